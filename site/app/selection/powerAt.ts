import type { Model, Range } from '../company/models.ts';

/**
 * Estimate of the power at a flow, in kW: linear between the stated ends over the flow range of the model, so never outside
 * the stated range.
 */
export function powerAt({ power, flow: range }: Model, flow: number): number {
  const position = Math.min(1, Math.max(0, positionIn(range, flow)));
  return power[0] + (power[1] - power[0]) * position;
}

export function positionIn([least, most]: Range, value: number): number {
  return (value - least) / (most - least);
}
