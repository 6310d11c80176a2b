/** Savings of a new machine, calculated in visible steps. Every result is a range, because every claim is one. */
import { inText, seriesSavings } from '../claims.ts';
import { digits } from '../digits.ts';
import { type Model, modelsOf, type Range, type SeriesName } from '../models.ts';
import { printDuty, toBase, type UnitSystem, units } from '../units.ts';
import { adiabaticPower } from './air.ts';
import { unitQuestion } from './outsideAll.ts';
import { isPowerUsable, powerAt } from './powerAt.ts';
import { efficiencyOf, efficiencySource, presentMachines } from './presentMachines.ts';
import { dutyOf, type SelectionRequest } from './request.ts';
import { belowPhysics, belowSeries, type Doubt, outsideSeries } from './savingsDoubts.ts';
import { type Figure, inPower, power, printed, ranged } from './savingsFigures.ts';
import type { SavingsRequest } from './savingsRequest.ts';
import { select } from './select.ts';
import { machinesText } from './words.ts';

export interface SavingsStep extends Figure {
  id: 'ideal' | 'present' | 'energy' | 'saving' | 'limit' | 'money' | 'co2' | 'payback';
  title: string;
  /** The calculation with its numbers: `90 kW × 8,000 h`. */
  sum: string;
  /** Sources of the figures that it uses. */
  sources?: readonly string[];
}

export interface Savings {
  /** The steps of the calculation; with a doubt, those before it. */
  steps: readonly SavingsStep[];
  doubt?: Doubt;
  /** A warning: no model covers the duty point, or the stated power of the new machine is more than the result assumes. */
  caution?: string;
}

const results: readonly SavingsStep['id'][] = ['energy', 'money', 'co2', 'payback'];

/** Whether the duty point allows less than the energy savings of the series. */
export const isLimited = ({ steps }: Savings) => steps.some(({ id }) => id === 'limit');

/** The models of a series that cover a duty point, also those whose pressure is on request. */
export function modelsFor(series: SeriesName, asked: SelectionRequest): readonly Model[] {
  const { fits, onRequest } = select(asked);
  return [...fits, ...onRequest]
    .map(({ model }) => model)
    .filter((model) => model.series === series);
}

/** Whether a step is a final result, not an intermediate one. */
export const isResult = ({ id }: SavingsStep) => results.includes(id);

/**
 * Calculates the savings step by step. The power saved is the present power times the claim of the series. With a known
 * duty point it is limited, because the new machine cannot draw less than adiabatic compression at the highest efficiency
 * stated for a model that covers it, or for the series where only several machines do. Input that contradicts physics or the figures of the series ends in a doubt, not in "0 kWh".
 *
 * @param system unit system of the steps. Energy is in kWh or MWh in both
 */
export function savingsOf(request: SavingsRequest, system: UnitSystem = 'metric'): Savings {
  const { series, duty: asked, hours, price, currency, co2, investment } = request;
  const duty = asked && dutyOf(asked);
  const ideal = duty && adiabaticPower(duty.totalFlow, duty.pressure, duty.inlet.pressure);
  const steps: SavingsStep[] = [];
  if (duty && ideal) {
    steps.push({
      id: 'ideal',
      title: 'Least power the air needs',
      sum: `Adiabatic compression of ${printDuty('flow', duty.totalFlow, system)} from ${printDuty('pressure', duty.inlet.pressure, system)} by ${printDuty('pressure', duty.pressure, system)}`,
      ...power([ideal, ideal], system),
    });
  }
  const present = presentStep(request, system, ideal);
  steps.push(present);

  const able = asked ? modelsFor(series, asked) : [];
  const best = Math.max(
    ...(able.length > 0 ? able : modelsOf(series)).map(({ efficiency }) => efficiency),
  );
  const scope = able.length > 0 ? ' for this duty point' : '';
  const least = ideal && (ideal * 100) / best;
  const doubt =
    (ideal && present.value[1] < ideal && belowPhysics(present, ideal, system)) ||
    (asked && outsideSeries(series, asked, system)) ||
    (least &&
      present.value[1] <= least &&
      belowSeries(request, present, { least, best, scope }, system));
  if (doubt) {
    const question = asked && unitQuestion(asked, system);
    return {
      steps,
      doubt: { ...doubt, checks: [...(question ? [question] : []), ...doubt.checks] },
    };
  }

  const claim = seriesSavings[series];
  const [claimLow, claimHigh] = rangeOf(claim.value);
  const claimed: Range = [
    (present.value[0] * claimLow) / 100,
    (present.value[1] * claimHigh) / 100,
  ];
  steps.push({
    id: 'saving',
    title: 'Power saved',
    sum: `${inPower(present.value, system)} × ${inText(claim)}`,
    ...power(claimed, system),
    sources: [`Energy savings of the ${series} series: ${inText(claim)}`],
  });

  let saved = claimed;
  if (ideal && least && claimed.some((value, end) => value > (present.value[end] ?? 0) - least)) {
    const left = present.value.map((value) => Math.max(0, value - least)) as [number, number];
    const isKnown = present.value[0] === present.value[1];
    // A present power without a range leaves one figure, whatever the low end of the claim is.
    saved = isKnown ? left : [Math.min(claimed[0], left[0]), Math.min(claimed[1], left[1])];
    const difference = `${inPower(present.value, system)} − ${inPower([least, least], system)}`;
    steps.push({
      id: 'limit',
      title: 'Power saved, at most',
      sum: `No ${series}${scope} can draw less than ${inPower([ideal, ideal], system)} / ${best}% = ${inPower([least, least], system)}. ${isKnown ? difference : `The smaller of ${inPower(claimed, system)} and ${difference}${present.value[0] < least ? ', and at least 0' : ''}`}`,
      ...power(saved, system),
      sources: [`Highest stated efficiency of the ${series} models${scope}: ${best}%`],
    });
  }

  const energy: Range = [saved[0] * hours, saved[1] * hours];
  const inEnergy =
    energy[1] < 1000
      ? ranged(energy, 'kWh')
      : { ...ranged([energy[0] / 1000, energy[1] / 1000], 'MWh'), value: energy };
  steps.push({
    id: 'energy',
    title: 'Energy saved in a year',
    sum: `${inPower(saved, system)} × ${system === 'us' ? `${digits(units.power.hp.factor, 4)}\u00a0kW/hp × ` : ''}${digits(hours)}\u00a0h`,
    ...inEnergy,
  });
  const money: Range = [energy[0] * price, energy[1] * price];
  const inMoney = ranged(money, currency);
  steps.push({
    id: 'money',
    title: 'Cost saved in a year',
    sum: `${inEnergy.result} × ${digits(price)}\u00a0${currency}/kWh`,
    ...inMoney,
  });
  if (co2 !== undefined) {
    steps.push({
      id: 'co2',
      title: 'CO₂ saved in a year',
      sum: `${inEnergy.result} × ${digits(co2)}\u00a0kg/kWh`,
      ...ranged([(energy[0] * co2) / 1000, (energy[1] * co2) / 1000], 't'),
    });
  }
  if (investment !== undefined) {
    const years: Range = [investment / money[1], investment / money[0]];
    steps.push({
      id: 'payback',
      title: 'Payback',
      sum: `${digits(investment)}\u00a0${currency}${asked && asked.machines + asked.reserve > 1 ? ` for ${machinesText(asked)}` : ''} / ${inMoney.result} a year`,
      ...(money[0] > 0
        ? ranged(years, 'years', 2)
        : { value: years, result: `at least ${printed([years[0], years[0]], 2, 1)}\u00a0years` }),
    });
  }
  const assumed: Range = [present.value[0] - saved[0], present.value[1] - saved[1]];
  const caution =
    asked &&
    (able.length > 0
      ? cautionOf(able, asked, Math.max(...assumed), present, system)
      : `No ${series} covers this duty point with ${machinesText({ ...asked, reserve: 0 })}, so the savings are those of the series, checked against no model: do not count on them. The Model Selector shows the nearest models and other numbers of machines.`);
  return { steps, ...(caution && { caution }) };
}

