import * as styles from './Either.css.ts';

interface EitherProps {
  /** Which of both is shown and read out. */
  shown: 'first' | 'second';
  first: string;
  second: string;
}

/** One of two words in the room of the longer, so that what holds it keeps its width. Renders `<span>`. */
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
