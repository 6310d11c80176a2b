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
  /** Minimum and maximum pressure, or null if available on request. Then the model is not drawn. */
  pressure: Range | null;
}

/** A model with a known pressure, which can be drawn. */
export type DrawnModel = OperatingModel & { pressure: Range };

/** Whether the model's pressure is known. */
export function isDrawn(model: OperatingModel): model is DrawnModel {
  return model.pressure !== null;
}

/** Models whose rectangle contains the point, including its edges. */
export function covering(models: readonly DrawnModel[], { flow, pressure }: DutyPoint) {
  return models.filter((model) => within(flow, model.flow) && within(pressure, model.pressure));
}

function within(value: number, [from, to]: Range): boolean {
  return value >= from && value <= to;
}
