import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { InSystems } from '../internal/InSystems.tsx';
import { UnitsText } from '../internal/UnitsText.tsx';
import { axisOver, inUnit } from '../operating-map/scale.ts';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './PowerCurve.css.ts';

/** A point of the curve. */
export interface PowerPoint {
  /** Flow rate in any unit, the same for all points. */
  flow: number;
  /** Power in any unit, the same for all points and estimates. Without it, only the estimates are shown. */
  power?: number;
  /** Estimates of the power by another method, the lowest and the highest. */
  estimates?: readonly [least: number, most: number];
  /** The flow rate, for example `42.5`. */
  flowLabel: UnitText;
  /** The power or its estimates with their unit, for example `58 kW`. Shown for the first and the last point. */
  powerLabel: UnitText;
}

export interface PowerCurveProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Points from the lowest flow rate to the highest. */
  items: readonly [PowerPoint, PowerPoint, ...PowerPoint[]];
  /** Name of the axis of the flow rate with its unit, for example `Flow rate, m³/min`. */
  axis: UnitText;
  /** Name of the axis of the power with its unit, for example `Power, kW`. */
  powerAxis: UnitText;
  /** Size of the US unit of power in that of the points, for tick marks of its own. */
  usPower?: number;
  /** Name of the curve, for example `Within the stated range`. */
  name?: UnitText;
  /** Name of the estimates. */
  estimatesName?: UnitText;
}

/** Of the plot in the drawing, in px. */
const plot = { left: 64, right: styles.size.width, top: 52, bottom: 442 };
/** Distance of the first and the last point from the ends of the plot, in px. */
const inset = 8;

/** Approximate number of intervals on the axis of the power. */
const intervals = 6;

/**
 * The power of a machine across its flow. The table beside it has the figures, so the drawing is
 * hidden from assistive technology. Renders `<div>`.
 */
export function PowerCurve({
  items,
  axis,
  powerAxis,
  usPower,
  name,
  estimatesName,
  className,
  ...props
}: PowerCurveProps) {
  const flows = items.map(({ flow }) => flow);
  const powers = items.flatMap(({ power = [] }) => power);
  const values = [...powers, ...items.flatMap(({ estimates = [] }) => estimates)];
  const range = axisOver([0, Math.max(...values)], intervals);
  const x = (flow: number) =>
    placed(flow, Math.min(...flows), Math.max(...flows), plot.left + inset, plot.right - inset);
  const y = (power: number) => placed(power, range.start, range.end, plot.bottom, plot.top);
  const line = items.flatMap(({ flow, power }) =>
    power === undefined ? [] : { flow, x: x(flow), y: y(power) },
  );
  const estimated = items.flatMap(({ flow, estimates }) =>
    estimates ? [{ flow, estimates }] : [],
  );
  const area = [
    ...estimated.map(({ flow, estimates }) => `${x(flow)} ${y(estimates[1])}`),
    ...estimated.toReversed().map(({ flow, estimates }) => `${x(flow)} ${y(estimates[0])}`),
  ];
  const [first, last] = [items[0], items.at(-1) ?? items[1]];
  const top = y(Math.max(...(powers.length > 0 ? powers : values)));
  return (
    <div {...props} className={cx(styles.root, className)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${styles.size.width} ${styles.size.height}`}
        className={styles.drawing}
      >
        {line.length > 0 && (
          <path
            d={`M${plot.left} ${top}H${plot.right}V${y(Math.min(...powers))}H${plot.left}Z`}
            className={styles.range}
          />
        )}
        <InSystems metric={1} us={usPower}>
          {(factor) =>
            inUnit(range, factor, intervals).ticks.map((tick) => (
              <g key={tick}>
                <path
                  d={`M${plot.left} ${y(tick * factor)}H${plot.right}`}
                  className={styles.grid}
                />
                <text x={plot.left - 10} y={y(tick * factor) + 5} className={styles.end}>
                  {tick}
                </text>
              </g>
            ))
          }
        </InSystems>
        <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} className={styles.axis} />
        {area.length > 0 && <path d={`M${area.join('L')}Z`} className={styles.estimates} />}
        {line.length > 0 && (
          <path d={`M${line.map((at) => `${at.x} ${at.y}`).join('L')}`} className={styles.curve} />
        )}
        {line.map((at) => (
          <circle key={at.flow} cx={at.x} cy={at.y} r="5" className={styles.point} />
        ))}
        {items.map(({ flow, flowLabel }, index) => (
          <UnitsText
            key={flow}
            text={flowLabel}
            x={x(flow)}
            y={plot.bottom + 28}
            className={flow === last.flow ? styles.end : index === 0 ? styles.start : styles.middle}
          />
        ))}
        {/* Below the curve or the estimates, which rise. */}
        <UnitsText
          text={first.powerLabel}
          x={plot.left + 10}
          y={y(first.power ?? first.estimates?.[0] ?? 0)}
          dy="1.6em"
          className={styles.figure}
        />
        <UnitsText
          text={last.powerLabel}
          x={plot.right - inset}
          y={y(last.power ?? last.estimates?.[1] ?? 0) - 14}
          className={styles.lastFigure}
        />
        <UnitsText text={powerAxis} x={0} y={14} className={styles.start} />
        {name && line.length > 0 && (
          <UnitsText text={name} x={plot.left + 10} y={top - 10} className={styles.name} />
        )}
        {estimatesName && last.estimates && (
          <UnitsText
            text={estimatesName}
            x={plot.right - inset}
            // Below the estimates over its whole width: they rise.
            y={y(items[Math.floor(items.length / 2)]?.estimates?.[0] ?? last.estimates[0])}
            dy="1.6em"
            className={styles.estimatesName}
          />
        )}
        <UnitsText text={axis} x={plot.right} y={plot.bottom + 60} className={styles.end} />
      </svg>
    </div>
  );
}

/** A value between two ends, as a place between two others. */
const placed = (value: number, least: number, most: number, start: number, end: number) =>
  Math.round(start + ((value - least) / (most - least)) * (end - start));
