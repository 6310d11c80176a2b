import * as styles from './Either.css.ts';

interface EitherProps {
  /** Which text is shown and read out. */
  shown: 'first' | 'second';
  first: string;
  second: string;
}

/** Shows one of two texts at the width of the longer, so that switching does not change the layout. Renders `<span>`. */
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
