import { type Readings, type ReadNumber, readNumber } from '@brand/ui/read-number';

/** Units whose numbers are written in English: `2,400` is 2400. */
export const usUnits = ['cfm', 'scfm', 'psi', 'hp', 'f', 'ft'];

/**
 * Reads the number of a field. What `2,400` means follows from US units, from which of 2400 and 2.4 is possible, or from
 * how the other numbers are written; otherwise it is an error with both readings. A reading that a visitor has chosen is
 * the first of two values of the field.
 *
 * @param name name of the quantity in error messages
 * @param isPossible whether a value can be meant
 */
export function readFieldNumber(
  parameters: URLSearchParams,
  field: string,
  name: string,
  isPossible: (value: number) => boolean = () => true,
): ReadNumber {
  const number = readNumber(parameters.get(field) ?? '', name);
  if (!('error' in number) || !number.readings) return number;
  const meant = meaningOf(number.readings, parameters, isPossible);
  return meant ? { value: Number(number.readings[meant]) } : number;
}

function meaningOf(
  { thousands, fraction }: Readings,
  parameters: URLSearchParams,
  isPossible: (value: number) => boolean,
): keyof Readings | undefined {
  if (isInUsUnits(parameters)) return 'thousands';
  const [whole, part] = [isPossible(Number(thousands)), isPossible(Number(fraction))];
  if (whole !== part) return whole ? 'thousands' : 'fraction';
  const signs = new Set([...parameters.values()].flatMap((text) => decimalSign(text) ?? []));
  if (signs.size !== 1) return undefined;
  return signs.has('.') ? 'thousands' : 'fraction';
}

const isInUsUnits = (parameters: URLSearchParams) =>
  parameters.get('units') === 'us' ||
  [...parameters].some(([field, value]) => field.endsWith('Unit') && usUnits.includes(value));

/** The decimal sign of a number, if it is certain: three digits after it may be thousands. */
function decimalSign(text: string): string | undefined {
  const [, whole = '', sign, fraction = ''] = /^[-−]?([\d.,]*)([.,])(\d+)$/.exec(text.trim()) ?? [];
  return fraction.length !== 3 || /^0?$/.test(whole) ? sign : undefined;
}
