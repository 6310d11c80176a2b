import * as styles from './End.css.ts';

/** The last child of an element, which is hidden while it is `halfRead`. */
export const End = () => <span hidden className={styles.end} />;
