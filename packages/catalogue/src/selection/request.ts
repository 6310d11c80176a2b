/** A request to the selector, as written in its URL: `?flow=40&pressure=0.7&machines=2&reserve=1`. */

import type { ReadNumber } from '@brand/ui/read-number';
import { flowSpan, pressureSpan, type Range } from '../models.ts';
import {
  exampleDuty,
  fromBase,
  printWithUnit,
  toBase,
  type UnitKey,
  type UnitSystem,
  unitKey,
  unitSystems,
  units,
} from '../units.ts';
import {
  type AirState,
  atmosphericPressure,
  convertFlow,
  normal,
  riseOfSameHead,
  standard,
  statedInlet,
} from './air.ts';
import { carryDuty, requestParameters } from './duty.ts';
import {
  type FieldWords,
  readFieldNumber,
  readForm,
  usUnits,
  type WrittenForm,
} from './readNumbers.ts';

/** A unit of flow with its reference condition; by default that at the inlet. */
interface FlowUnit {
  name: string;
  unit: UnitKey<'flow'>;
  reference?: AirState;
  /** The condition in words. */
  condition: string;
}

const atInlet = 'at the inlet';

export const flowUnits = {
  m3min: { name: 'm³/min', unit: 'm3min', condition: atInlet },
  m3h: { name: 'm³/h', unit: 'm3h', condition: atInlet },
  nm3h: {
    name: 'Nm³/h',
    unit: 'm3h',
    reference: normal,
    condition: 'at 0 °C, 1.01325 bar, dry',
  },
  cfm: { name: 'ICFM', unit: 'cfm', condition: atInlet },
  scfm: {
    name: 'SCFM',
    unit: 'cfm',
    reference: standard,
    condition: 'at 68 °F, 14.696 psia, 36% relative humidity',
  },
} as const satisfies Record<string, FlowUnit>;
type FlowUnitKey = keyof typeof flowUnits;

export const flowOptions = Object.entries(flowUnits).map(([value, { name, condition }]) => ({
  value,
  label: `${name} ${condition}`,
}));

export const machineCounts = [1, 2, 3, 4];

/** Scope of a stated flow: all running machines together, or each one. */
export const flowOwners = ['all', 'each'] as const;

/** A request as typed, with each number in its own unit. */
export interface SelectionRequest {
  /** Flow of all running machines together or of each one: see `flowFor`. */
  flow: number;
  flowUnit: FlowUnitKey;
  /** Rise from inlet to outlet. */
  pressure: number;
  pressureUnit: UnitKey<'pressure'>;
  /** At the inlet. */
  temperature: number;
  temperatureUnit: UnitKey<'temperature'>;
  /** Above sea level. */
  altitude: number;
  altitudeUnit: UnitKey<'altitude'>;
  /** Relative humidity at the inlet in per cent. */
  humidity: number;
  flowFor: (typeof flowOwners)[number];
  /** Running machines, 1 to 4. */
  machines: number;
  /** Standby machines, 0 or 1. */
  reserve: number;
  /** Unit system of the output, if the URL sets it. It does not affect the numbers above. */
  units?: UnitSystem;
  /** Conditions at the inlet that the visitor stated, even if they equal the defaults. The others are assumed. */
  stated: readonly InletCondition[];
}

/** Fields for the air at the inlet, which may be left empty. */
const inletConditions = ['temperature', 'altitude', 'humidity'] as const;
export type InletCondition = (typeof inletConditions)[number];

export type RequestField = Exclude<keyof SelectionRequest, 'stated'>;

/** Defaults of the fields. The inlet is at the condition of SCFM, so that ICFM and SCFM are equal by default. */
export const defaults: Omit<SelectionRequest, 'flow' | 'pressure'> = {
  flowUnit: 'm3min',
  pressureUnit: 'bar',
  temperature: standard.temperature,
  temperatureUnit: 'c',
  altitude: 0,
  altitudeUnit: 'm',
  humidity: standard.humidity,
  flowFor: 'all',
  machines: 1,
  reserve: 0,
  stated: [],
};

/** A duty point to begin with, until the visitor states one. */
export const example: SelectionRequest = { ...defaults, ...exampleDuty };

