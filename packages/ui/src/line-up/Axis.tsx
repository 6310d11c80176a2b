import { Fragment } from 'react';
import { belowFloor } from '../internal/Person.tsx';
import { UnitsText } from '../internal/UnitsText.tsx';
import type { AxisPlace, AxisTick } from './axisOf.ts';
import * as styles from './LineUp.css.ts';

// SVG attributes place what a style could not, because the page's Content-Security-Policy may forbid `style`.

/** Empty space of a width that shrinks with the images. */
export function Gap({ width }: { width: number }) {
  return (
    <li aria-hidden="true" className={styles.gap}>
      <svg width={Math.round(width)} height="1" />
    </li>
  );
}

/** The range of a machine on the floor line, below its image. */
export function Reach({ width, range, scale }: AxisPlace & { scale: number }) {
  const half = (range / width) * 50;
  return (
    <svg aria-hidden="true" height={belowFloor * scale} className={styles.reach}>
      <line x1={`${50 - half}%`} x2={`${50 + half}%`} y1="0" y2="0" />
    </svg>
  );
}

/** Share of the row that two labels side by side need. */
const close = 0.05;

/** The floor line, from edge to edge of the page, with the ends of the ranges. */
export function Ticks({ ticks, scale }: { ticks: readonly AxisTick[]; scale: number }) {
  return (
    <li aria-hidden="true" className={styles.axis}>
      <svg height={belowFloor * scale} className={styles.line}>
        <line x1="-100%" x2="200%" y1="0" y2="0" />
        {ticks.map(({ place, text }, index) => {
          const x = `${place * 100}%`;
          // Labels of ends that are close to each other part.
          const isCloseTo = (other?: AxisTick) =>
            other !== undefined && Math.abs(other.place - place) < close;
          const look =
            place === 1 || isCloseTo(ticks[index + 1])
              ? styles.lastEnd
              : isCloseTo(ticks[index - 1])
                ? styles.start
                : styles.end;
          return (
            <Fragment key={place}>
              <line x1={x} x2={x} y1="0" y2="8" />
              {text && <UnitsText text={text} x={x} y="26" className={look} />}
            </Fragment>
          );
        })}
      </svg>
    </li>
  );
}
