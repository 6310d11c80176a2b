import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { measured } from '../internal/measured.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './RangeBar.css.ts';

export interface RangeBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the quantity, for example `Flow rate`. */
  label: string;
  /** The formatted value with its unit, for example `44 m³/min`. */
  value: UnitText;
  /** The formatted ends of the range. */
  range: readonly [from: UnitText, to: UnitText];
  /** Position of the value from 0, the start of the range, to 1, its end. Other positions are clamped. */
  position: number;
  /** Meaning of the position, for example `12% below the model’s maximum`. */
  text?: UnitText;
  /** One line, for rows of results: value and text are left to screen readers. @default false */
  dense?: boolean;
}

/** The position of a value within a range. Renders `<div>`. */
export function RangeBar({
  label,
  value,
  range: [from, to],
  position,
  text,
  dense = false,
  className,
  ...props
}: RangeBarProps) {
  const place = `${Math.min(1, Math.max(0, position)) * 100}%`;
  const values = (
    <>
      <span className={styles.value}>{measured(value)}</span>
      {text && <span className={styles.text}> {measured(text)}</span>}
    </>
  );
  return (
    <div {...props} data-dense={dense ? '' : undefined} className={cx(styles.root, className)}>
      <p className={styles.line}>
        <span className={styles.label}>{label}</span>{' '}
        {dense ? <VisuallyHidden>{values}</VisuallyHidden> : values}
      </p>
      <p className={styles.scale}>
        <span>{measured(from)}</span>
        <svg aria-hidden="true" className={styles.bar}>
          <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.range} />
          <line x1="0" x2={place} y1="50%" y2="50%" className={styles.reached} />
          <circle cx={place} cy="50%" r="5" className={styles.mark} />
        </svg>
        <span>{measured(to)}</span>
      </p>
    </div>
  );
}
