/** Units and currencies as people write them beside a number: in a field, in a search, pasted from a datasheet. */

/** How a unit of the field is written, and the size of the written one in it: `['m3h', 'm3/?s', 3600]`. */
type Spelling = readonly [unit: string, pattern: string, factor?: number, offset?: number];

const currencySigns = {
  EUR: 'eur|€',
  USD: String.raw`usd|us\$|\$`,
  KRW: 'krw|₩|원',
  // The yen has the same sign as the yuan, so ¥ is asked about.
  CNY: 'cny|rmb|元',
  INR: String.raw`inr|₹|rs\.?`,
  BRL: String.raw`brl|r\$`,
  AED: String.raw`aed|dhs?\.?`,
};
const currencies = Object.entries(currencySigns);
const energy = String.raw`(?:\/?kwh|perkwh)?`;
const gauge = String.raw`(?:\(g\)|g)?`;
const percent: readonly Spelling[] = [['', '%|percent']];

/** Spellings by field, in lower case and without spaces. Factors: NIST Special Publication 811 (2008), appendix B.8. */
export const spellings = {
  flow: [
    ['nm3h', String.raw`nm[3³]\/?h`],
    ['nm3h', String.raw`nm[3³]\/?min`, 60],
    ['m3min', String.raw`m[3³]\/?min|cmm`],
    ['m3h', String.raw`m[3³]\/?h|cmh`],
    ['m3h', String.raw`m[3³]\/?s`, 3600],
    ['m3h', String.raw`l\/?s`, 3.6],
    ['m3h', String.raw`l\/?min|lpm`, 0.06],
    ['scfm', 'scfm'],
    ['cfm', String.raw`[ia]?cfm|ft[3³]\/?min`],
  ],
  // Absolute pressures are asked about: the field is a rise.
  pressure: [
    ['mbar', `(?:mbar|hpa)${gauge}`],
    ['bar', `bar${gauge}`],
    ['kpa', `kpa${gauge}`],
    ['psi', 'psi[gd]?'],
    ['bar', 'mpa', 10],
    ['kpa', 'pa', 1e-3],
    ['bar', String.raw`kgf?\/?cm[2²]`, 0.980_665],
    ['mbar', 'mmh2o|mmaq', 0.098_066_5],
    ['mbar', 'inh2o|inwc', 2.490_89],
    ['mbar', 'inhg', 33.863_9],
  ],
  power: [
    ['kw', 'kw'],
    ['hp', 'b?hp'],
    ['kw', 'mw', 1000],
    ['kw', 'w', 1e-3],
    ['kw', 'ps|cv', 0.735_499],
  ],
  temperature: [
    ['c', '°?c'],
    ['f', '°?f'],
    ['c', 'k', 1, -273.15],
  ],
  altitude: [
    ['m', 'm(?:asl)?'],
    ['ft', 'ft|feet'],
    ['m', 'km', 1000],
  ],
  humidity: percent,
  efficiency: percent,
  drive: percent,
  hours: [['', String.raw`(?:h|hrs?|hours?|std\.?|시간)(?:(?:\/|per|a)(?:a|y|yr|year|jahr))?`]],
  price: [
    ...currencies.map(([unit, sign]): Spelling => [unit, `(?:${sign})${energy}`]),
    ...currencies.map(([unit, sign]): Spelling => [unit, String.raw`(?:${sign})\/?mwh`, 1e-3]),
    ['', String.raw`\/?kwh`],
    ['', `(?:ct|cents?|¢)${energy}`, 0.01],
  ],
  co2: [
    ['', `kg(?:co[2₂]e?)?${energy}`],
    ['', String.raw`t(?:co[2₂]e?)?\/mwh`],
    ['', String.raw`(?:g(?:co[2₂]e?)?\/kwh|kg(?:co[2₂]e?)?\/mwh)`, 1e-3],
    ['', String.raw`lbs?(?:co[2₂]e?)?\/kwh`, 0.453_592_37],
    ['', String.raw`lbs?(?:co[2₂]e?)?\/mwh`, 0.453_592_37e-3],
  ],
  investment: currencies,
} as const satisfies Record<string, readonly Spelling[] | (readonly [string, string])[]>;

export type WrittenField = keyof typeof spellings;

/** A number apart from what is written around it. */
export interface Written {
  /** As typed, without its unit. */
  number: string;
  /** The whole text for another number: `$540,000` for 540000 is `$540000`. */
  around: (number: string) => string;
  /** What is written around it; undefined if it is a number alone. */
  beside?: string;
  /** Its unit among those of the field, empty if the field has one only; undefined if it is not known. */
  unit?: string;
  /** The number in that unit, as printed. */
  inUnit: (value: number) => number;
}

/** Longer texts are no number with a unit. */
const longest = 60;

/** Splits the text of a field into its number and its unit: `1,400 CFM`, `$540,000`, `540.000,- €`; undefined without a number. */
export function splitUnit(field: WrittenField, text: string): Written | undefined {
  if (text.length > longest) return undefined;
  const [, before = '', number, after = ''] =
    /^(\D*?)([-−–－]?[.,]?\p{Nd}(?:[\p{Nd}.,٬٫，．'’\s]*\p{Nd})?)(.*)$/su.exec(text) ?? [];
  if (!number) return undefined;
  const beside = (before + after.replace(/^[.,](?:[-–—]+|(?=\s|$))/, ''))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/g, '');
  const around = (other: string) => before + other + after;
  if (!beside) return { number, around, unit: '', inUnit: (value) => value };
  const [unit, , factor = 1, offset = 0] =
    (spellings[field] as readonly Spelling[]).find(([, pattern]) =>
      new RegExp(`^(?:${pattern})$`).test(beside),
    ) ?? [];
  const inUnit = (value: number) => Number((value * factor + offset).toPrecision(9));
  return {
    number,
    around,
    beside: `${before}${after}`.trim(),
    inUnit,
    ...(unit !== undefined && { unit }),
  };
}
