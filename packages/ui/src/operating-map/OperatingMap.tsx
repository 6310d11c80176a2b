'use client';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { fill } from '../internal/fill.ts';
import { useLabels } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import { MapChart } from './MapChart.tsx';
import { covering, type DutyPoint, isDrawn, type OperatingModel } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, niceAxis, type Range, snap } from './scale.ts';
import { defaultLabels, defaultUnits, type MapUnits, type OperatingMapLabels } from './words.ts';

/** Another unit of an axis. `factor` is its size in the unit of the axis. */
interface OtherUnit {
  name: string;
  factor: number;
}

export interface OperatingMapProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Models with their ranges of flow and pressure. */
  items: readonly OperatingModel[];
  /** The duty point (controlled), or null for none. */
  value?: DutyPoint | null;
  /**
   * The initial duty point.
   * @default null
   */
  defaultValue?: DutyPoint | null;
  /** Called with every duty point during a drag. Without it and `onValueCommit` the chart is a static image. */
  onValueChange?: (value: DutyPoint | null) => void;
  /** Called with the duty point at the end of a drag or press, and after every arrow key. */
  onValueCommit?: (value: DutyPoint) => void;
  /** Codes of the models to fill, best match first. By default those that cover the duty point. */
  marked?: readonly string[];
  /**
   * Smallest change of the duty point, in the units of the axes.
   * @default { flow: 1, pressure: 0.01 }
   */
  step?: DutyPoint;
  /**
   * Units of the axes.
   * @default { flow: 'm³/min', pressure: 'bar' }
   */
  units?: MapUnits;
  /** US units of the axes, for pages with metric and US units. */
  us?: { flow: OtherUnit; pressure: OtherUnit };
  labels?: Partial<OperatingMapLabels>;
}

/** Every model as a rectangle of flow and pressure, and the duty point as a cross. Renders `<div>`. */
export function OperatingMap({
  items,
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  marked,
  step = { flow: 1, pressure: 0.01 },
  units = defaultUnits,
  us,
  labels,
  className,
  ...props
}: OperatingMapProps) {
  const words = useLabels('OperatingMap', defaultLabels, labels);
  const [duty, setDuty] = useControlled<DutyPoint | null>(value, defaultValue, onValueChange);
  const drawn = items.filter(isDrawn);
  const flowAxis = niceAxis(Math.max(...items.map(({ flow }) => flow[1])), 8);
  const pressureAxis = niceAxis(Math.max(...drawn.map(({ pressure }) => pressure[1])), 5);
  const flowRange: Range = [0, flowAxis.end];
  const pressureRange: Range = [0, pressureAxis.end];
  const matches = marked
    ? marked.flatMap((code) => drawn.filter((model) => model.code === code))
    : duty
      ? covering(drawn, duty)
      : [];

  const shown = duty && duty.flow <= flowAxis.end && duty.pressure <= pressureAxis.end;
  const latest = useRef(duty);
  const move = (next: DutyPoint) => {
    const snapped = {
      flow: snap(next.flow, step.flow, flowRange),
      pressure: snap(next.pressure, step.pressure, pressureRange),
    };
    latest.current = snapped;
    setDuty(snapped);
  };
  const commit = () => latest.current && onValueCommit?.(latest.current);
  const interactive = Boolean(onValueChange || onValueCommit);
  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.shiftKey ? 10 : 1;
    const [flow, pressure] = arrows[event.key] ?? [];
    if (!duty || flow === undefined || pressure === undefined) return;
    event.preventDefault();
    move({
      flow: duty.flow + flow * far * step.flow,
      pressure: duty.pressure + pressure * far * step.pressure,
    });
    commit();
  };
  return (
    <div {...props} className={cx(styles.root, className)}>
      <MapChart
        models={drawn}
        matches={matches}
        duty={shown ? duty : undefined}
        onMove={interactive ? move : () => {}}
        onCommit={interactive ? commit : undefined}
        handle={
          interactive
            ? {
                role: 'slider',
                tabIndex: 0,
                'aria-label': words.dutyPoint,
                'aria-valuemin': 0,
                'aria-valuemax': flowAxis.end,
                'aria-valuenow': duty?.flow ?? 0,
                'aria-valuetext': fill(words.position, {
                  flow: duty?.flow ?? 0,
                  flowUnit: units.flow,
                  pressure: duty?.pressure ?? 0,
                  pressureUnit: units.pressure,
                }),
                onKeyDown,
              }
            : undefined
        }
        flowAxis={flowAxis}
        pressureAxis={pressureAxis}
        series={[...new Set(drawn.map(({ series }) => series))]}
        units={units}
        us={
          us && {
            flowAxis: inUnit(flowAxis, us.flow),
            pressureAxis: inUnit(pressureAxis, us.pressure),
            units: { flow: us.flow.name, pressure: us.pressure.name },
          }
        }
        words={words}
      />
    </div>
  );
}

/** Steps of flow and pressure for each arrow key. */
const arrows: Readonly<Record<string, readonly [flow: number, pressure: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The same axis with tick marks in another unit. */
function inUnit({ end }: Axis, { factor }: OtherUnit): Axis {
  const last = end / factor;
  return { end: last, ticks: niceAxis(last, 6).ticks.filter((tick) => tick <= last) };
}
