import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx.ts';
import { UnitsText } from '../internal/UnitsText.tsx';
import type { UnitText } from '../units/unitSystems.ts';
import * as styles from './PowerCurve.css.ts';

/** A point of the curve. */
export interface PowerPoint {
  /** Flow rate in any unit, the same for all points. */
  flow: number;
  /** Power in any unit, the same for all points and estimates. */
  power: number;
  /** Estimates of the power by another method, the lowest and the highest. */
  estimates?: readonly [least: number, most: number];
  /** The flow rate, for example `42.5`. */
  flowLabel: UnitText;
  /** The power with its unit, for example `58 kW`. Shown for the first and the last point. */
  powerLabel: UnitText;
}

export interface PowerCurveProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Points from the lowest flow rate to the highest. */
  items: readonly [PowerPoint, PowerPoint, ...PowerPoint[]];
  /** Name of the axis of the flow rate with its unit, for example `Flow rate, m³/min`. */
  axis: UnitText;
  /** Name of the curve, for example `Within the stated range`. */
  name: UnitText;
  /** Name of the estimates. */
  estimatesName?: UnitText;
}

/** Of the drawing, and of the plot in it, in px. */
const size = { width: 640, height: 420 };
const plot = { left: 8, right: 540, top: 56, bottom: 340 };

/**
 * The power of a machine across its flow. The table beside it has the figures, so the drawing is
 * hidden from assistive technology. Renders `<div>`.
 */
export function PowerCurve({
  items,
  axis,
  name,
  estimatesName,
  className,
  ...props
}: PowerCurveProps) {
  const flows = items.map(({ flow }) => flow);
  const powers = items.flatMap(({ power, estimates = [] }) => [power, ...estimates]);
  const [least, most] = [Math.min(...powers), Math.max(...powers)];
  const from = Math.max(0, least - (most - least) * 0.2);
  const x = (flow: number) =>
    scaled(flow, Math.min(...flows), Math.max(...flows), plot.left, plot.right);
  const y = (power: number) => scaled(power, from, most, plot.bottom, plot.top);
  const line = items.map(({ flow, power }) => `${x(flow)} ${y(power)}`);
  const estimated = items.flatMap(({ flow, estimates }) =>
    estimates ? [{ flow, estimates }] : [],
  );
  const area = [
    ...estimated.map(({ flow, estimates }) => `${x(flow)} ${y(estimates[1])}`),
    ...estimated.toReversed().map(({ flow, estimates }) => `${x(flow)} ${y(estimates[0])}`),
  ];
  const [first, last] = [items[0], items.at(-1) ?? items[1]];
  return (
    <div {...props} className={cx(styles.root, className)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={styles.drawing}
      >
        <path
          d={`M${line[0]}L${line.slice(1).join('L')}V${plot.bottom}H${plot.left}Z`}
          className={styles.below}
        />
        {items.map(({ flow }) => (
          <path key={flow} d={`M${x(flow)} ${plot.top}V${plot.bottom}`} className={styles.grid} />
        ))}
        <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} className={styles.axis} />
        {area.length > 0 && <path d={`M${area.join('L')}Z`} className={styles.estimates} />}
        <path d={`M${line.join('L')}`} className={styles.curve} />
        {items.map(({ flow, power, flowLabel }, index) => (
          <g key={flow}>
            <circle cx={x(flow)} cy={y(power)} r="5" className={styles.point} />
            <UnitsText
              text={flowLabel}
              x={x(flow)}
              y={plot.bottom + 30}
              className={index === 0 ? styles.start : styles.middle}
            />
          </g>
        ))}
        <UnitsText
          text={first.powerLabel}
          x={plot.left}
          y={y(first.power) - 40}
          className={styles.figure}
        />
        <UnitsText
          text={last.powerLabel}
          x={plot.right + 12}
          y={y(last.power) + 5}
          className={styles.figure}
        />
        <UnitsText text={name} x={plot.left} y={24} className={styles.name} />
        {estimatesName && area.length > 0 && (
          <UnitsText
            text={estimatesName}
            x={plot.left + 12}
            y={plot.bottom - 14}
            className={styles.start}
          />
        )}
        <UnitsText text={axis} x={plot.right} y={plot.bottom + 64} className={styles.end} />
      </svg>
    </div>
  );
}

/** A value between two ends, as a place between two others. */
const scaled = (value: number, least: number, most: number, start: number, end: number) =>
  Math.round(start + ((value - least) / (most - least)) * (end - start));