/** The model with the least stated power at the duty point, if that is more than the result assumes for the new machine. */
function cautionOf(
  models: readonly Model[],
  asked: SelectionRequest,
  assumed: number,
  present: Figure,
  system: UnitSystem,
): string | undefined {
  const { flow } = dutyOf(asked);
  const [least] = models
    .filter(isPowerUsable)
    .map((model) => ({ code: model.code, power: powerAt(model, flow) * asked.machines }))
    .sort((one, other) => one.power - other.power);
  if (!least || least.power <= assumed) return;
  const name = asked.machines > 1 ? `${asked.machines} × ${least.code}` : `the ${least.code}`;
  const { value } = present;
  const consequence =
    least.power < value[0]
      ? 'more than this result assumes'
      : least.power > value[1]
        ? 'more than today'
        : 'no less than today';
  return `At your duty point, the stated power range of ${name} gives ${inPower([least.power, least.power], system)}, ${consequence}: do not count on these savings until the quote gives the power.`;
}

function presentStep(
  { power: measured, powerUnit, machine, efficiency: stated, drive: ofDrive }: SavingsRequest,
  system: UnitSystem,
  ideal?: number,
): SavingsStep {
  const step = { id: 'present', title: 'Power of the existing machine' } as const;
  if (measured !== undefined) {
    const value = toBase('power', measured, powerUnit);
    return {
      ...step,
      sum: `${digits(measured)}\u00a0${units.power[powerUnit].name}`,
      ...power([value, value], system),
    };
  }
  const known = machine && efficiencyOf(machine);
  const blower: Range | undefined = stated === undefined ? known : [stated, stated];
  if (!machine || !blower || !ideal) throw new Error('The present power cannot be known.');
  const { name, drive: assumed } = presentMachines[machine];
  const drive: Range = ofDrive === undefined ? assumed.efficiency : [ofDrive, ofDrive];
  const value: Range = [
    (ideal * 1e4) / (blower[1] * drive[1]),
    (ideal * 1e4) / (blower[0] * drive[0]),
  ];
  return {
    ...step,
    sum: `${inPower([ideal, ideal], system)} / ${printed(blower)}% / ${printed(drive)}%`,
    ...power(value, system),
    sources: [
      stated === undefined
        ? `Assumed for the ${name.toLowerCase()}, without motor and drive: ${printed(blower)}%. ${efficiencySource}. Enter the efficiency of your machine to replace it.`
        : `Efficiency of the ${name.toLowerCase()} as you entered it, without motor and drive`,
      ofDrive === undefined
        ? `Assumed for its ${assumed.name}: ${printed(drive)}% (${assumed.basis}). Enter the efficiency of motor and drive to replace it.`
        : 'Efficiency of the existing motor and drive as you entered it',
    ],
  };
}

/** Parses `20–30`. */
function rangeOf(claim: string): Range {
  const [least, most] = claim.split('–').map(Number);
  if (least === undefined || most === undefined) throw new Error(`${claim} is no range.`);
  return [least, most];
}
