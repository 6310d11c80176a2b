import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { measured } from '../internal/measured.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './MeasureBand.css.ts';

/** One figure. */
export interface Measure {
  /** The formatted figure, for example `30-40`. */
  value: UnitText;
  /** Its unit, smaller and next to it. Put `%` here too. */
  unit?: UnitText;
  /** The measured quantity. */
  label: string;
  /** Place or method of the measurement, in a line under the label. */
  text?: string;
}

export interface MeasureBandProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Four figures, in order of importance. */
  items: readonly Measure[];
}

/** Figures on one hairline: four columns, two on phones. Renders `<dl>`. */
export function MeasureBand({ items, className, ...props }: MeasureBandProps) {
  return (
    <dl {...props} className={cx(styles.root, className)}>
      {items.map(({ value, unit, label, text }) => (
        <div key={label} className={styles.measure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            {measured(value)}
            {unit && (
              <span className={styles.unit}>
                {unit !== '%' && ' '}
                {measured(unit)}
              </span>
            )}
          </dd>
          {text && <dd className={styles.description}>{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
