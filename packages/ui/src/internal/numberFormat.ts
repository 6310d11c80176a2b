/**
 * A function that formats numbers, with a fixed number of decimals or as many as they have. English needs no
 * `Intl.NumberFormat`, whose first use blocks the main thread of a phone for 80 ms.
 */
export function numberFormat(locale: string, decimals?: number): (value: number) => string {
  if (!/^en(?:-GB|-US)?$/.test(locale))
    return new Intl.NumberFormat(locale, { minimumFractionDigits: decimals }).format;
  return (value) => {
    const plain = decimals === undefined ? String(value) : value.toFixed(decimals);
    const [whole = '', fraction] = plain.split('.');
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
    return fraction ? `${grouped}.${fraction}` : grouped;
  };
}
