/** What savings are calculated from, read from a URL and written to it. */
import type { ReadNumber } from '@brand/ui/read-number';
import { digits } from '../digits.ts';
import { type SeriesName, seriesNames } from '../models.ts';
import { type UnitKey, type UnitSystem, units } from '../units.ts';
import { efficiencyOf, type PresentMachineKey, presentMachines } from './presentMachines.ts';
import { readFieldNumber, readForm, type WrittenForm } from './readNumbers.ts';
import {
  type Choice,
  choiceError,
  fields,
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

/** Currencies of the countries with an office. Amounts are not converted. */
export const currencies = ['EUR', 'USD', 'KRW', 'CNY', 'INR', 'BRL', 'AED'] as const;
type Currency = (typeof currencies)[number];

export const currencyIn: Record<UnitSystem, Currency> = { metric: 'EUR', us: 'USD' };

export interface SavingsRequest {
  /** Series of the new machine, whose savings claim applies. */
  series: SeriesName;
  /** Measured power of the existing machine in `powerUnit`. Without it, `machine` and `duty` are set. */
  power?: number;
  powerUnit: UnitKey<'power'>;
  machine?: PresentMachineKey;
  /** Efficiency of the existing machine without motor and drive in per cent, if known. */
  efficiency?: number;
  /** Efficiency of the existing motor and drive in per cent, if known. */
  drive?: number;
  /** Flow, pressure and conditions. They also limit the savings, because compression needs a minimum power. */
  duty?: SelectionRequest;
  /** Operating hours per year. */
  hours: number;
  /** Electricity price in `currency` per kWh. */
  price: number;
  currency: Currency;
  /** Emission factor of the supply in kg CO₂ per kWh. */
  co2?: number;
  /** Price of all new machines, with those on standby, in `currency`. */
  investment?: number;
}

const inCurrency = currencies.join(', ');
const numbers = {
  power: { name: 'power of the existing machine', most: 100_000, units: 'kW, hp' },
  efficiency: { name: 'efficiency', most: 100, units: '%' },
  drive: { name: 'efficiency of motor and drive', most: 100, units: '%' },
  hours: { name: 'hours of operation', most: 8784, units: 'h' },
  price: { name: 'electricity price', most: 100_000, units: inCurrency },
  co2: { name: 'CO₂ factor', most: 10, units: 'kg/kWh' },
  investment: { name: 'price of the new machines', most: 1e12, units: inCurrency },
} as const;

export type SavingsNumber = keyof typeof numbers | NumberField;

export const quantityOf = (field: SavingsNumber): string =>
  isOwn(field) ? numbers[field].name : quantityOfDuty(field);

const choices = {
  series: { name: 'series', options: seriesNames },
  powerUnit: namedOptions('unit of the power', units.power),
  machine: {
    name: 'existing machine',
    options: Object.keys(presentMachines),
    names: Object.values(presentMachines).map(({ name }) => name.toLowerCase()),
  },
  currency: { name: 'currency', options: currencies },
} as const satisfies Record<string, Choice>;

/** Series of the new machine, unless one is chosen. */
export const assumedSeries = 'RMX';

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
    errors.investment = `Enter the ${numbers.investment.name} in ${chosen.currency}, or choose ${paid} for the electricity price: amounts are not converted.`;
  // The form sends the unit even if the power is empty.
  const isAsked = ['power', 'powerUnit', 'machine', 'hours', 'price'].some((field) => typed[field]);
  if (!isAsked) return { typed, errors };

  for (const field of ['hours', 'price'] as const) {
    if (!typed[field]) errors[field] = `Enter the ${numbers[field].name}.`;
  }
  if (!typed.power) {
    const { machine } = chosen;
    if (!typed.machine)
      errors.power = 'Enter the power of the existing machine, or choose the existing machine.';
    else if (machine && !selection.request) {
      errors.flow ??= 'Enter the flow of the existing machine.';
      if (!typed.pressure) errors.pressure ??= 'Enter the pressure of the existing machine.';
    }
    if (machine && !efficiencyOf(machine) && !typed.efficiency) {
      errors.efficiency = `Enter the efficiency of the ${presentMachines[machine].name.toLowerCase()}, from its datasheet.`;
    }
  }
  const { hours, price } = entered;
  if (hours === undefined || price === undefined || Object.keys(errors).length > 0)
    return { typed, errors: inOrder(errors, order) };
  const currency = currencyIn[typed.units === 'us' ? 'us' : 'metric'];
  const assumed = { series: assumedSeries, powerUnit: 'kw', currency } as const;
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
