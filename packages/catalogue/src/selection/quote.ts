/** The visitor's selection, read from the URL of the contact form and sent with an enquiry. */

import type { Model, Range } from '../models.ts';
import { type Product, products } from '../products.ts';
import { dutyLabels, type UnitSystem, unitSystems, units } from '../units.ts';
import { readModels, writeModels } from './comparison.ts';
import { modelsHref } from './links.ts';
import { type PresentMachine, presentMachines } from './presentMachines.ts';
import { usUnits } from './readNumbers.ts';
import {
  defaults,
  dutyOf,
  flowUnits,
  type InletCondition,
  readRequest,
  type SelectionRequest,
  writeRequest,
} from './request.ts';
import { isResult, savingsOf } from './savings.ts';
import { readSavings, type SavingsRequest, writeSavings } from './savingsRequest.ts';
import { flowOwnerNames, headSum, isConverted, statedInletText } from './words.ts';

export interface QuoteFact {
  name: string;
  value: number | string;
  unit?: string;
  /** Where it comes from, if the visitor did not state it. */
  basis?: 'assumed' | 'calculated';
}

export interface Quote {
  subject: string;
  /** Model codes, or the name of another product. */
  products: string[];
  facts: QuoteFact[];
  /** Path and query of the page that shows it. */
  address: string;
  /** Page of the chosen models, at the duty point. */
  back?: { name: string; href: string };
}

/** Reads a selection from the URL of the contact form; undefined without a model, product, duty point or saving. */
export function readQuote(parameters: URLSearchParams): Quote | undefined {
  const chosen = readModels(parameters);
  const product = products.find(({ id }) => id === parameters.get('product'));
  const { request: savings } = readSavings(parameters);
  const { request: duty } = readRequest(parameters);
  const named = [...chosen.map(({ code }) => code), ...(product ? [product.title] : [])];
  if (named.length === 0 && !savings && !duty) return undefined;
  const system = unitSystems.find((one) => one === parameters.get('units'));
  return {
    subject: savings
      ? `Savings with the ${savings.series} series`
      : `Request for a quote: ${named.join(', ') || 'a machine for my duty point'}`,
    products: named,
    facts: [
      ...(duty ? dutyFacts(duty) : []),
      ...(savings ? savingsFacts(savings) : []),
      ...(system ? [{ name: 'Units', value: systemNames[system] }] : []),
    ],
    address: addressOf({ chosen, product, savings, duty }),
    ...(chosen.length > 0 && duty && { back: backTo(chosen, duty) }),
  };
}

/** Flow and pressure as typed, if they are no duty point: the visitor can complete them in the message. */
export function unreadDuty(parameters: URLSearchParams): string {
  const { typed, request } = readRequest(parameters);
  if (request) return '';
  const line = (
    name: string,
    value: string | undefined,
    named: Record<string, { name: string }>,
    unit = '',
  ) => (value ? [`${name}: ${value} ${named[unit]?.name ?? unit}`.trim()] : []);
  return [
    ...line(dutyLabels.flow, typed.flow, flowUnits, typed.flowUnit),
    ...line(dutyLabels.pressure, typed.pressure, units.pressure, typed.pressureUnit),
  ].join('\n');
}

const backTo = (chosen: readonly Model[], duty: SelectionRequest) => ({
  name: chosen.length === 1 && chosen[0] ? chosen[0].code : 'the comparison',
  href: modelsHref(chosen, writeRequest(duty)),
});

const systemNames: Record<UnitSystem, string> = { metric: 'Metric', us: 'US' };

