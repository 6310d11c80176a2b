/** The numbers of a form, with the units that may be written beside them. */

import { type ReadNumber, readNumber } from '@brand/ui/read-number';
import { spellings, splitUnit, type Written, type WrittenField } from './writtenUnits.ts';

/** Units whose numbers are written in English: `2,400` is 2400. */
export const usUnits = ['cfm', 'scfm', 'psi', 'hp', 'f', 'ft'];

const numberFields = Object.keys(spellings) as WrittenField[];

/** The parameters of a form, with each number apart from its unit. */
export interface WrittenForm {
  /** Units that are written beside numbers are those of their fields: `flow=1,400 CFM` is `flow=1,400&flowUnit=cfm`. */
  parameters: URLSearchParams;
  written: Partial<Record<WrittenField, Written>>;
}

export function readForm(sent: URLSearchParams): WrittenForm {
  const parameters = new URLSearchParams(sent);
  const written: WrittenForm['written'] = {};
  for (const field of numberFields) {
    // A reading that a visitor has chosen is the first of two values of the field.
    const found = splitUnit(field, sent.get(field)?.trim() ?? '');
    if (!found) continue;
    written[field] = found;
    if (found.unit === undefined) continue;
    parameters.set(field, found.number);
    if (found.unit && field !== 'investment')
      parameters.set(field === 'price' ? 'currency' : `${field}Unit`, found.unit);
  }
  return { parameters, written };
}

/** A number field in error messages: its quantity, and the units that it takes. */
export interface FieldWords {
  name: string;
  units: string;
}

/**
 * Reads the number of a field, in its unit. What `2,400` and `2.400` mean follows from the decimal sign of the other
 * numbers, or else from US units, and from which of 2400 and 2.4 is possible. If these disagree or tell nothing, the result
 * is an error with both readings.
 *
 * @param bounds whether a value can be meant, beginning with the narrowest bounds
 */
export function readFieldNumber(
  form: WrittenForm,
  field: WrittenField,
  { name, units }: FieldWords,
  bounds: readonly ((value: number) => boolean)[],
): ReadNumber {
  const number = readNumber(form.parameters.get(field) ?? '', name);
  const found = form.written[field];
  if (!found) return number;
  const { beside, unit, inUnit, around } = found;
  if (unit === undefined)
    return isUnit(beside) ? { error: `Enter the ${name} in ${units}, not “${beside}”.` } : number;
  if ('value' in number) return { value: inUnit(number.value) };
  const { error, readings } = number;
  if (!readings) return number;
  const sign = decimalSignOf(form);
  const written = sign && (found.number.includes(sign) ? 'fraction' : 'thousands');
  const [possible] = bounds.flatMap((isPossible) => {
    const [whole, part] = [readings.thousands, readings.fraction].map((reading) =>
      isPossible(inUnit(Number(reading))),
    );
    return whole === part ? [] : whole ? ('thousands' as const) : ('fraction' as const);
  });
  const meant = written && possible && written !== possible ? undefined : (written ?? possible);
  if (meant) return { value: inUnit(Number(readings[meant])) };
  const { thousands, fraction } = readings;
  return { error, readings: { thousands: around(thousands), fraction: around(fraction) } };
}

/** Whether a text can be a unit, such as `m3/s`: other texts with digits are mistyped numbers. */
const isUnit = (text = '') => /\p{L}|\p{S}/u.test(text) && !/[\d]{2}|[014-9]/.test(text);

/**
 * The decimal sign of a form: a comma if a number has one, because links write points into the form of any visitor; or
 * else the point of a number, or that of US units.
 */
function decimalSignOf({ parameters, written }: WrittenForm): string | undefined {
  const numbers = Object.values(written).map(({ number }) => number);
  const signs = numbers.flatMap((number) => certainSign(number) ?? []);
  if (signs.length > 0) return signs.includes(',') ? ',' : '.';
  const isInUsUnits =
    parameters.get('units') === 'us' ||
    [...parameters].some(([field, value]) => field.endsWith('Unit') && usUnits.includes(value));
  return isInUsUnits ? '.' : undefined;
}

/** The decimal sign of a number, if only one is possible. */
function certainSign(number: string): string | undefined {
  if ('error' in readNumber(number, '')) return undefined;
  const [first, second] = number.match(/[.,](?=\d)/g) ?? [];
  // Signs of thousands can stand twice.
  if (first === second && first) return first === '.' ? ',' : '.';
  return second ?? first;
}
