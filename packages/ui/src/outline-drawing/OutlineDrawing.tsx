import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { measured } from '../internal/measured.tsx';
import { unbroken } from '../internal/unbroken.tsx';
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

/** Width of the longest side in px, where there is room for it. */
const longest = 440;

/** Views of a machine as rectangles with their dimensions. Renders `<figure>`. */
export function OutlineDrawing({ label, items, note, className, ...props }: OutlineDrawingProps) {
  const scale =
    longest / Math.max(...items.flatMap(({ across, up }) => [across.length, up.length]));
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <ul aria-label={label} className={styles.views}>
        {items.map(({ name, across, up }) => (
          <li key={name} className={styles.view}>
            <svg
              role="img"
              aria-label={`${name}: ${inWords(across.label)} × ${inWords(up.label)}`}
              viewBox={`0 0 ${across.length} ${up.length}`}
              width={across.length * scale}
              className={styles.drawing}
            >
              <rect width={across.length} height={up.length} className={styles.body} />
            </svg>
            <span aria-hidden="true" className={styles.name}>
              {name}
            </span>
            <span aria-hidden="true" className={styles.across}>
              {measured(across.label)}
            </span>
            <span aria-hidden="true" className={styles.up}>
              {measured(up.label)}
            </span>
          </li>
        ))}
      </ul>
      {note && <figcaption className={styles.note}>{unbroken(note)}</figcaption>}
    </figure>
  );
}

const inWords = (label: UnitText) =>
  typeof label === 'string' ? label : `${label.metric} (${label.us})`;
