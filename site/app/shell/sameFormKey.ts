/**
 * Idempotency key of a form submitted without JavaScript, such as twice by a double click. Its page is the same for all
 * visitors, so the key cannot be in it. The service binds each key to what was sent: whoever sends exactly the same again
 * on the same day gets the same confirmation.
 */
export function sameFormKey(now: Date): string {
  return `form-${now.toISOString().slice(0, 10)}`;
}
