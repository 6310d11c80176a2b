import type { Model } from '@brand/catalogue/models';
import { dutyPower } from '@brand/catalogue/selection/powerAt';
import { aboutPower, statedPower } from '@brand/catalogue/selection/powerWords';
import type { SelectionRequest } from '@brand/catalogue/selection/request';
import { fitOfModel } from '@brand/catalogue/selection/select';
import { placeText } from '@brand/catalogue/selection/words';
import { inUnits, printWithUnit, type UnitSystem } from '@brand/catalogue/units';
import type { SpecModel, SpecProperty } from '@brand/ui';

/** Rows of the comparison for the duty point. */
export const dutyProperties: readonly SpecProperty[] = [
  { key: 'dutyFlow', label: 'Flow at your duty point' },
  { key: 'dutyPressure', label: 'Pressure at your duty point' },
  { key: 'dutyPower', label: 'Power at your duty point, within the stated range' },
  { key: 'dutyEfficiency', label: 'Power from the stated efficiency' },
];

/** Position of the duty point in the ranges of a model, and the power at it. */
export function dutyValues(model: Model, request: SelectionRequest): SpecModel['values'] {
  const { duty, flow, pressure, power, misses } = fitOfModel(model, request);
  const { fromEfficiency } = dutyPower(model, duty);
  const ifInRange = (text: (system: UnitSystem) => string) =>
    misses.some(({ quantity }) => quantity === 'flow') ? 'Outside its flow' : inUnits(text);
  return {
    dutyFlow: inUnits((system) => placeText('flow', flow, misses, system)),
    ...(pressure && {
      dutyPressure: inUnits((system) => placeText('pressure', pressure, misses, system)),
    }),
    dutyPower: ifInRange(
      (system) => `${printWithUnit('power', power, system)}\u00a0(${statedPower(model, system)})`,
    ),
    dutyEfficiency: ifInRange((system) => aboutPower([fromEfficiency], system)),
  };
}
