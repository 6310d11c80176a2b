import * as styles from './floor.css.ts';

/** Space below the feet in metres, as in the pictures of machines beside the person. */
export const belowFloor = 0.1;

/** Width in metres. */
export const personWidth = 0.6;

/** The right half, which overlaps the left one a little. */
const half =
  'M29.5 0c6.8 0 9 5.2 8.5 11.7-.4 5-1.8 8.6-3.1 10.3v4.4c1.4 3 5.5 4.4 9.2 5.7 5 1.8 6.7 5 7.3 10.4l2.3 22.5 2.6 24.5c.4 3.5 1.2 6 .9 9.5-.3 4-1.4 7.5-3.2 7.4-1.7 0-1.3-3.3-1.9-6.9-.5-3-1.2-5-1.6-8L47 67l-3-18.5c-.4 7-1.7 13.5-1.7 19.5 0 7.5 2.7 15 3 25 .3 14-2.6 25-2.6 37 0 12-1.5 24-2.4 34.5-.1 3 3 6.5 4.5 9.5 1.3 2.7.6 4.3-1.7 4.3h-7.6c-1.5 0-1.9-1.2-1.8-3.5.1-4-.2-8-.5-12-.9-11-1.3-21-1-31.5L30.5 100h-1z';

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