/** Number fields with their name in error messages and their bounds in base units. */
const numbers = {
  flow: { name: 'flow', range: [0, 100_000] },
  pressure: { name: 'pressure', range: [0, 100] },
  temperature: { name: 'inlet temperature', range: [-50, 60] },
  altitude: { name: 'altitude', range: [-500, 6000] },
  humidity: { name: 'relative humidity', range: [0, 100] },
} as const satisfies Partial<Record<RequestField, { name: string; range: Range }>>;

export type NumberField = keyof typeof numbers;

export const quantityOf = (field: NumberField) => numbers[field].name;

function wordsOf(field: NumberField): FieldWords {
  const named: Record<string, { name: string }> =
    field === 'flow' ? flowUnits : field === 'humidity' ? { percent: { name: '%' } } : units[field];
  const names = Object.values(named).map(({ name }) => name);
  return { name: numbers[field].name, units: names.join(', ') };
}

/** A field with options. Errors print their names. */
export interface Choice {
  name: string;
  options: readonly string[];
  names?: readonly string[];
}

export function namedOptions(name: string, named: Record<string, { name: string }>): Choice {
  return { name, options: Object.keys(named), names: Object.values(named).map((one) => one.name) };
}

export const choiceError = ({ name, options, names = options }: Choice) =>
  `Choose the ${name}: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;

const choices = {
  flowUnit: namedOptions('unit of the flow', flowUnits),
  pressureUnit: namedOptions('unit of the pressure', units.pressure),
  temperatureUnit: namedOptions('unit of the temperature', units.temperature),
  altitudeUnit: namedOptions('unit of the altitude', units.altitude),
  machines: { name: 'number of machines', options: machineCounts.map(String) },
  reserve: { name: 'number of standby machines', options: ['0', '1'] },
  flowFor: { name: 'meaning of the flow', options: flowOwners },
  units: { name: 'system of units', options: unitSystems },
} satisfies Partial<Record<RequestField, Choice>>;

type ChoiceField = keyof typeof choices;

/** All fields in the order of the form. */
export const fields: readonly RequestField[] = requestParameters;

/** Result of reading a URL. */
export interface ReadRequest {
  typed: Partial<Record<RequestField, string>>;
  errors: Partial<Record<RequestField, string>>;
  /** The request, if it is complete and has no errors. */
  request?: SelectionRequest;
}

/**
 * Reads a request from the parameters of a URL. Without flow and pressure there is no request, which is not an error; one
 * of them requires the other. Fields that are absent or empty take their default.
 *
 * @param isSent whether the form was submitted: then flow and pressure are required
 */
export function readRequest(parameters: URLSearchParams, isSent = false): ReadRequest {
  const form = readForm(parameters);
  const typed: ReadRequest['typed'] = {};
  for (const field of fields) {
    const text = (field in numbers ? parameters : form.parameters).get(field)?.trim();
    if (text) typed[field] = text;
  }
  const errors: ReadRequest['errors'] = {};
  const chosen = chosenIn(form.parameters);
  for (const field of Object.keys(choices) as ChoiceField[]) {
    if (typed[field] !== undefined && chosen[field] === undefined)
      errors[field] = choiceError(choices[field]);
  }
  // A form sends every unit; the unit of an empty field is ignored.
  for (const field of ['temperature', 'altitude'] as const) {
    if (typed[field] === undefined) delete chosen[`${field}Unit`];
  }
  const others = { ...defaults, ...chosen };
  const entered: Partial<Record<NumberField, number>> = {};
  for (const field of Object.keys(numbers) as NumberField[]) {
    if (typed[field] === undefined) continue;
    const number = readField(form, field);
    const error = 'error' in number ? number.error : outOfBounds(field, number.value, others);
    if (error) errors[field] = error;
    else if ('value' in number) {
      entered[field] = number.value;
      if (form.written[field]?.beside) typed[field] = written(number.value);
    }
  }
  for (const field of ['flow', 'pressure'] as const) {
    const isAsked = isSent || typed.flow !== undefined || typed.pressure !== undefined;
    if (isAsked && typed[field] === undefined) errors[field] = `Enter the ${numbers[field].name}.`;
  }
  const { flow, pressure } = entered;
  if (flow === undefined || pressure === undefined || Object.keys(errors).length > 0)
    return { typed, errors: inOrder(errors, fields) };
  const stated = inletConditions.filter((field) => typed[field] !== undefined);
  return { typed, errors, request: { ...others, ...entered, flow, pressure, stated } };
}

/** Reads a number field. Of the readings of an ambiguous input, one may lie outside the ranges of all models. */
export function readField(form: WrittenForm, field: NumberField): ReadNumber {
  const unit = unitOf(field, { ...defaults, ...chosenIn(form.parameters) });
  const within =
    ([least, most]: Range) =>
    (value: number) => {
      const base = field === 'humidity' ? value : toBase(field, value, unit);
      return least <= base && base <= most;
    };
  const bounds = [possible[field], numbers[field].range].filter((range) => range !== undefined);
  return readFieldNumber(form, field, wordsOf(field), bounds.map(within));
}

/** The valid choices in a URL. */
function chosenIn(parameters: URLSearchParams): Partial<Pick<SelectionRequest, ChoiceField>> {
  const chosen = (Object.keys(choices) as ChoiceField[]).flatMap((field) => {
    const text = parameters.get(field)?.trim();
    if (!text || !(choices[field].options as readonly string[]).includes(text)) return [];
    return [[field, field === 'machines' || field === 'reserve' ? Number(text) : text]];
  });
  return Object.fromEntries(chosen);
}

/** Flow of one to four machines, and pressure, over all models. */
const possible: Partial<Record<NumberField, Range>> = {
  flow: [flowSpan[0], flowSpan[1] * Math.max(...machineCounts)],
  pressure: pressureSpan,
};

/** Sorts errors by the order of their fields. */
export function inOrder<Errors extends object>(errors: Errors, order: readonly string[]): Errors {
  const place = ([field]: [string, unknown]) => order.indexOf(field);
  const sorted = Object.entries(errors).sort((one, other) => place(one) - place(other));
  return Object.fromEntries(sorted) as Errors;
}

/** Parameters of a request, without assumed defaults to keep URLs short. */
export function writeRequest(request: SelectionRequest): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of fields) {
    const value = request[field];
    const isStated = (request.stated as readonly RequestField[]).includes(field);
    const isDefault = value === (defaults as Partial<SelectionRequest>)[field];
    if (value === undefined || (isDefault && !isStated)) continue;
    parameters.set(field, written(value));
  }
  return parameters;
}

/** A number for a URL or a field. With three decimal places it could be read as thousands. */
export function written(value: number | string): string {
  return String(value).replace(/^-?[1-9]\d{0,2}\.\d{3}$/, '$&0');
}

/** Adds a request to a link, so that the duty point travels with the visitor. */
export const withDuty = (href: string, request: SelectionRequest | undefined): string =>
  request ? carryDuty(href, writeRequest(request)) : href;

/** A query without its request; the unit system of the output stays. */
export const withoutDuty = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...query].filter(
      ([name]) => name === 'units' || !(fields as readonly string[]).includes(name),
    ),
  );

export interface Duty {
  /** State of the air at the inlet. */
  inlet: AirState;
  /** Above sea level, in m. */
  altitude: number;
  /** Flow of all running machines together at the inlet, in m³/min. */
  totalFlow: number;
  /** Flow of each running machine at the inlet, in m³/min. */
  flow: number;
  /** Rise from inlet to outlet, in bar. */
  pressure: number;
  /** Rise of the same head at `statedInlet`, in bar: the one to compare with the pressures of models. */
  statedPressure: number;
}

/** Converts a request to the duty of one machine. */
export function dutyOf(request: SelectionRequest): Duty {
  const altitude = inBaseUnit('altitude', request);
  const inlet: AirState = {
    pressure: atmosphericPressure(altitude),
    temperature: inBaseUnit('temperature', request),
    humidity: request.humidity,
  };
  const { reference }: FlowUnit = flowUnits[request.flowUnit];
  const stated = inBaseUnit('flow', request);
  const flow = reference ? convertFlow(stated, reference, inlet) : stated;
  const share = sharing(request);
  const pressure = exact(inBaseUnit('pressure', request));
  return {
    inlet,
    altitude,
    totalFlow: exact((flow * request.machines) / share),
    flow: exact(flow / share),
    pressure,
    statedPressure: exact(riseOfSameHead(pressure, inlet, statedInlet)),
  };
}

/** Returns the request for another duty point of one machine, which is in base units. */
export function requestAt(
  request: SelectionRequest,
  { flow, pressure }: Pick<Duty, 'flow' | 'pressure'>,
): SelectionRequest {
  const { reference, unit }: FlowUnit = flowUnits[request.flowUnit];
  const shared = flow * sharing(request);
  const stated = reference ? convertFlow(shared, dutyOf(request).inlet, reference) : shared;
  return {
    ...request,
    flow: rounded(fromBase('flow', stated, unit)),
    pressure: rounded(fromBase('pressure', pressure, request.pressureUnit)),
  };
}

/** Returns the request for a point of the map, whose pressures are those at `statedInlet`. */
export function requestOnMap(
  request: SelectionRequest,
  { flow, pressure }: Pick<Duty, 'flow' | 'pressure'>,
): SelectionRequest {
  const rise = riseOfSameHead(pressure, statedInlet, dutyOf(request).inlet);
  return requestAt(request, { flow, pressure: rise });
}

/** Returns a request for a duty point in base units, in the units of a system. */
export const requestIn = (
  system: UnitSystem,
  duty: Pick<Duty, 'flow' | 'pressure'>,
  request: SelectionRequest = example,
): SelectionRequest =>
  requestAt(
    { ...request, flowUnit: unitKey('flow', system), pressureUnit: unitKey('pressure', system) },
    duty,
  );

/** Returns a request in a unit system. A figure that is typed in a unit of it stays as typed. */
export function convertedTo(system: UnitSystem, request: SelectionRequest): SelectionRequest {
  const { flow, flowUnit, pressure, pressureUnit } = request;
  const isTyped = (unit: string) => usUnits.includes(unit) === (system === 'us');
  return {
    ...requestIn(system, dutyOf(request), request),
    ...(isTyped(flowUnit) && { flow, flowUnit }),
    ...(isTyped(pressureUnit) && { pressure, pressureUnit }),
  };
}

/** Returns the request for the same total flow from another number of machines. */
export function sharedBy(request: SelectionRequest, machines: number): SelectionRequest {
  const flow = exact((request.flow * request.machines) / sharing(request));
  return { ...request, flow, flowFor: 'all', machines };
}

/** The number of machines that share the stated flow. */
const sharing = ({ flowFor, machines }: SelectionRequest) => (flowFor === 'all' ? machines : 1);

/** Rounds to the precision of a point on the chart. */
const rounded = (value: number) => Number(value.toPrecision(4));

/** Link to the selector or, with a request, to its result. */
export function selectorHref(request?: SelectionRequest): string {
  return `/products/selector${request ? `?${writeRequest(request)}${resultFragment}` : ''}`;
}

/** Fragment of the result in the selector; without one, that of the form with its errors. */
export const resultFragment = '#results';

/** Removes floating-point errors: 70 kPa is exactly 0.7 bar. */
export function exact(value: number): number {
  return Number(value.toPrecision(9));
}

function outOfBounds(
  field: NumberField,
  number: number,
  request: Omit<SelectionRequest, 'flow' | 'pressure'>,
): string | undefined {
  const { name, range } = numbers[field];
  const unit = unitOf(field, request);
  const value = field === 'humidity' ? number : toBase(field, number, unit);
  const isPositive = field === 'flow' || field === 'pressure';
  if (isPositive && value <= 0) return `The ${name} must be more than 0.`;
  if (range[0] <= value && value <= range[1]) return undefined;
  const system = usUnits.includes(unit) ? 'us' : 'metric';
  const [least, most] = range.map((end) =>
    field === 'humidity' ? `${end}%` : printWithUnit(field, end, system),
  );
  return `The ${name} must be between ${least} and ${most}.`;
}

function inBaseUnit(field: Exclude<NumberField, 'humidity'>, request: SelectionRequest): number {
  return toBase(field, request[field], unitOf(field, request));
}

function unitOf(field: NumberField, request: Omit<SelectionRequest, 'flow' | 'pressure'>): string {
  if (field === 'humidity') return '';
  return field === 'flow' ? flowUnits[request.flowUnit].unit : request[`${field}Unit`];
}
