import { german } from './german.ts';
import { korean } from './korean.ts';

/** Values of the *Words* toolbar. */
export const wordings = ['as written', 'long German', 'Korean'] as const;

export type Wording = (typeof wordings)[number];

/** The `lang` attribute for each value. */
export const languages: Record<Wording, string> = {
  'as written': 'en',
  'long German': 'de',
  Korean: 'ko',
};

const translations = { 'long German': german, Korean: korean };

/** Words that are the same in every language. */
const units = new Set(
  'mm cm m km kg g t l s min h d rpm Hz kHz kW MW kWh MWh W V A bar mbar kPa Pa dB px ms KB MB GB PNG JPG PDF CSV'.split(
    ' ',
  ),
);

/**
 * Replaces the words of a text with words in another language; a word always gets the same replacement. Keeps numbers,
 * units, URLs and codes (words with digits or in capitals).
 */
export function inOtherWords(text: string, wording: Exclude<Wording, 'as written'>): string {
  const translate = translations[wording];
  return text
    .split(/(\s+)/)
    .map((token) =>
      isCode(token)
        ? token
        : token.replace(/\p{L}+/gu, (word) => {
            if (units.has(word)) return word;
            return translate(word, (count) => hash(word.toLowerCase()) % Math.max(1, count));
          }),
    )
    .join('');
}

function isCode(token: string): boolean {
  const bare = token.replace(/^\P{L}+|\P{L}+$/gu, '');
  return (
    /\p{N}|@|:\/\/|\p{L}\.\p{L}/u.test(token) ||
    (/^[\p{Lu}+-]{2,6}$/u.test(bare) && bare.length < 7)
  );
}

function hash(word: string): number {
  let value = 7;
  for (const letter of word) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
