import * as styles from './floor.css.ts';

/** Space below the feet in metres, as in the pictures of machines beside the person. */
export const belowFloor = 0.1;

/** Width in metres. */
export const personWidth = 0.6;

/** The right half, which overlaps the left one a little. */
const half =
  'M29 0c7 0 9 5 9 12 0 5-2 8-3 10v4c1 3 5 5 9 6 5 2 7 5 7 10l2 23 3 25c0 3 1 5 1 9 0 4-1 7-3 7s-1-3-2-7l-2-8-4-23-3-19c0 7-1 13-1 19 0 8 3 15 3 25 0 14-3 25-3 37 0 12-1 24-2 34 0 3 3 7 4 10 1 3 1 4-1 4h-7c-1 0-2-1-2-4 0-15-2-29-2-43l-2-32h-1z';

/** A person of 1.8 m, to scale. Renders `<svg>`. */
export function Person({ scale }: { scale: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 190"
      width={personWidth * scale}
      height={(1.8 + belowFloor) * scale}
      className={styles.person}
    >
      <path d={half} />
      <path d={half} transform="matrix(-1 0 0 1 60 0)" />
    </svg>
  );
}