function dutyFacts(request: SelectionRequest): QuoteFact[] {
  const { name, condition } = flowUnits[request.flowUnit];
  const assumed = { basis: 'assumed' } as const;
  const unless = (isStated: boolean) => (isStated ? {} : assumed);
  const at = (field: InletCondition) => unless(request.stated.includes(field));
  return [
    { name: 'Flow', value: request.flow, unit: `${name} ${condition}` },
    ...(request.machines > 1
      ? [{ name: 'Flow is for', value: flowOwnerNames[request.flowFor] }]
      : []),
    { name: 'Pressure', value: request.pressure, unit: units.pressure[request.pressureUnit].name },
    {
      name: 'Machines',
      value: request.machines,
      ...unless(request.machines !== defaults.machines),
    },
    {
      name: 'Standby machines',
      value: request.reserve,
      ...unless(request.reserve !== defaults.reserve),
    },
    {
      name: 'Inlet temperature',
      value: request.temperature,
      unit: units.temperature[request.temperatureUnit].name,
      ...at('temperature'),
    },
    {
      name: 'Altitude',
      value: request.altitude,
      unit: units.altitude[request.altitudeUnit].name,
      ...at('altitude'),
    },
    { name: 'Relative humidity', value: request.humidity, unit: '%', ...at('humidity') },
    ...headFacts(request),
  ];
}

/** The pressure to compare with those of models, if the inlet makes it another than the one that the visitor stated. */
function headFacts(request: SelectionRequest): QuoteFact[] {
  const duty = dutyOf(request);
  if (!isConverted(duty)) return [];
  const system = usUnits.includes(request.pressureUnit) ? 'us' : 'metric';
  const text = (words: string) => words.replaceAll('\u00a0', ' ');
  return [
    {
      name: 'Inlet of the stated pressures',
      value: text(statedInletText(system)),
      basis: 'assumed',
    },
    {
      name: 'Pressure of the same isentropic head there',
      value: text(headSum(duty, system)),
      basis: 'calculated',
    },
  ];
}

/** Inputs and results of the calculation. */
function savingsFacts(request: SavingsRequest): QuoteFact[] {
  const { power, powerUnit, machine, efficiency, drive } = request;
  const { hours, price, currency, co2, investment } = request;
  const { steps, doubt } = savingsOf(request);
  const present: PresentMachine | undefined = machine && presentMachines[machine];
  const ofBlower = 'Efficiency of the existing machine';
  const ofDrive = 'Efficiency of the existing motor and drive';
  const typed: [name: string, value: number | string | undefined, unit?: string][] = [
    ['New machine', `${request.series} series`],
    ['Power of the existing machine', power, units.power[powerUnit].name],
    ['Existing machine', present?.name],
    [ofBlower, efficiency, '%'],
    [ofDrive, drive, '%'],
    ['Operation', hours, 'h a year'],
    ['Electricity price', price, `${currency}/kWh`],
    ['CO₂ factor', co2, 'kg/kWh'],
    ['Price of the new machines', investment, currency],
  ];
  return [
    ...typed.flatMap(([name, value, unit]) =>
      value === undefined ? [] : { name, value, ...(unit && { unit }) },
    ),
    // A measured power needs no assumption.
    ...(power === undefined && present
      ? [
          ...(efficiency === undefined ? assumed(ofBlower, present.efficiency) : []),
          ...(drive === undefined ? assumed(ofDrive, present.drive.efficiency) : []),
        ]
      : []),
    ...steps.filter(isResult).map(({ title, result }) => ({
      name: title,
      value: result.replace('\u00a0', ' '),
      basis: 'calculated' as const,
    })),
    ...(doubt
      ? [
          {
            name: 'To be checked',
            value: doubt.text.replaceAll('\u00a0', ' '),
            basis: 'calculated' as const,
          },
        ]
      : []),
  ];
}

const assumed = (name: string, range: Range | undefined): QuoteFact[] =>
  range ? [{ name, value: range.join('–'), unit: '%', basis: 'assumed' }] : [];

interface Source {
  chosen: readonly Model[];
  product: Product | undefined;
  savings: SavingsRequest | undefined;
  duty: SelectionRequest | undefined;
}

function addressOf({ chosen, product, savings, duty }: Source): string {
  if (savings) {
    const query = writeSavings(savings);
    if (chosen.length > 0) query.set('models', writeModels(chosen));
    return `/products/savings?${String(query).replaceAll('%2C', ',')}`;
  }
  if (duty) return `/products/selector?${writeRequest(duty)}`;
  if (chosen.length > 0) return modelsHref(chosen);
  return product?.href ?? '/products';
}
