/** Like `Intl.NumberFormat`, whose first use blocks the main thread of a phone for 80 ms: `1,234.5`. */
export function digits(value: number, decimals?: number): string {
  const plain = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
