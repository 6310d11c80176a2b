'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Figure } from '../figure/Figure.tsx';
import { cx } from '../internal/cx.ts';
import * as styles from './DotChart.css.ts';

export interface DotChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Number of dots. */
  total: number;
  /** How many of them, from the start, are pale. @default 0 */
  pale?: number;
  /** What a dot means, and the pale ones: the dots themselves are hidden from assistive technology. */
  caption: ReactNode;
}

/** A quantity as dots, so that its size can be seen. Renders `<figure>`. */
export function DotChart({ total, pale = 0, caption, className, ...props }: DotChartProps) {
  return (
    <Figure {...props} caption={caption} className={className}>
      <Dots total={total} pale={pale} rows={10} className={styles.wide} />
      <Dots total={total} pale={pale} rows={20} className={styles.narrow} />
    </Figure>
  );
}

interface DotsProps extends Required<Pick<DotChartProps, 'total' | 'pale'>> {
  /** Dots of a column. */
  rows: number;
  className: string;
}

/** Columns of dots, filled from the top. */
function Dots({ total, pale, rows, className }: DotsProps) {
  const pattern = useId();
  const columns = Math.ceil(total / rows);
  const area = (count: number) => {
    const [full, rest] = [Math.floor(count / rows), count % rows];
    return `M0 0H${full + (rest > 0 ? 1 : 0)}V${rest || rows}H${full}V${rows}H0Z`;
  };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns} ${rows}`}
      className={cx(styles.drawing, className)}
    >
      <pattern id={pattern} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx="0.5" cy="0.5" r="0.31" fill="white" />
      </pattern>
      <mask id={`${pattern}-mask`}>
        <path d={area(total)} fill={`url(#${pattern})`} />
      </mask>
      <g mask={`url(#${pattern}-mask)`}>
        <path d={area(total)} className={styles.dots} />
        {pale > 0 && <path d={area(pale)} className={styles.paleDots} />}
      </g>
    </svg>
  );
}
