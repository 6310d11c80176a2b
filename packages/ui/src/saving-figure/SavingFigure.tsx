'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels, type Words } from '../internal/labels.ts';
import * as styles from './SavingFigure.css.ts';

const defaultLabels = { before: 'Before', after: 'After' } as const;

/** Names of the two bars. */
export interface SavingFigureLabels extends Words<typeof defaultLabels> {}

export interface SavingFigureProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The saving in percent, 0 to 100. */
  value: number;
  /** What is saved, under the figure. */
  title: ReactNode;
  /** What the percentages of the bars refer to. */
  note?: ReactNode;
  labels?: Partial<SavingFigureLabels>;
}

/** A saving as a large figure, and what is left of the whole as bars. Renders `<div>`. */
export function SavingFigure({
  value,
  title,
  note,
  labels,
  className,
  ...props
}: SavingFigureProps) {
  const words = useLabels('SavingFigure', defaultLabels, labels);
  const hatch = useId();
  const left = 100 - value;
  return (
    <div {...props} className={cx(styles.root, className)}>
      <p className={styles.saving}>
        <span className={styles.figure}>
          {value}
          <span className={styles.percent}>%</span>
        </span>
        <span className={styles.title}>{title}</span>
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
            <rect width={`${left}%`} height="100%" className={styles.after} />
          </svg>
          <span data-on="after" className={styles.share}>
            {left}
            <small className={styles.unit}>%</small>
          </span>
          <span aria-hidden="true" className={styles.saved}>
            −{value}
            <small className={styles.unit}>%</small>
          </span>
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </dl>
    </div>
  );
}
