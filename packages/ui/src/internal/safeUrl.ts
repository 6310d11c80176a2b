const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether a URL from an untrusted source is safe: relative, web, mail or telephone. */
export function isSafeUrl(address: string): boolean {
  try {
    return protocols.includes(new URL(address, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
