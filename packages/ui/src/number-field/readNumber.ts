import { fill } from '../internal/fill.ts';
import type { Words } from '../internal/labels.ts';

/** A number as people type it, or the reason why it is none. */
export type ReadNumber = { value: number } | { error: string };

export const defaultLabels = {
  /** `{name}` is the name of the quantity. */
  invalid: 'Enter the {name} as a number, such as 40 or 12.5.',
  /** `{typed}` can mean `{thousands}` and `{fraction}`. */
  ambiguous: 'Write the {name} as {thousands} or as {fraction}: {typed} can mean either.',
} as const;

/** Words of the field. */
export interface NumberFieldLabels extends Words<typeof defaultLabels> {}

/**
 * Reads `12.5`, `12,5`, `1 400`, `1,400.5` and `−5`. A comma before exactly three digits means a fraction in one
 * country and thousands in another, so `1,400` is an error that asks which: to guess would be wrong by a factor of a
 * thousand.
 *
 * @param name name of the quantity, as the subject of the message, such as `flow`
 */
export function readNumber(
  text: string,
  name: string,
  labels: NumberFieldLabels = defaultLabels,
): ReadNumber {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0\u2009\u202f']/g, '')
    .replace(/^[−–]/, '-');
  if (/^-?[1-9]\d{0,2}(,\d{3})+\.\d+$/.test(plain) || /^-?[1-9]\d{0,2}(,\d{3}){2,}$/.test(plain)) {
    return { value: Number(plain.replaceAll(',', '')) };
  }
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(plain)) {
    const thousands = plain.replace(',', '');
    const fraction = plain.replace(',', '.');
    return { error: fill(labels.ambiguous, { name, thousands, fraction, typed: plain }) };
  }
  if (/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return { value: Number(plain.replace(',', '.')) };
  return { error: fill(labels.invalid, { name }) };
}
