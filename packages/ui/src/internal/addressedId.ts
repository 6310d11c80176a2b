/** The id in the URL's fragment; empty if there is none. */
export function addressedId(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    // Not every `%` in a typed URL starts an escape.
    return written;
  }
}
