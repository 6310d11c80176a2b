const protocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whether an address from an untrusted source may be followed: relative, web, mail or telephone. */
export function isSafeUrl(address: string): boolean {
  try {
    return protocols.includes(new URL(address, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}
