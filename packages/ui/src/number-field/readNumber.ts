import { fill } from '../internal/fill.ts';
import type { Words } from '../internal/labels.ts';

/** The two numbers that an ambiguous input can mean, as text that is not ambiguous. */
export interface Readings {
  /** The sign separates thousands: `1400`. */
  thousands: string;
  /** The sign is a decimal sign: `1.4`, or `1.3750`, because `1.375` would be ambiguous. */
  fraction: string;
}

/** The number that was read, or an error message; `readings` are set if the input is ambiguous. */
export type ReadNumber = { value: number } | { error: string; readings?: Readings };

export const defaultLabels = {
  /** `{name}` is the name of the quantity. */
  invalid: 'Enter the {name} as a number, such as 40 or 12.5.',
  /** `{typed}` can mean `{thousands}` and `{fraction}`. */
  ambiguous: 'Write the {name} as {thousands} or as {fraction}: {typed} can mean either.',
  /** Button for each reading of an ambiguous input. */
  use: 'Use {reading}',
} as const;

/** Labels of the field. */
export interface NumberFieldLabels extends Words<typeof defaultLabels> {}

/**
 * Reads `12.5`, `12,5`, `1 400`, `1,400.5`, `1.400,5`, `5,40,000` and `−5`, in the digits of any script. A comma or a point
 * before exactly three digits separates thousands in some languages of `@brand/ui/labels` and is the decimal sign in others,
 * so `1,400` and `1.400` return an error that asks which number is meant, with both readings: a wrong guess would be off by
 * a factor of 1000.
 *
 * @param name name of the quantity in the error message, for example `flow`
 */
export function readNumber(
  text: string,
  name: string,
  labels: Pick<NumberFieldLabels, 'invalid' | 'ambiguous'> = defaultLabels,
): ReadNumber {
  const plain = text
    .replaceAll(/[\s'’٬\p{Bidi_C}]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll('，', ',')
    .replaceAll(/[．٫]/g, '.')
    .replace(/^[−–－]/, '-');
  const [, separator] =
    /^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*(?!\1)[.,]\d+$/.exec(plain) ??
    /^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})+$/.exec(plain) ??
    // Lakhs and crores.
    /^-?[1-9]\d?(,)\d\d(,\d\d)*,\d{3}(\.\d+)?$/.exec(plain) ??
    [];
  if (separator) return { value: Number(plain.replaceAll(separator, '').replace(',', '.')) };
  const [, whole, part] = /^(-?[1-9]\d{0,2})[.,](\d{3})$/.exec(plain) ?? [];
  if (whole && part) {
    const fraction = String(Number(`${whole}.${part}`));
    const readings = {
      thousands: whole + part,
      fraction: /\.\d{3}$/.test(fraction) ? `${fraction}0` : fraction,
    };
    const error = fill(labels.ambiguous, { name, ...readings, typed: plain });
    return { error, readings };
  }
  if (/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return { value: Number(plain.replace(',', '.')) };
  return { error: fill(labels.invalid, { name }) };
}

/** `4` for `٤`. The ten digits of a script follow each other, and some scripts follow another one. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return `${before % 10}`;
}
