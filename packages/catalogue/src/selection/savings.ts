/** Savings of a new machine, calculated in visible steps. Every result is a range, because every claim is one. */

import type { ReadNumber } from '@brand/ui/read-number';
import { inText, seriesSavings } from '../claims.ts';
import { digits } from '../digits.ts';
import { modelsOf, type Range, type SeriesName, seriesNames } from '../models.ts';
import {
  fromBase,
  printDuty,
  printIn,
  printWithUnit,
  toBase,
  type UnitKey,
  type UnitSystem,
  unitIn,
  unitKey,
  units,
} from '../units.ts';
import { adiabaticPower } from './air.ts';
import { readFieldNumber, readForm, type WrittenForm } from './readNumbers.ts';
import {
  type Choice,
  choiceError,
  convertedTo,
  dutyOf,
  fields,
  flowUnits,
  inOrder,
  type NumberField,
  namedOptions,
  quantityOf as quantityOfDuty,
  readField,
  readRequest,
  type SelectionRequest,
  writeRequest,
  written,
} from './request.ts';
import { isWithin } from './select.ts';
import { isConverted, machinesText, requestText } from './words.ts';

/** A type of machine that a new one may replace. */
export interface PresentMachine {
  name: string;
  /** Nominal efficiency of the blower, without its motor and drive, in per cent. Without one the visitor has to enter it. */
  efficiency?: Range;
  /** What turns the blower, with its losses between the meter and the shaft. */
  drive: Drive;
}

interface Drive {
  name: string;
  /** Power at the shaft of the blower in per cent of the power at the meter. */
  efficiency: Range;
  /** How the range comes about. */
  basis: string;
}

/** In per cent, with four poles at 50 Hz: 91.6 (IE2 at 22 kW) to 96.0 (IE3 from 200 kW). IEC 60034-30-1:2014. */
const ofMotor: Range = [92, 96];
/** In per cent: 95 to 98 when new, 93 if not retensioned. U.S. Department of Energy, Motor Systems Tip Sheet 5, 2012. */
const ofBelts: Range = [93, 98];

const motor: Drive = {
  name: 'motor',
  efficiency: ofMotor,
  basis: `motors of class IE2 to IE3, ${ofMotor.join('–')}%, IEC 60034-30-1`,
};
const belts: Drive = {
  name: 'motor and V-belts',
  efficiency: [86, 94],
  basis: `${motor.basis}, times V-belts, ${ofBelts.join('–')}%, U.S. DOE, Motor Systems Tip Sheet 5`,
};

/**
 * Nominal efficiencies of blowers: U.S. Environmental Protection Agency, "Evaluation of Energy Conservation Measures for
 * Wastewater Treatment Facilities", EPA 832-R-10-005, September 2010. It gives none for screw blowers.
 */
export const presentMachines = {
  lobe: { name: 'Lobe blower', efficiency: [45, 65], drive: belts },
  screw: { name: 'Screw blower', drive: belts },
  geared: { name: 'Turbo blower with gear', efficiency: [70, 80], drive: motor },
} as const satisfies Record<string, PresentMachine>;
type PresentMachineKey = keyof typeof presentMachines;

export const efficiencySource =
  'U.S. EPA, Evaluation of Energy Conservation Measures for Wastewater Treatment Facilities, EPA 832-R-10-005, 2010';

/** Currencies of the countries with an office. Amounts are not converted. */
export const currencies = ['EUR', 'USD', 'KRW', 'CNY', 'INR', 'BRL', 'AED'] as const;
type Currency = (typeof currencies)[number];

export const currencyIn: Record<UnitSystem, Currency> = { metric: 'EUR', us: 'USD' };

export interface SavingsRequest {
  /** Series of the new machine, whose savings claim applies. */
  series: SeriesName;
  /** Measured power of the present machine in `powerUnit`. Without it, `machine` and `duty` are set. */
  power?: number;
  powerUnit: UnitKey<'power'>;
  machine?: PresentMachineKey;
  /** Efficiency of the present machine without motor and drive in per cent, if known. */
  efficiency?: number;
  /** Efficiency of its motor and drive in per cent, if known. */
  drive?: number;
  /** Flow, pressure and conditions. They also limit the savings, because compression needs a minimum power. */
  duty?: SelectionRequest;
  /** Operating hours per year. */
  hours: number;
  /** Price of energy in `currency` per kWh. */
  price: number;
  currency: Currency;
  /** Emission factor of the supply in kg CO₂ per kWh. */
  co2?: number;
  /** Price of all new machines, with those on standby, in `currency`. */
  investment?: number;
}

