/** The id that the address names after its `#`; empty where it names none. */
export function addressedId(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    // Not every `%` in an address that somebody typed begins an escape.
    return written;
  }
}
