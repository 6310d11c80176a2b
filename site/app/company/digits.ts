/**
 * A number in English notation, such as `1,234.5`. `Intl.NumberFormat` gives the same, but its first use keeps a phone
 * busy for some 80 ms, during which the page does not respond.
 *
 * @param decimals digits after the point; by default those it has
 */
export function digits(value: number, decimals?: number): string {
  const plain = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
