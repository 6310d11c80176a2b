/** The visitor's selection, passed to the contact form in the URL and sent with an enquiry. */

import { type Model, modelHref } from '../company/models.ts';
import { type Product, products } from '../company/products.ts';
import { type UnitSystem, unitSystems, units } from '../company/units.ts';
import { comparisonHref, readModels, writeModels } from './comparison.ts';
import { flowUnits, readRequest, type SelectionRequest, writeRequest } from './request.ts';
import {
  isResult,
  presentMachines,
  readSavings,
  type SavingsRequest,
  savingsOf,
  writeSavings,
} from './savings.ts';
import { flowOwnerNames } from './words.ts';

interface QuoteSource {
  models?: readonly Pick<Model, 'code'>[];
  product?: Product;
  /** Parameters of the selector or the savings calculator. */
  parameters?: URLSearchParams;
}

/** Link to the contact form with a selection. */
export function quoteHref({ models = [], product, parameters }: QuoteSource): string {
  const query = new URLSearchParams(parameters);
  if (models.length > 0) query.set('models', writeModels(models));
  if (product) query.set('product', product.id);
  return `/contact?${String(query).replaceAll('%2C', ',')}#contact-form`;
}

interface QuoteFact {
  name: string;
  value: number | string;
  unit?: string;
}

/** A selection that is sent with an enquiry. */
export interface Quote {
  /** Short subject. */
  subject: string;
  /** Model codes, or the name of another product. */
  products: string[];
  facts: QuoteFact[];
  /** Path and query of the page that shows it. */
  address: string;
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
  };
}

const systemNames: Record<UnitSystem, string> = { metric: 'Metric', us: 'US' };

function dutyFacts(request: SelectionRequest): QuoteFact[] {
  const { name, condition } = flowUnits[request.flowUnit];
  return [
    { name: 'Flow', value: request.flow, unit: `${name} ${condition}` },
    ...(request.machines > 1
      ? [{ name: 'Flow is for', value: flowOwnerNames[request.flowFor] }]
      : []),
    { name: 'Pressure', value: request.pressure, unit: units.pressure[request.pressureUnit].name },
    { name: 'Machines', value: request.machines },
    { name: 'Machines in reserve', value: request.reserve },
    {
      name: 'Inlet temperature',
      value: request.temperature,
      unit: units.temperature[request.temperatureUnit].name,
    },
    { name: 'Altitude', value: request.altitude, unit: units.altitude[request.altitudeUnit].name },
    { name: 'Relative humidity', value: request.humidity, unit: '%' },
  ];
}

/** Inputs and results of the calculation. */
function savingsFacts(request: SavingsRequest): QuoteFact[] {
  const { power, powerUnit, machine, efficiency, drive } = request;
  const { hours, price, currency, co2, investment } = request;
  const { steps, doubt } = savingsOf(request);
  const typed: [name: string, value: number | string | undefined, unit?: string][] = [
    ['New machine', `${request.series} series`],
    ['Present power', power, units.power[powerUnit].name],
    ['Present machine', machine && presentMachines[machine].name],
    ['Efficiency of the present machine', efficiency, '%'],
    ['Efficiency of its motor and drive', drive, '%'],
    ['Operation', hours, 'h a year'],
    ['Price of energy', price, `${currency}/kWh`],
    ['CO₂ factor', co2, 'kg/kWh'],
    ['Price of the new machine', investment, currency],
  ];
  return [
    ...typed.flatMap(([name, value, unit]) =>
      value === undefined ? [] : { name, value, ...(unit && { unit }) },
    ),
    ...steps
      .filter(isResult)
      .map(({ title, result }) => ({ name: title, value: result.replace('\u00a0', ' ') })),
    ...(doubt ? [{ name: 'To be checked', value: doubt.text.replaceAll('\u00a0', ' ') }] : []),
  ];
}

interface Source {
  chosen: readonly Model[];
  product: Product | undefined;
  savings: SavingsRequest | undefined;
  duty: SelectionRequest | undefined;
}

function addressOf({ chosen, product, savings, duty }: Source): string {
  if (savings) return `/products/savings?${writeSavings(savings)}`;
  if (duty) return `/products/selector?${writeRequest(duty)}`;
  const [first, ...others] = chosen;
  if (first) return others.length > 0 ? comparisonHref(chosen) : modelHref(first);
  return product?.href ?? '/products';
}
