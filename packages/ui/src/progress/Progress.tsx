import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps
  extends Omit<ComponentPropsWithRef<'progress'>, 'children' | 'value' | 'max'> {
  /** What is on its way. */
  label: ReactNode;
  /** How much is done, from 0 to `max`. Leave it out while that is unknown. */
  value?: number;
  /**
   * How much there is to do.
   * @default 1
   */
  max?: number;
  /** How much is done, in words: `3 of 5 files`. By default the percentage. */
  valueText?: string;
  /**
   * Language of the percentage, BCP 47.
   * @default 'en-US'
   */
  locale?: string;
}

/** How far something has come. Renders `<progress>` under its label; props go to the progress. */
export function Progress({
  label,
  value,
  max = 1,
  valueText,
  locale = 'en-US',
  id,
  className,
  ...props
}: ProgressProps) {
  const generatedId = useId();
  const barId = id ?? generatedId;
  const percentage =
    value === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(value / max);
  return (
    <div className={styles.root}>
      <span id={`${barId}-label`} className={styles.label}>
        {label}
      </span>
      <span aria-hidden="true" className={styles.value}>
        {valueText ?? percentage}
      </span>
      <progress
        {...props}
        id={barId}
        value={value}
        max={max}
        aria-labelledby={`${barId}-label`}
        aria-valuetext={valueText ?? percentage}
        className={cx(styles.bar, className)}
      />
    </div>
  );
}
