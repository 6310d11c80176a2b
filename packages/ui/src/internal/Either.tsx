import * as styles from './Either.css.ts';

interface EitherProps {
  /** The one that is shown and read out. */
  shown: 'first' | 'second';
  first: string;
  second: string;
}

/** One of two texts with the width of the longer one, so that its container keeps its width. Renders `<span>`. */
export function Either({ shown, first, second }: EitherProps) {
  return (
    <span className={styles.words}>
      <span data-shown={shown === 'first' ? '' : undefined} className={styles.word}>
        {first}
      </span>
      <span data-shown={shown === 'second' ? '' : undefined} className={styles.word}>
        {second}
      </span>
    </span>
  );
}
