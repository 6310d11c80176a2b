import * as styles from './ParsingEnd.css.ts';

/** Marks the end of an element for `whileParsing`: render it as the last child. */
export const ParsingEnd = () => <span hidden className={styles.parsingEnd} />;
