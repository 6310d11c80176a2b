import { fill } from './fill.ts';

/** A template for each plural category of a language: `{ one: '{count} file', other: '{count} files' }`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** `plural({ one: '{max} file', other: '{max} files' }, 2, { max: 2 })` is `2 files`. */
export function plural(
  forms: Plural,
  count: number,
  values: Record<string, string | number>,
  locale = 'en-US',
): string {
  return fill(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, values);
}