const inCurrency = currencies.join(', ');
const numbers = {
  power: { name: 'present power', most: 100_000, units: 'kW, hp' },
  efficiency: { name: 'efficiency', most: 100, units: '%' },
  drive: { name: 'efficiency of motor and drive', most: 100, units: '%' },
  hours: { name: 'hours of operation', most: 8784, units: 'h' },
  price: { name: 'price of energy', most: 100_000, units: inCurrency },
  co2: { name: 'CO₂ factor', most: 10, units: 'kg/kWh' },
  investment: { name: 'price of the new machines', most: 1e12, units: inCurrency },
} as const;

export type SavingsNumber = keyof typeof numbers | NumberField;

export const quantityOf = (field: SavingsNumber): string =>
  isOwn(field) ? numbers[field].name : quantityOfDuty(field);

const choices = {
  series: { name: 'series', options: seriesNames },
  powerUnit: namedOptions('unit of the power', units.power),
  machine: namedOptions('present machine', presentMachines),
  currency: { name: 'currency', options: currencies },
} as const satisfies Record<string, Choice>;

/** All fields in the order of the form. */
const order = [
  ...['power', 'powerUnit', 'machine', 'efficiency', 'drive', ...fields],
  ...['series', 'hours', 'price', 'currency', 'co2', 'investment'],
];

export interface ReadSavings {
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  request?: SavingsRequest;
}

/** Reads a number field. Of the readings of an ambiguous input, one may be impossible. */
export function readSavingsField(form: WrittenForm, field: SavingsNumber): ReadNumber {
  if (!isOwn(field)) return readField(form, field);
  const { most } = numbers[field];
  return readFieldNumber(form, field, numbers[field], [(value) => 0 < value && value <= most]);
}

const isOwn = (field: SavingsNumber): field is keyof typeof numbers => field in numbers;

/** Reads `?power=90&hours=8000&price=0.15&series=RMX` or `?machine=lobe&flow=40&pressure=0.7&…`. */
export function readSavings(parameters: URLSearchParams): ReadSavings {
  const selection = readRequest(parameters);
  const form = readForm(parameters);
  const typed: ReadSavings['typed'] = { ...selection.typed };
  const errors: ReadSavings['errors'] = { ...selection.errors };
  const chosen: Partial<Pick<SavingsRequest, keyof typeof choices>> = {};
  const entered: Partial<Record<keyof typeof numbers, number>> = {};
  const textOf = (field: string, of = form.parameters) => {
    const text = of.get(field)?.trim();
    if (text) typed[field] = text;
    return text || undefined;
  };
  for (const [field, choice] of Object.entries<Choice>(choices)) {
    const text = textOf(field);
    if (text === undefined) continue;
    if (choice.options.includes(text)) Object.assign(chosen, { [field]: text });
    else errors[field] = choiceError(choice);
  }
  for (const field of Object.keys(numbers) as (keyof typeof numbers)[]) {
    const { name, most } = numbers[field];
    if (textOf(field, parameters) === undefined) continue;
    const number = readSavingsField(form, field);
    if ('error' in number) errors[field] = number.error;
    else if (number.value <= 0) errors[field] = `The ${name} must be more than 0.`;
    else if (number.value > most) errors[field] = `The ${name} must be at most ${digits(most)}.`;
    else {
      entered[field] = number.value;
      if (form.written[field]?.beside) typed[field] = written(number.value);
    }
  }
  const paid = form.written.investment?.unit;
  if (paid && !chosen.currency) chosen.currency = paid as Currency;
  else if (paid && paid !== chosen.currency)
    errors.investment = `Enter the ${numbers.investment.name} in ${chosen.currency}, or choose ${paid} for the price of energy: amounts are not converted.`;
  // The form sends the unit even if the power is empty.
  const isAsked = ['power', 'powerUnit', 'machine', 'hours', 'price'].some((field) => typed[field]);
  if (!isAsked) return { typed, errors };

  for (const field of ['hours', 'price'] as const) {
    if (!typed[field]) errors[field] = `Enter the ${numbers[field].name}.`;
  }
  if (!typed.power) {
    const { machine } = chosen;
    if (!typed.machine) errors.power = 'Enter the present power, or choose the present machine.';
    else if (machine && !selection.request) {
      errors.flow ??= 'Enter the flow of the present machine.';
      if (!typed.pressure) errors.pressure ??= 'Enter the pressure of the present machine.';
    }
    if (machine && !efficiencyOf(machine) && !typed.efficiency) {
      errors.efficiency = `Enter the efficiency of the ${presentMachines[machine].name.toLowerCase()}, from its datasheet.`;
    }
  }
  const { hours, price } = entered;
  if (hours === undefined || price === undefined || Object.keys(errors).length > 0)
    return { typed, errors: inOrder(errors, order) };
  const currency = currencyIn[typed.units === 'us' ? 'us' : 'metric'];
  const assumed = { series: 'RMX', powerUnit: 'kw', currency } as const;
  const duty = selection.request;
  return {
    typed,
    errors,
    request: { ...assumed, ...chosen, ...entered, hours, price, ...(duty && { duty }) },
  };
}

