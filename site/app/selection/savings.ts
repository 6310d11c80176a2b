/** Savings of a new machine, calculated in visible steps. Every result is a range, because every claim is one. */

import { readNumber } from '@brand/ui/number-field';
import { inText, seriesSavings } from '../company/claims.ts';
import { digits } from '../company/digits.ts';
import { modelsOf, type Range, type SeriesName, seriesNames } from '../company/models.ts';
import {
  fromBase,
  printWithUnit,
  toBase,
  type UnitKey,
  type UnitSystem,
  unitIn,
  unitKey,
  units,
} from '../company/units.ts';
import { adiabaticPower } from './air.ts';
import {
  dutyOf,
  fields,
  inOrder,
  type NumberField,
  quantityOf as quantityOfDuty,
  readRequest,
  type SelectionRequest,
  writeRequest,
} from './request.ts';

/** A type of machine that a new one may replace. */
export interface PresentMachine {
  name: string;
  /** Nominal efficiency of the blower, without its motor and drive, in per cent. Without one the visitor has to enter it. */
  efficiency?: Range;
}

/**
 * Nominal efficiencies of blowers: U.S. Environmental Protection Agency, "Evaluation of Energy Conservation Measures for
 * Wastewater Treatment Facilities", EPA 832-R-10-005, September 2010. It gives none for screw blowers.
 */
export const presentMachines = {
  lobe: { name: 'Lobe blower', efficiency: [45, 65] },
  screw: { name: 'Screw blower' },
  geared: { name: 'Turbo blower with gear', efficiency: [70, 80] },
} as const satisfies Record<string, PresentMachine>;
type PresentMachineKey = keyof typeof presentMachines;

/** Source of the efficiencies of present machines. */
export const efficiencySource =
  'U.S. EPA, Evaluation of Energy Conservation Measures for Wastewater Treatment Facilities, EPA 832-R-10-005, 2010';

/** Currencies of the countries with an office. Amounts are not converted. */
export const currencies = ['EUR', 'USD', 'KRW', 'CNY', 'INR', 'BRL', 'AED'] as const;
type Currency = (typeof currencies)[number];

export interface SavingsRequest {
  /** Series of the new machine, whose savings claim applies. */
  series: SeriesName;
  /** Measured power of the present machine in `powerUnit`. Without it, `machine` and `duty` are set. */
  power?: number;
  powerUnit: UnitKey<'power'>;
  machine?: PresentMachineKey;
  /** Efficiency of the present machine in per cent, if known. */
  efficiency?: number;
  /** Flow, pressure and conditions. They also limit the savings, because compression needs a minimum power. */
  duty?: SelectionRequest;
  /** Operating hours per year. */
  hours: number;
  /** Price of energy in `currency` per kWh. */
  price: number;
  currency: Currency;
  /** Emission factor of the supply in kg CO₂ per kWh. */
  co2?: number;
  /** Price of the new machine in `currency`. */
  investment?: number;
}

const numbers = {
  power: { name: 'present power', most: 100_000 },
  efficiency: { name: 'efficiency', most: 100 },
  hours: { name: 'hours of operation', most: 8784 },
  price: { name: 'price of energy', most: 100_000 },
  co2: { name: 'CO₂ factor', most: 10 },
  investment: { name: 'price of the new machine', most: 1e12 },
} as const;

export type SavingsNumber = keyof typeof numbers | NumberField;

/** Name of a number field in error messages. */
export const quantityOf = (field: SavingsNumber): string =>
  field in numbers
    ? numbers[field as keyof typeof numbers].name
    : quantityOfDuty(field as NumberField);

const choices = {
  series: { name: 'series', options: seriesNames },
  powerUnit: { name: 'unit of the power', options: ['kw', 'hp'] },
  machine: { name: 'present machine', options: Object.keys(presentMachines) },
  currency: { name: 'currency', options: currencies },
} as const satisfies Record<string, { name: string; options: readonly string[] }>;

/** All fields in the order of the form. */
const order = [
  ...['power', 'powerUnit', 'machine', 'efficiency', ...fields],
  ...['series', 'hours', 'price', 'currency', 'co2', 'investment'],
];

export interface ReadSavings {
  /** Input of each field as typed. */
  typed: Partial<Record<string, string>>;
  /** Error message by field. */
  errors: Partial<Record<string, string>>;
  request?: SavingsRequest;
}

