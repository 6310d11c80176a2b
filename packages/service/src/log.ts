/** Writes an error as a line of JSON to stderr. */
export function logError(message: string, stack?: string, time = new Date()): void {
  console.error(JSON.stringify({ time: time.toISOString(), level: 'error', message, stack }));
}
