import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { measured, unitAfter } from '../internal/measured.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './KeyFigure.css.ts';

export const keyFigureSizes = ['medium', 'large'] as const;

export interface KeyFigureProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The formatted figure, for example `38`. */
  value: UnitText;
  /** Its unit, in smaller text next to it. Includes `%`. */
  unit?: UnitText;
  /** Meaning of the figure. */
  label: string;
  /** At most 96 px high, or 176 px for the only figure of a block. @default 'medium' */
  size?: (typeof keyFigureSizes)[number];
}

/** One figure, set large, and its meaning. In a `Split` it is above the title. Renders `<p>`. */
export function KeyFigure({
  value,
  unit,
  label,
  size = 'medium',
  className,
  ...props
}: KeyFigureProps) {
  return (
    <p {...props} className={cx(styles.root, className)}>
      <span className={styles.sizes[size]}>
        {measured(value)}
        {unit && unitAfter(unit, styles.unit)}
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </p>
  );
}
