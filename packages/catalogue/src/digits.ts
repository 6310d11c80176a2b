/**
 * Formats a number in English notation, such as `1,234.5`. `Intl.NumberFormat` does the same, but its first use blocks
 * the main thread of a phone for about 80 ms.
 *
 * @param decimals decimal places; by default those of the number
 */
export function digits(value: number, decimals?: number): string {
  const plain = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
