import type { ReactNode } from 'react';
import * as pair from '../measured/Measured.css.ts';

interface InSystemsProps<T> {
  /** Input of `children` in metric units. */
  metric: T;
  /** Input of `children` in US units, if they differ. */
  us: T | undefined;
  children: (input: T) => ReactNode;
}

/** A part of a drawing in each system of units. `UnitsProvider` decides which is shown. Renders `<g>`. */
export function InSystems<T>({ metric, us, children }: InSystemsProps<T>) {
  if (us === undefined) return children(metric);
  return (
    <g className={pair.root}>
      <g data-system="metric">{children(metric)}</g>
      <g data-system="us">{children(us)}</g>
    </g>
  );
}
