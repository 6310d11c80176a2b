import * as styles from './Trap.css.ts';

/** A field named `website` that people do not meet: who fills it is a robot. */
export function Trap() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <label>
        Website <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
