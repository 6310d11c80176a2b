import type { Range } from './scale.ts';

/** The flow rate and pressure that a machine has to deliver. */
export interface DutyPoint {
  /** Flow rate, m³/min by default. */
  flow: number;
  /** Pressure, bar by default. */
  pressure: number;
}

/** A machine and the range of flow and pressure that it covers. */
export interface OperatingModel {
  /** Model code, unique in the list. */
  code: string;
  /** Its series, which determines the style of its rectangle. */
  series: string;
  /** Minimum and maximum flow rate. */
  flow: Range;
  /** Minimum and maximum pressure, or null if available on request. Then it is drawn in a lane above the axis. */
  pressure: Range | null;
  /** Short name in the corner of its rectangle, for example its size. Defaults to its code. */
  label?: string;
  /** Name of its range of pressure, at the end of the row. */
  band?: string;
}

/** Models of the same ranges, which are drawn as one rectangle. */
export interface Shape extends Omit<OperatingModel, 'code' | 'series' | 'label'> {
  /** Codes of its models. */
  codes: readonly [string, ...string[]];
  /** Series of its models. */
  series: readonly [string, ...string[]];
  label: string;
}

/** A shape with a known pressure, which has a rectangle in the plot. */
export type Rectangle = Shape & { pressure: Range };

/** Whether the pressure of the shape is known. */
export function isRectangle(shape: Shape): shape is Rectangle {
  return shape.pressure !== null;
}

/** One shape for all models of the same ranges, the largest first, so that no rectangle hides a smaller one. */
export function shapesOf(models: readonly OperatingModel[]): Shape[] {
  const shapes = new Map<string, Shape>();
  for (const { code, series, label = code, ...ranges } of models) {
    const key = `${ranges.flow} ${ranges.pressure}`;
    const twin = shapes.get(key);
    shapes.set(
      key,
      twin
        ? { ...twin, codes: [...twin.codes, code], series: [...twin.series, series] }
        : { ...ranges, label, codes: [code], series: [series] },
    );
  }
  return [...shapes.values()].sort((one, other) => area(other) - area(one));
}

const area = ({ flow, pressure }: Shape) =>
  (flow[1] - flow[0]) * (pressure ? pressure[1] - pressure[0] : 0);

/** Whether the shape contains the point, including its edges. */
export function covers(
  { flow, pressure }: Pick<Shape, 'flow' | 'pressure'>,
  point: DutyPoint,
): boolean {
  return pressure !== null && within(point.flow, flow) && within(point.pressure, pressure);
}

export function within(value: number, [from, to]: Range): boolean {
  return value >= from && value <= to;
}

/** The point of the rectangle that is nearest to the duty point. */
export function nearestIn({ flow, pressure }: Rectangle, point: DutyPoint): DutyPoint {
  const clamped = (value: number, [from, to]: Range) => Math.min(Math.max(value, from), to);
  return { flow: clamped(point.flow, flow), pressure: clamped(point.pressure, pressure) };
}
