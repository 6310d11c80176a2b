/** The decoded id in the URL's fragment, or an empty string. */
export function fragmentId(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    // A typed URL may contain a `%` that does not start an escape sequence.
    return written;
  }
}
