import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { measured, unitAfter } from '../internal/measured.tsx';
import { severity as severityMark } from '../internal/severity.css.ts';
import { unbroken } from '../internal/unbroken.tsx';
import type { ResponseLevel } from '../response-time-table/ResponseTimeTable.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './MeasureBand.css.ts';

/** A key figure. */
export interface Measure {
  /** The formatted figure, for example `30-40`. */
  value: UnitText;
  /** Its unit, in smaller text next to it. Includes `%`. */
  unit?: UnitText;
  /** The measured quantity. */
  label: string;
  /** Place or method of the measurement, shown under the label. */
  text?: ReactNode;
  /** Sets the label on the colour of this severity. */
  severity?: ResponseLevel['severity'];
}

export interface MeasureBandProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Up to four figures, in order of importance. */
  items: readonly Measure[];
  /** Size of the figures. `large` suits short ones that close a section. @default 'medium' */
  size?: 'medium' | 'large';
}

/** Key figures under a hairline: one row from 1024 px, two columns on narrower screens. Renders `<dl>`. */
export function MeasureBand({ items, size, className, ...props }: MeasureBandProps) {
  return (
    <dl {...props} className={cx(styles.root, className)}>
      {items.map(({ value, unit, label, text, severity }) => (
        <div key={label} className={styles.measure}>
          <dt className={styles.label}>
            {severity ? (
              <span data-severity={severity} className={severityMark}>
                {label}
              </span>
            ) : (
              label
            )}
          </dt>
          <dd className={cx(styles.figure, size === 'large' && styles.large)}>
            {measured(value)}
            {unit && unitAfter(unit, styles.unit)}
          </dd>
          {text && <dd className={styles.description}>{unbroken(text)}</dd>}
        </div>
      ))}
    </dl>
  );
}
