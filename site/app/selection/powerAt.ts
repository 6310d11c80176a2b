import type { Model, Range } from '../company/models.ts';

/**
 * Estimated power at a flow, in kW: linear over the flow range of the model, between the stated ends and never beyond
 * them.
 */
export function powerAt({ power, flow: range }: Model, flow: number): number {
  const position = Math.min(1, Math.max(0, positionIn(range, flow)));
  return power[0] + (power[1] - power[0]) * position;
}

/** Position of a value in a range: 0 at its minimum, 1 at its maximum. */
export function positionIn([least, most]: Range, value: number): number {
  return (value - least) / (most - least);
}
