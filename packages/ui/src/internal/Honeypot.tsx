import * as styles from './Honeypot.css.ts';

/** A honeypot field named `website`, which only bots fill in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