/** Reads `?power=90&hours=8000&price=0.15&series=RMX` or `?machine=lobe&flow=40&pressure=0.7&…`. */
export function readSavings(parameters: URLSearchParams): ReadSavings {
  const selection = readRequest(parameters);
  const typed: ReadSavings['typed'] = { ...selection.typed };
  const errors: ReadSavings['errors'] = { ...selection.errors };
  const read: Record<string, unknown> = { series: 'RMX', powerUnit: 'kw', currency: 'EUR' };
  const textOf = (field: string) => {
    const text = parameters.get(field)?.trim();
    if (text) typed[field] = text;
    return text || undefined;
  };
  for (const [field, { name, options }] of Object.entries(choices)) {
    const text = textOf(field);
    if (text === undefined) continue;
    if ((options as readonly string[]).includes(text)) read[field] = text;
    else errors[field] = `Choose the ${name} from: ${options.join(', ')}.`;
  }
  for (const [field, { name, most }] of Object.entries(numbers)) {
    const text = textOf(field);
    if (text === undefined) continue;
    const number = readNumber(text, name);
    if ('error' in number) errors[field] = number.error;
    else if (number.value <= 0) errors[field] = `The ${name} must be more than 0.`;
    else if (number.value > most) errors[field] = `The ${name} must be at most ${digits(most)}.`;
    else read[field] = number.value;
  }
  // The form sends the unit even if the power is empty.
  const isAsked = ['power', 'powerUnit', 'machine', 'hours', 'price'].some((field) => typed[field]);
  if (!isAsked) return { typed, errors };

  for (const field of ['hours', 'price'] as const) {
    if (!typed[field]) errors[field] = `Enter the ${numbers[field].name}.`;
  }
  if (!typed.power) {
    const machine = read.machine as PresentMachineKey | undefined;
    if (!typed.machine) errors.power = 'Enter the present power, or choose the present machine.';
    else if (machine && !selection.request) {
      errors.flow ??= 'Enter the flow of the present machine.';
      if (!typed.pressure) errors.pressure ??= 'Enter the pressure of the present machine.';
    }
    if (machine && !efficiencyOf(machine) && !typed.efficiency) {
      errors.efficiency = `Enter the efficiency of the ${presentMachines[machine].name.toLowerCase()}, from its datasheet.`;
    }
  }
  if (Object.keys(errors).length > 0) return { typed, errors: inOrder(errors, order) };
  if (selection.request) read.duty = selection.request;
  return { typed, errors, request: read as unknown as SavingsRequest };
}

/** Parameters of a request. */
export function writeSavings({ duty, ...request }: SavingsRequest): URLSearchParams {
  const parameters = duty ? writeRequest(duty) : new URLSearchParams();
  for (const [field, value] of Object.entries(request)) parameters.set(field, String(value));
  return parameters;
}

/** One step of the calculation. */
export interface SavingsStep {
  id: 'ideal' | 'present' | 'energy' | 'saving' | 'limit' | 'money' | 'co2' | 'payback';
  title: string;
  /** The calculation with its numbers: `90 kW × 8,000 h`. */
  sum: string;
  /** The result with its unit: `18–27 kW`. */
  result: string;
  value: Range;
  /** Source of a figure that it uses. */
  source?: string;
}

const results: readonly SavingsStep['id'][] = ['energy', 'money', 'co2', 'payback'];

/** Whether a step is a final result, not an intermediate one. */
export const isResult = ({ id }: SavingsStep) => results.includes(id);

/**
 * Calculates the savings step by step. The power saved is the present power times the claim of the series. With a known
 * duty point it is limited, because the new machine cannot draw less than adiabatic compression at the highest efficiency
 * stated for the series.
 *
 * @param system unit system of the steps. Energy is in kWh in both
 */
