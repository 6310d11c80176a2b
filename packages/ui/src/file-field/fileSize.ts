const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Formats a number of bytes in steps of 1024: `2.4 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    // The short form in English would be "10 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}
