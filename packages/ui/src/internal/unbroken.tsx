import type { ReactNode } from 'react';
import * as styles from './unbroken.css.ts';

/**
 * A range of figures or times, or a number with hyphens, with its unit and the rest of the word, because screen readers
 * pause between parts of a word. A word with more than 15 characters before it, such as an address, may break.
 */
const range =
  /((?<!\S)\S{0,15}?\d[–-]\d\S*(?:[ \u00a0](?:m³\/min|CFM|bar|psi|kW|hp|Hz|VAC|mA|mm|rpm|dB)(?!\w))?\S*)/;

/**
 * Keeps the ranges in a text, such as `40–100`, and numbers such as `60034-30-2`, from breaking at their dash or before
 * their unit. Other content is unchanged.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (Array.isArray(text)) return text.map(unbroken);
  if (typeof text !== 'string' || !range.test(text)) return text;
  return text.split(range).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <span key={index} className={styles.root}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The space between a single figure and its unit. */
const figure =
  /(\d) (?=(?:m³\/min|CFM|k?Pa|bar|psi|[kM]?Wh?|hp|k?Hz|VAC|mA|mm|rpm|dB|kg|°[CF]|K)(?![\w³]))/g;

/** Keeps single figures in running text, such as `30 kPa`, with their units. */
export const withUnits = (text: string) => text.replace(figure, '$1\u00a0');
