import type { Range } from './scale.ts';

/** What a machine has to deliver. */
export interface DutyPoint {
  /** Flow rate, m³/min by default. */
  flow: number;
  /** Pressure, bar by default. */
  pressure: number;
}

/** A machine and the rectangle of flow and pressure that it covers. */
export interface OperatingModel {
  /** Model code: unique in the list. */
  code: string;
  /** Series to which it belongs: sets the look of its rectangle. */
  series: string;
  /** Least and greatest flow rate. */
  flow: Range;
  /** Least and greatest pressure, or null where it is given on request. */
  pressure: Range | null;
  /** What else is to be known, the same labels for every model. */
  facts: readonly { label: string; value: string }[];
  /** Address of the model. */
  href: string;
  /** Order among those that cover the point: the smallest is the best, for example the least power in kW. */
  rank: number;
}

/** A model that can be drawn. */
export type DrawnModel = OperatingModel & { pressure: Range };

/** Whether the model's pressure is stated. */
export function isDrawn(model: OperatingModel): model is DrawnModel {
  return model.pressure !== null;
}

/** Models whose rectangle holds the point, the best first. Edges belong to the rectangle. */
export function covering(models: readonly OperatingModel[], { flow, pressure }: DutyPoint) {
  return models
    .filter(isDrawn)
    .filter((model) => within(flow, model.flow) && within(pressure, model.pressure))
    .sort((one, other) => one.rank - other.rank);
}

/** The model that comes nearest to a point that none covers, measured in the full length of each axis. */
export function nearest(
  models: readonly OperatingModel[],
  duty: DutyPoint,
  full: DutyPoint,
): DrawnModel | undefined {
  const away = ({ flow, pressure }: DrawnModel) =>
    Math.hypot(gap(duty.flow, flow) / full.flow, gap(duty.pressure, pressure) / full.pressure);
  return models
    .filter(isDrawn)
    .sort((one, other) => away(one) - away(other) || one.rank - other.rank)[0];
}

/** Models whose pressure is given on request, as far as their flow fits. */
export function askable(models: readonly OperatingModel[], { flow }: DutyPoint) {
  return models.filter((model) => !isDrawn(model) && within(flow, model.flow));
}

function gap(value: number, [from, to]: Range): number {
  return Math.max(from - value, value - to, 0);
}

function within(value: number, [from, to]: Range): boolean {
  return value >= from && value <= to;
}
