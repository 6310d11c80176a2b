import * as styles from './End.css.ts';

/** Marks the end of an element that is hidden while it is `halfRead`: render it as the last child. */
export const End = () => <span hidden className={styles.end} />;
