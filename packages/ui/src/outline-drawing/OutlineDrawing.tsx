import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as measured from '../measured/Measured.css.ts';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './OutlineDrawing.css.ts';

/** A length and its printed form. */
export interface OutlineLength {
  /** In the unit of the drawing, the same for all views. */
  length: number;
  /** With its unit, for example `1150 mm`. */
  label: UnitText;
}

/** One side of a body. */
export interface OutlineView {
  /** For example `Front`. */
  name: string;
  /** Extent from left to right. */
  across: OutlineLength;
  /** Extent upwards. */
  up: OutlineLength;
}

export interface OutlineDrawingProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Name of the drawing, for example `Outline of RMX40-C080`. */
  label: string;
  /** The sides, drawn to one scale. */
  items: readonly OutlineView[];
  /** Note below the drawing. */
  note?: ReactNode;
}

/** The largest extent is 100; around it is room for the dimension lines. */
const viewBox = '-20 -2 122 122';

/** A body as rectangles with their dimensions, seen from several sides. Renders `<figure>`. */
export function OutlineDrawing({ label, items, note, className, ...props }: OutlineDrawingProps) {
  const largest = Math.max(...items.flatMap(({ across, up }) => [across.length, up.length]));
  const scale = 100 / largest;
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <ul aria-label={label} className={styles.views}>
        {items.map(({ name, across, up }) => {
          const width = across.length * scale;
          const height = up.length * scale;
          const left = (100 - width) / 2;
          const right = left + width;
          const top = 100 - height;
          const middle = top + height / 2;
          return (
            <li key={name} className={styles.view}>
              <svg
                role="img"
                aria-label={`${name}: ${inWords(across.label)} × ${inWords(up.label)}`}
                viewBox={viewBox}
                className={styles.drawing}
              >
                <rect x={left} y={top} width={width} height={height} className={styles.body} />
                <text x="50" y={middle} dy="0.35em" className={styles.name}>
                  {name}
                </text>
                <path
                  d={`M${left} 106H${right}M${left} 104v4M${right} 104v4M${left - 6} ${top}V100M${left - 8} ${top}h4M${left - 8} 100h4`}
                  className={styles.dimension}
                />
                <text x="50" y="116" className={cx(measured.root, styles.length)}>
                  {printed(across.label)}
                </text>
                <text
                  x={left - 11}
                  y={middle}
                  transform={`rotate(-90 ${left - 11} ${middle})`}
                  className={cx(measured.root, styles.length)}
                >
                  {printed(up.label)}
                </text>
              </svg>
            </li>
          );
        })}
      </ul>
      {note && <figcaption className={styles.note}>{note}</figcaption>}
    </figure>
  );
}

const inWords = (label: UnitText) =>
  typeof label === 'string' ? label : `${label.metric} (${label.us})`;

/** In SVG, as `Measured` is in HTML. */
const printed = (label: UnitText) =>
  typeof label === 'string' ? (
    label
  ) : (
    <>
      <tspan data-system="metric">{label.metric}</tspan>
      <tspan data-system="us">{label.us}</tspan>
    </>
  );
