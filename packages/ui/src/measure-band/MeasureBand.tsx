import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './MeasureBand.css.ts';

/** One figure. */
export interface Measure {
  /** The figure as it is printed, for example `30-40`. */
  value: string;
  /** Its unit, set smaller beside it. Put `%` here too. */
  unit?: string;
  /** What was measured. */
  label: string;
  /** Where or how it was measured, in a line under the label. */
  description?: string;
}

export interface MeasureBandProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Four figures, in the order of their weight. */
  measures: readonly Measure[];
}

/** Figures on one hairline: four in a row, two by two on phones. Renders `<dl>`. */
export function MeasureBand({ measures, className, ...props }: MeasureBandProps) {
  return (
    <dl {...props} className={cx(styles.root, className)}>
      {measures.map(({ value, unit, label, description }) => (
        <div key={label} className={styles.measure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            {value}
            {unit && <span className={styles.unit}>{unit === '%' ? unit : ` ${unit}`}</span>}
          </dd>
          {description && <dd className={styles.description}>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