export function savingsOf(request: SavingsRequest, system: UnitSystem = 'metric'): SavingsStep[] {
  const { series, duty: asked, hours, price, currency, co2, investment } = request;
  const duty = asked && dutyOf(asked);
  const ideal = duty && adiabaticPower(duty.totalFlow, duty.pressure, duty.inlet.pressure);
  const steps: SavingsStep[] = [];
  if (duty && ideal) {
    steps.push({
      id: 'ideal',
      title: 'Least power the air needs',
      sum: `Adiabatic compression of ${printWithUnit('flow', duty.totalFlow, system, system === 'us' ? 0 : 1)} from ${printWithUnit('pressure', duty.inlet.pressure, system, system === 'us' ? 2 : 3)} by ${printWithUnit('pressure', duty.pressure, system, 2)}`,
      ...power([ideal, ideal], system),
    });
  }
  const present = presentStep(request, system, ideal);
  steps.push(present);

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
    source: `Energy savings stated for the ${series} series: ${inText(claim)}`,
  });

  let saved = claimed;
  const best = Math.max(...modelsOf(series).map((one) => one.efficiency));
  const least = ideal && (ideal * 100) / best;
  if (least && claimed.some((value, end) => value > (present.value[end] ?? 0) - least)) {
    saved = claimed.map((value, end) =>
      Math.min(value, Math.max(0, (present.value[end] ?? 0) - least)),
    ) as unknown as Range;
    steps.push({
      id: 'limit',
      title: 'Power saved, at most',
      sum: `No machine of the series draws less than ${inPower([ideal, ideal], system)} / ${best}% = ${inPower([least, least], system)}. The smaller of ${inPower(claimed, system)} and ${inPower(present.value, system)} − ${inPower([least, least], system)}${present.value[0] < least ? ', and at least 0' : ''}`,
      ...power(saved, system),
      source: `Highest efficiency stated for the ${series} series: ${best}%`,
    });
  }

  const energy: Range = [saved[0] * hours, saved[1] * hours];
  steps.push({
    id: 'energy',
    title: 'Energy saved in a year',
    sum: `${inPower(saved, system)} × ${system === 'us' ? `${digits(units.power.hp.factor, 4)}\u00a0kW/hp × ` : ''}${digits(hours)}\u00a0h`,
    ...ranged(energy, 'kWh'),
  });
  const money: Range = [energy[0] * price, energy[1] * price];
  steps.push({
    id: 'money',
    title: 'Cost saved in a year',
    sum: `${printed(energy)}\u00a0kWh × ${digits(price)}\u00a0${currency}/kWh`,
    ...ranged(money, currency),
  });
  if (co2 !== undefined) {
    steps.push({
      id: 'co2',
      title: 'CO₂ saved in a year',
      sum: `${printed(energy)}\u00a0kWh × ${digits(co2)}\u00a0kg/kWh / 1,000`,
      ...ranged([(energy[0] * co2) / 1000, (energy[1] * co2) / 1000], 't'),
    });
  }
  if (investment !== undefined && money[1] > 0) {
    const years: Range = [investment / money[1], investment / money[0]];
    steps.push({
      id: 'payback',
      title: 'Payback',
      sum: `${digits(investment)}\u00a0${currency} / ${printed(money)}\u00a0${currency} a year`,
      ...(money[0] > 0
        ? ranged(years, 'years')
        : { value: years, result: `at least ${figure(years[0])}\u00a0years` }),
    });
  }
  return steps;
}

function presentStep(
  { power: measured, powerUnit, machine, efficiency: stated }: SavingsRequest,
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
  const efficiency: Range | undefined = stated === undefined ? known : [stated, stated];
  if (!machine || !efficiency || !ideal) throw new Error('The present power cannot be known.');
  const value: Range = [(ideal * 100) / efficiency[1], (ideal * 100) / efficiency[0]];
  return {
    ...step,
    sum: `${inPower([ideal, ideal], system)} / ${printed(efficiency)}%`,
    ...power(value, system),
    source:
      stated === undefined
        ? `Assumed for the ${presentMachines[machine].name.toLowerCase()}, without motor and drive: ${printed(efficiency)}%. ${efficiencySource}. Enter the efficiency of your machine to replace it.`
        : 'Efficiency as you stated it',
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

function ranged(value: Range, unit: string): Pick<SavingsStep, 'value' | 'result'> {
  return { value, result: `${printed(value)}\u00a0${unit}` };
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
function printed(range: Range): string {
  const [least, most] = range.map(figure);
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Prints three significant digits, as it is an estimate. */
function figure(value: number): string {
  return digits(Number(value.toPrecision(3)));
}