export function writeSavings({ duty, ...request }: SavingsRequest): URLSearchParams {
  const parameters = duty ? writeRequest(duty) : new URLSearchParams();
  for (const [field, value] of Object.entries(request)) parameters.set(field, written(value));
  return parameters;
}

export interface SavingsStep {
  id: 'ideal' | 'present' | 'energy' | 'saving' | 'limit' | 'money' | 'co2' | 'payback';
  title: string;
  /** The calculation with its numbers: `90 kW × 8,000 h`. */
  sum: string;
  /** The result with its unit: `18–27 kW`. */
  result: string;
  value: Range;
  /** Sources of the figures that it uses. */
  sources?: readonly string[];
}

export interface Doubt {
  text: string;
  checks: readonly string[];
  /** Series that cover the duty point, if the chosen one does not. */
  series?: readonly SeriesName[];
}

export interface Savings {
  /** The steps of the calculation; with a doubt, those before it. */
  steps: readonly SavingsStep[];
  doubt?: Doubt;
}

const results: readonly SavingsStep['id'][] = ['energy', 'money', 'co2', 'payback'];

/** Whether a step is a final result, not an intermediate one. */
export const isResult = ({ id }: SavingsStep) => results.includes(id);

/**
 * Calculates the savings step by step. The power saved is the present power times the claim of the series. With a known
 * duty point it is limited, because the new machine cannot draw less than adiabatic compression at the highest efficiency
 * stated for the series. Input that contradicts physics or the figures of the series ends in a doubt, not in "0 kWh".
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

  const best = Math.max(...modelsOf(series).map((one) => one.efficiency));
  const least = ideal && (ideal * 100) / best;
  const doubt =
    (ideal && present.value[1] < ideal && belowPhysics(present, ideal, system)) ||
    (asked && outsideSeries(series, asked, system)) ||
    (least && present.value[1] <= least && belowSeries(request, present, least, system));
  if (doubt) return { steps, doubt };

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
    sources: [`Energy savings stated for the ${series} series: ${inText(claim)}`],
  });

  let saved = claimed;
  if (ideal && least && claimed.some((value, end) => value > (present.value[end] ?? 0) - least)) {
    const limited = (end: 0 | 1) => Math.min(claimed[end], Math.max(0, present.value[end] - least));
    saved = [limited(0), limited(1)];
    steps.push({
      id: 'limit',
      title: 'Power saved, at most',
      sum: `No machine of the series draws less than ${inPower([ideal, ideal], system)} / ${best}% = ${inPower([least, least], system)}. The smaller of ${inPower(claimed, system)} and ${inPower(present.value, system)} − ${inPower([least, least], system)}${present.value[0] < least ? ', and at least 0' : ''}`,
      ...power(saved, system),
      sources: [`Highest efficiency stated for the ${series} series: ${best}%`],
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
        ? ranged(years, 'years')
        : { value: years, result: `at least ${rounded(years[0])}\u00a0years` }),
    });
  }
  return { steps };
}

const flowCheck =
  'Is the flow that of all machines together, in the chosen unit and at the condition that it names?';
const pressureCheck =
  'Is the pressure the rise from inlet to outlet in operation, not an absolute pressure or the rating of the blower?';
const momentCheck = 'Were power, flow and pressure read at the same time?';

/** No machine can draw less than adiabatic compression takes. */
function belowPhysics(present: SavingsStep, ideal: number, system: UnitSystem): Doubt {
  return {
    text: `${present.result} cannot be right: compressing this air takes at least ${inPower([ideal, ideal], system)}, in any machine.`,
    checks: [
      'Is the power the electrical power of all machines together, in the chosen unit?',
      momentCheck,
      flowCheck,
      pressureCheck,
    ],
  };
}

