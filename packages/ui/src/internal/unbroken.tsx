import type { ReactNode } from 'react';
import * as styles from './unbroken.css.ts';

/** A range of figures with its dash. */
const range = /(\d[\d.,]*–\d[\d.,]*\d|\d–\d)/;

/** Keeps the ranges in a text, such as `40–100`, from breaking at their dash. Other content is unchanged. */
export function unbroken(text: ReactNode): ReactNode {
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
