import * as styles from './floor.css.ts';

/** Space below the feet in metres, as in the pictures of machines beside the person. */
export const belowFloor = 0.1;

/** Width in metres. */
export const personWidth = 0.6;

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
      <path d="M30 0c12 0 12 21 0 21s-12-21 0-21m-7 24h14l10 4q5 2 6 10l4 46q0 8-4 8t-5-7l-5-35v40l-2 44v38l4 8H33l-3-80-3 80H15l4-8v-38l-2-44V50l-5 35q-1 7-5 7t-4-8l4-46q1-8 6-10z" />
    </svg>
  );
}
