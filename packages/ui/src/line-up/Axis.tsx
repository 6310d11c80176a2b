import { Fragment } from 'react';
import { belowFloor } from '../internal/Person.tsx';
import { UnitsText } from '../internal/UnitsText.tsx';
import type { AxisPlace, AxisTick } from './axisOf.ts';
import * as styles from './LineUp.css.ts';
import { row } from './row.ts';

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
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-width / 2} 0 ${width} ${belowFloor * scale}`}
      className={styles.reach}
    >
      <path d={`M${-range / 2} 0H${range / 2}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Share of the row that two labels side by side need. */
const close = 0.05;

/** The floor line, from edge to edge of the page, with the ends of the ranges. */
export function Ticks({ ticks, scale }: { ticks: readonly AxisTick[]; scale: number }) {
  return (
    <li aria-hidden="true" className={styles.axis}>
      {/* As high as the space below the feet. */}
      <svg height={belowFloor * scale} viewBox={`0 0 ${row.width} ${belowFloor * scale}`} />
      <svg className={styles.line}>
        <line x1="-100%" x2="200%" y1="0" y2="0" />
        <g className={styles.ticks}>
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
        </g>
      </svg>
    </li>
  );
}
