'use client';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/labels.ts';
import { useControlled } from '../internal/useControlled.ts';
import { DutySliders } from './DutySliders.tsx';
import type { Axes } from './MapAxes.tsx';
import { MapChart } from './MapChart.tsx';
import { covers, type DutyPoint, type OperatingModel, shapesOf } from './matching.ts';
import * as styles from './OperatingMap.css.ts';
import { type Axis, axisOver, inUnit, positionOn, snap } from './scale.ts';
import { defaultLabels, defaultUnits, type MapUnits, type OperatingMapLabels } from './words.ts';

/** Another unit of an axis. `factor` is its size in the unit of the axis. */
interface OtherUnit {
  name: string;
  factor: number;
}

/** A model that nearly matches. */
export interface NearModel {
  code: string;
  /** Distance from the duty point, for example `+10%`. */
  gap: string;
}

export interface OperatingMapProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Models with their ranges of flow and pressure. */
  items: readonly OperatingModel[];
  /** The duty point (controlled), or null for none. */
  value?: DutyPoint | null;
  /** The initial duty point. @default null */
  defaultValue?: DutyPoint | null;
  /** Called with every duty point during a drag. Without it and `onValueCommit` the chart is a static image. */
  onValueChange?: (value: DutyPoint | null) => void;
  /** Called with the duty point at the end of a drag or press, and after every arrow key. */
  onValueCommit?: (value: DutyPoint) => void;
  /** Codes of the models to fill, best match first. By default those that cover the duty point. */
  marked?: readonly string[];
  /** Models that nearly match, with their distance from the duty point, for example `+10%`. */
  near?: readonly NearModel[];
  /** Code of the model to emphasize, for example the one whose entry in a list has the focus. */
  highlighted?: string | null;
  /** Called with the code of the model below the mouse, or null when it leaves. Of several the best match counts. */
  onHighlightedChange?: (highlighted: string | null) => void;
  /** Name of the duty point, shown beside the cross in place of its figures on the axes. */
  valueName?: string;
  /** Shows how to move the cross, until it is moved. @default false */
  hint?: boolean;
  /** At most 350 px high, for the few models of one series. Those without a pressure are as high as the map. @default false */
  low?: boolean;
  /** Smallest change of the duty point, in the units of the axes. @default { flow: 1, pressure: 0.01 } */
  step?: DutyPoint;
  /** Units of the axes. @default { flow: 'm³/min', pressure: 'bar' } */
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
  near = [],
  highlighted,
  onHighlightedChange,
  valueName,
  hint = false,
  low = false,
  step = { flow: 1, pressure: 0.01 },
  units = defaultUnits,
  us,
  labels,
  className,
  ...props
}: OperatingMapProps) {
  const words = useLabels('OperatingMap', defaultLabels, labels);
  const [duty, setDuty] = useControlled<DutyPoint | null>(value, defaultValue, onValueChange);
  const [moved, setMoved] = useState(false);
  const shapes = shapesOf(items);
  const axes = axesOver(items, units);
  const matches = items.filter((item) => duty && covers(item, duty));
  const isOn = (point: number, axis: Axis) => {
    const position = positionOn(point, axis);
    return position >= 0 && position <= 1;
  };
  const shown = duty && isOn(duty.flow, axes.flow) && isOn(duty.pressure, axes.pressure);
  /** The point of the current drag or press, until it is committed. */
  const latest = useRef<DutyPoint>(null);
  const move = (next: DutyPoint) => {
    const snapped = {
      flow: snap(next.flow, step.flow, axes.flow),
      pressure: snap(next.pressure, step.pressure, axes.pressure),
    };
    latest.current = snapped;
    setMoved(true);
    setDuty(snapped);
  };
  const commit = () => {
    if (latest.current) onValueCommit?.(latest.current);
    latest.current = null;
  };
  const interactive = Boolean(onValueChange || onValueCommit);
  return (
    <div {...props} data-low={low ? '' : undefined} className={cx(styles.root, className)}>
      <MapChart
        shapes={shapes}
        firstSeries={items[0]?.series}
        low={low}
        marked={marked ?? matches.map(({ code }) => code)}
        gaps={Object.fromEntries(near.map(({ code, gap }) => [code, gap]))}
        highlighted={highlighted ?? undefined}
        duty={shown ? duty : undefined}
        dutyName={valueName}
        showsHint={hint && interactive && !moved}
        onMove={interactive ? move : undefined}
        onCommit={commit}
        onSelect={onHighlightedChange}
        metric={axes}
        us={us && inUnits(axes, us)}
        words={words}
      >
        {interactive && shown && (
          <DutySliders
            {...{ duty, axes, step, words }}
            onChange={(next) => {
              move(next);
              commit();
            }}
          />
        )}
      </MapChart>
    </div>
  );
}

/** Approximate numbers of intervals on the axes. */
const counts = { flow: 16, pressure: 7 };

/** Axes over the ranges of all models. */
function axesOver(items: readonly OperatingModel[], units: MapUnits): Axes {
  return {
    flow: axisOver(
      items.flatMap(({ flow }) => flow),
      counts.flow,
    ),
    pressure: axisOver(
      items.flatMap(({ pressure }) => pressure ?? []),
      counts.pressure,
    ),
    units,
    factors: { flow: 1, pressure: 1 },
  };
}

/** The same axes with tick marks in other units. */
function inUnits({ flow, pressure }: Axes, us: NonNullable<OperatingMapProps['us']>): Axes {
  return {
    flow: inUnit(flow, us.flow.factor, counts.flow),
    pressure: inUnit(pressure, us.pressure.factor, counts.pressure),
    units: { flow: us.flow.name, pressure: us.pressure.name },
    factors: { flow: us.flow.factor, pressure: us.pressure.factor },
  };
}
