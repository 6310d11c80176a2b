const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether a URL from an untrusted source is safe: relative, `http(s):`, `mailto:` or `tel:`. */
export function isSafeUrl(address: string): boolean {
  try {
    return protocols.includes(new URL(address, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
