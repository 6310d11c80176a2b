/**
 * The pictures of the 46 models. Models of a size family share their dimensions and pictures: there are three families
 * each of RMX and EMX, and four of MAX.
 */

/** Sizes and pressure bands, the same for RMX and EMX. */
const codes = [
  '10-C060',
  '15-C060',
  '20-C060',
  '25-C060',
  '30-C040',
  '30-C070',
  '35-C040',
  '35-C080',
  '40-C060',
  '40-C080',
  '50-C060',
  '50-C080',
  '75-C040',
  '75-C060',
  '75-C080',
  '100-C040',
  '100-C060',
  '100-C080',
  '125-C040',
  '125-C060',
  '125-C080',
] as const;

/** Size family by the size in a code: 10-25 small, 30-50 medium, 75-125 large. */
function familyOf(size: number): 's' | 'm' | 'l' {
  if (size <= 25) return 's';
  return size <= 50 ? 'm' : 'l';
}

export interface ModelImages {
  /** Names of catalogue assets. */
  front: string;
  back: string;
}

const sides = (machine: string): ModelImages => ({
  front: `${machine}-front`,
  back: `${machine}-back`,
});

/** Pictures by model code, such as `RMX10-C060`. */
export const modelImages: Readonly<Record<string, ModelImages>> = Object.fromEntries([
  ...['MAX50', 'MAX75', 'MAX100', 'MAX125'].map((code) => [code, sides(code.toLowerCase())]),
  ...['RMX', 'EMX'].flatMap((series) =>
    codes.map((code) => [
      `${series}${code}`,
      sides(`${series.toLowerCase()}-${familyOf(Number.parseInt(code, 10))}`),
    ]),
  ),
]);
