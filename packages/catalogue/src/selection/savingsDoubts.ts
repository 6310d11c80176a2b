/** Doubts about input that contradicts physics or the figures of a series. */
import { digits } from '../digits.ts';
import { modelsOf, type Range, type SeriesName, seriesNames } from '../models.ts';
import { fromBase, printIn, printWithUnit, type UnitSystem, units } from '../units.ts';
import { convertedTo, dutyOf, flowUnits, type SelectionRequest } from './request.ts';
import { type Figure, inPower } from './savingsFigures.ts';
import type { SavingsRequest } from './savingsRequest.ts';
import { isWithin } from './select.ts';
import { isConverted, requestText } from './words.ts';

export interface Doubt {
  text: string;
  checks: readonly string[];
  /** Series that cover the duty point, if the chosen one does not. */
  series?: readonly SeriesName[];
}

const flowCheck =
  'Is the flow that of all machines together, in the chosen unit and at the condition that it names?';
const pressureCheck =
  'Is the pressure the rise from inlet to outlet in operation, not an absolute pressure or the rating of the blower?';
const momentCheck = 'Were power, flow and pressure read at the same time?';

/** No machine can draw less than adiabatic compression takes. */
export function belowPhysics(present: Figure, ideal: number, system: UnitSystem): Doubt {
  return {
    text: `Power, flow and pressure do not agree: compressing this air takes at least ${inPower([ideal, ideal], system)} in any blower, even without losses, not ${present.result}.`,
    checks: [
      'Is the power the electrical power of all machines together, in the chosen unit?',
      momentCheck,
      flowCheck,
      pressureCheck,
    ],
  };
}

/** The existing machine already draws what the most efficient machine of the series for the duty point would. */
export function belowSeries(
  { series, power: measured }: SavingsRequest,
  present: Figure,
  { least, best, scope }: { least: number; best: number; scope: string },
  system: UnitSystem,
): Doubt {
  return {
    text: `The existing machine draws ${present.result}, and no ${series}${scope} can draw less than ${inPower([least, least], system)} (${best}% efficiency), so the ${series} series would save nothing here. If the figures are right, keep the existing machine or compare another series.`,
    checks: [
      measured === undefined
        ? 'Are the efficiencies those at this duty point, not the best of the datasheet?'
        : momentCheck,
      flowCheck,
      pressureCheck,
    ],
  };
}

/** No model of the series is stated for the pressure, or all that are start at more flow. */
export function outsideSeries(
  series: SeriesName,
  request: SelectionRequest,
  system: UnitSystem,
): Doubt | undefined {
  const reason = reasonOutside(series, request, system);
  if (!reason) return undefined;
  return {
    text: reason,
    checks: [pressureCheck, flowCheck],
    series: seriesNames.filter((name) => !reasonOutside(name, request, system)),
  };
}

function reasonOutside(
  series: SeriesName,
  request: SelectionRequest,
  system: UnitSystem,
): string | undefined {
  const duty = dutyOf(request);
  const { totalFlow, statedPressure: pressure } = duty;
  const stated = modelsOf(series).flatMap(({ flow, pressure: range }) =>
    range ? [{ flow, range }] : [],
  );
  const able = stated.filter(({ range }) =>
    isWithin('pressure', range, pressure, request.pressureUnit),
  );
  if (able.length === 0) {
    const bounds: Range = [
      Math.min(...stated.map(({ range }) => range[0])),
      Math.max(...stated.map(({ range }) => range[1])),
    ];
    const shown = convertedTo(system, request);
    const unit = units.pressure[shown.pressureUnit];
    const asked = `${digits(shown.pressure)}\u00a0${unit.name}`;
    const compared = Number(fromBase('pressure', pressure, shown.pressureUnit).toPrecision(3));
    const missed = isConverted(duty)
      ? `the ${digits(compared)}\u00a0${unit.name} of the same head as ${asked} at your inlet`
      : asked;
    return `The ${series} series is rated for ${bounds.map((end) => printIn(unit, end)).join('–')}\u00a0${unit.name}, not for ${missed}.`;
  }
  // Several machines can share more flow than one serves.
  const from = Math.min(...able.map(({ flow }) => flow[0]));
  const { unit } = flowUnits[request.flowUnit];
  if (totalFlow >= from || isWithin('flow', [from, from], totalFlow, unit)) return undefined;
  return `No machine of the ${series} series covers ${requestText(request, system)}: the smallest for this pressure starts at ${printWithUnit('flow', from, system)} at the inlet.`;
}
