'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import { measured, unitAfter } from '../internal/measured.tsx';
import { unbroken } from '../internal/unbroken.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './SavingFigure.css.ts';

const defaultLabels = { before: 'Before', after: 'After' } as const;

/** Names of the two bars. */
export interface SavingFigureLabels extends Words<typeof defaultLabels> {}

export interface SavingFigureProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The saving in percent, 0 to 100, or from where to where it reaches. */
  value: number | readonly [least: number, most: number];
  /** A figure in place of the percentage, for example the money that is saved. */
  amount?: { value: UnitText; unit?: UnitText };
  /** What is saved, under the figure. */
  title: ReactNode;
  /** What the percentages of the bars refer to. */
  note?: ReactNode;
  labels?: Partial<SavingFigureLabels>;
}

/** A saving as a large figure, and what is left of the whole as bars. Renders `<div>`. */
export function SavingFigure({
  value,
  amount,
  title,
  note,
  labels,
  className,
  ...props
}: SavingFigureProps) {
  const words = useLabels('SavingFigure', defaultLabels, labels);
  const hatch = useId();
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  const isRange = least !== most;
  const printed = (from: number, to: number) => (isRange ? `${from}–${to}` : to);
  return (
    <div {...props} data-range={isRange ? '' : undefined} className={cx(styles.root, className)}>
      <p className={styles.saving}>
        <span data-amount={amount && ''} className={styles.figure}>
          {amount ? measured(amount.value) : printed(least, most)}
          {unitAfter(amount ? (amount.unit ?? '') : '%', styles.percent)}
        </span>
        <span className={styles.title}>{unbroken(title)}</span>
      </p>
      <dl className={styles.bars}>
        <dt className={styles.name}>{words.before}</dt>
        <dd className={styles.bar}>
          <svg aria-hidden="true" className={styles.drawing}>
            <rect width="100%" height="100%" className={styles.before} />
          </svg>
          <span className={styles.share}>
            100<small className={styles.unit}>%</small>
          </span>
        </dd>
        <dt className={styles.name}>{words.after}</dt>
        <dd className={styles.bar}>
          <svg aria-hidden="true" className={styles.drawing}>
            <pattern
              id={hatch}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <line y2="9" className={styles.line} />
            </pattern>
            <rect width="100%" height="100%" fill={`url(#${hatch})`} />
            {isRange && <rect width={`${100 - least}%`} height="100%" className={styles.between} />}
            <rect width={`${100 - most}%`} height="100%" className={styles.after} />
          </svg>
          <span data-on="after" className={styles.share}>
            {printed(100 - most, 100 - least)}
            <small className={styles.unit}>%</small>
          </span>
          {!isRange && (
            <span aria-hidden="true" className={styles.saved}>
              −{most}
              <small className={styles.unit}>%</small>
            </span>
          )}
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </dl>
    </div>
  );
}
