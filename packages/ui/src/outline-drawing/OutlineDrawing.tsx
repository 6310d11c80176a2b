import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as measured from '../measured/Measured.css.ts';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './OutlineDrawing.css.ts';

/** A length and its label. */
export interface OutlineLength {
  /** Length in any unit, the same for all views. */
  length: number;
  /** The length with its unit, for example `1150 mm`. */
  label: UnitText;
}

/** A view of one side of the machine. */
export interface OutlineView {
  /** Name of the view, for example `Front`. */
  name: string;
  /** Width of the view. */
  across: OutlineLength;
  /** Height of the view. */
  up: OutlineLength;
}

export interface OutlineDrawingProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Accessible name of the drawing, for example `Outline of RMX40-C080`. */
  label: string;
  /** Views, drawn to the same scale. */
  items: readonly OutlineView[];
  /** Note below the drawing. */
  note?: ReactNode;
}

/** The longest side is 100 units. The rest is room for dimension lines. */
const viewBox = '-20 -2 122 122';

/** Views of a machine as rectangles with their dimensions. Renders `<figure>`. */
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

/** The SVG counterpart of `Measured`. */
const printed = (label: UnitText) =>
  typeof label === 'string' ? (
    label
  ) : (
    <>
      <tspan data-system="metric">{label.metric}</tspan>
      <tspan data-system="us">{label.us}</tspan>
    </>
  );
