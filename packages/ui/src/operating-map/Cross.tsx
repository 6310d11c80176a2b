import type { ReactNode } from 'react';
import { type DutyPoint, nearestIn, type Rectangle, within } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, em, percent, percentDown } from './scale.ts';

interface CrossProps {
  duty: DutyPoint;
  flow: Axis;
  pressure: Axis;
  /** Models that nearly match, with the distance of the duty point from them. */
  near: readonly { shape: Rectangle; gap: string }[];
  hint: string | undefined;
  /** Figures on the axes. */
  children: ReactNode;
}

/** The duty point: its cross, its handle, and its distance from models that nearly match. */
export function Cross({ duty, flow, pressure, near, hint, children }: CrossProps) {
  const x = percent(duty.flow, flow);
  const y = percentDown(duty.pressure, pressure);
  return (
    <>
      <g className={styles.cross}>
        <line x2={x} y1={y} y2={y} />
        <line x1={x} x2={x} y1={y} y2="100%" />
        <g className={styles.wide}>
          <line x1={x} x2="100%" y1={y} y2={y} />
          <line x1={x} x2={x} y2={y} />
        </g>
      </g>
      {children}
      {near.map(({ shape, gap }) => {
        const nearest = nearestIn(shape, duty);
        const isBelow = nearest.pressure > duty.pressure;
        const isBeside = within(duty.flow, shape.flow);
        return (
          <g key={shape.codes[0]} className={styles.gap}>
            <line
              x1={x}
              y1={y}
              x2={percent(nearest.flow, flow)}
              y2={percentDown(nearest.pressure, pressure)}
            />
            <text
              x={percent(isBeside ? shape.flow[1] : (shape.flow[0] + shape.flow[1]) / 2, flow)}
              y={percentDown(nearest.pressure, pressure)}
              dx={isBeside ? em(8) : 0}
              dy={em(isBelow ? -12 : 34)}
              textAnchor={isBeside ? 'start' : 'middle'}
            >
              {gap}
            </text>
          </g>
        );
      })}
      {hint && (
        <text y="100%" dx={em(-46)} dy={em(42)} className={styles.hint}>
          {hint.split('\n')[0]}
          <tspan className={styles.wide}> {hint.split('\n')[1]}</tspan>
        </text>
      )}
      <g data-handle="" className={styles.handle}>
        <circle cx={x} cy={y} r="22" className={styles.reach} />
        <circle cx={x} cy={y} r="8" className={styles.point} />
      </g>
    </>
  );
}