/** The present machine already draws what the best machine of the series would. */
function belowSeries(
  { series, power: measured }: SavingsRequest,
  present: SavingsStep,
  least: number,
  system: UnitSystem,
): Doubt {
  const best = Math.max(...modelsOf(series).map(({ efficiency }) => efficiency));
  return {
    text: `The present machine draws ${present.result}, and the best of the ${series} series would draw ${inPower([least, least], system)} (${best}% efficiency): a new machine would save nothing here.`,
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
function outsideSeries(
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
    return `The ${series} series is stated for ${bounds.map((end) => printIn(unit, end)).join('–')}\u00a0${unit.name}, not for ${missed}.`;
  }
  // Several machines can share more flow than one serves.
  const from = Math.min(...able.map(({ flow }) => flow[0]));
  const { unit } = flowUnits[request.flowUnit];
  if (totalFlow >= from || isWithin('flow', [from, from], totalFlow, unit)) return undefined;
  return `No machine of the ${series} series is stated for ${requestText(request, system)}: the smallest for this pressure starts at ${printWithUnit('flow', from, system)} at the inlet.`;
}

function presentStep(
  { power: measured, powerUnit, machine, efficiency: stated, drive: ofDrive }: SavingsRequest,
  system: UnitSystem,
  ideal?: number,
): SavingsStep {
  const step = { id: 'present', title: 'Present power' } as const;
  if (measured !== undefined) {
    const value = toBase('power', measured, powerUnit);
    return {
      ...step,
      sum: `${digits(measured)}\u00a0${units.power[powerUnit].name} as measured`,
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
        : `Efficiency of the ${name.toLowerCase()} as you stated it, without motor and drive`,
      ofDrive === undefined
        ? `Assumed for its ${assumed.name}: ${printed(drive)}% (${assumed.basis}). Enter the efficiency of motor and drive to replace it.`
        : 'Efficiency of its motor and drive as you stated it',
    ],
  };
}

function efficiencyOf(machine: PresentMachineKey): Range | undefined {
  return (presentMachines[machine] as PresentMachine).efficiency;
}

/** Parses `20–30`. */
function rangeOf(claim: string): Range {
  const [least, most] = claim.split('–').map(Number);
  if (least === undefined || most === undefined) throw new Error(`${claim} is no range.`);
  return [least, most];
}

/** A result as it is printed: two digits below 100, three above, because the claims it rests on have two. */
function ranged(value: Range, unit: string): Pick<SavingsStep, 'value' | 'result'> {
  return { value, result: `${printed(value, rounded)}\u00a0${unit}` };
}

/** A power in kW with its result in the unit of a system. */
function power(value: Range, system: UnitSystem): Pick<SavingsStep, 'value' | 'result'> {
  return { value, result: inPower(value, system) };
}

function inPower([least, most]: Range, system: UnitSystem): string {
  const key = unitKey('power', system);
  const range: Range = [fromBase('power', least, key), fromBase('power', most, key)];
  return `${printed(range)}\u00a0${unitIn('power', system).name}`;
}

/** Prints both ends of a range, or one figure if they look the same. */
function printed(range: Range, figure = intermediate): string {
  const [least, most] = range.map(figure);
  return least === most ? `${least}` : `${least}–${most}`;
}

/** A figure with which the next step is calculated: three digits, so that the sum can be checked. */
const intermediate = (value: number) => digits(Number(value.toPrecision(3)));

const rounded = (value: number) => digits(Number(value.toPrecision(value < 100 ? 2 : 3)));
