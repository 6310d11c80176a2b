/** Duty points outside the ranges of all models. */
import { digits } from '../digits.ts';
import { flowSpan, pressureSpan } from '../models.ts';
import { fromBase, toBase, type UnitSystem, units } from '../units.ts';
import { convertedTo, dutyOf, flowUnits, type SelectionRequest } from './request.ts';
import { isWithin, type Miss } from './select.ts';

/** The quantities of a request that lie outside the ranges of all models. */
export function outsideAll(request: SelectionRequest): Miss['quantity'][] {
  const { flow } = dutyOf(request);
  const isFlowWithin = isWithin('flow', flowSpan, flow, flowUnits[request.flowUnit].unit);
  return [
    ...(isFlowWithin ? [] : (['flow'] as const)),
    ...(isPressureWithin(request) ? [] : (['pressure'] as const)),
  ];
}

const isPressureWithin = (request: SelectionRequest) =>
  isWithin('pressure', pressureSpan, dutyOf(request).statedPressure, request.pressureUnit);

/**
 * Asks for the unit, if the pressure lies outside the ranges of all models and its number within them in another unit:
 * `Check the unit: 60 kPa is 0.6 bar.`
 */
export function unitQuestion(request: SelectionRequest, system: UnitSystem): string | undefined {
  if (isPressureWithin(request)) return undefined;
  const { pressure, pressureUnit: typed } = request;
  const meant = (Object.keys(units.pressure) as (typeof typed)[]).find((pressureUnit) =>
    isPressureWithin({ ...request, pressureUnit }),
  );
  if (!meant) return undefined;
  const { pressureUnit: usual } = convertedTo(system, request);
  const shown = usual === meant ? typed : usual;
  const same = fromBase('pressure', toBase('pressure', pressure, meant), shown);
  return `Check the unit: ${digits(pressure)}\u00a0${units.pressure[meant].name} is ${digits(Number(same.toPrecision(3)))}\u00a0${units.pressure[shown].name}.`;
}
