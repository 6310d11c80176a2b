import * as claims from '@brand/catalogue/claims';
import { digits } from '@brand/catalogue/digits';
import { type SeriesName, seriesNames } from '@brand/catalogue/models';
import { defaults, flowOptions } from '@brand/catalogue/selection/request';
import {
  currencies,
  efficiencySource,
  presentMachines,
  type SavingsRequest,
} from '@brand/catalogue/selection/savings';
import { inUnits, optionsOf, printWithUnit, units } from '@brand/catalogue/units';

export const hero = {
  title: 'What a new machine saves.',
  text: 'From what runs today to the savings in a year, step by step. The result is a range, because every claim is one.',
};

const claimOf = (series: SeriesName) => claims.inText(claims.seriesSavings[series]);

const efficiencies = Object.values(presentMachines)
  .flatMap((machine) =>
    'efficiency' in machine ? `${machine.name} ${machine.efficiency.join('–')}%` : [],
  )
  .join(', ');

const drives = Object.values(presentMachines)
  .map(({ name, drive }) => `${name} ${drive.efficiency.join('–')}%`)
  .join(', ');

const driveBases = Object.values(presentMachines).map(
  ({ drive: { name, efficiency, basis } }) => `${name} ${efficiency.join('–')}% (${basis})`,
);

export const form = {
  today: {
    title: 'What runs today',
    lead: 'Enter its measured power, or its type with flow and pressure, from which we work out the power.',
  },
  tomorrow: {
    title: 'The new machine and its energy',
    lead: `Claims of the series: ${seriesNames.map((series) => `${series}\u00a0${claimOf(series)}`).join(', ')}.`,
  },
  unmeasured: {
    title: 'Type, flow and pressure',
    text: 'If its power is not measured',
  },
  effects: {
    title: 'CO₂ and payback',
    text: 'With the factor of your energy, and the price of the machine',
  },
  conditions: {
    title: 'Air at the inlet',
    text: inUnits(
      (system) =>
        `If left empty: ${printWithUnit('temperature', defaults.temperature, system)}, sea level, ${defaults.humidity}% relative humidity.`,
    ),
  },
  submit: 'Work Out the Savings',
  clear: 'Clear',
  problem: 'Please correct the marked fields.',
  unit: 'Unit',
  none: 'Not chosen',
  power: { label: 'Present power', hint: 'Electrical, of all machines together' },
  machine: 'Present machine',
  efficiency: {
    label: 'Its efficiency in %',
    hint: `Without motor and drive. If left empty, we assume: ${efficiencies}`,
  },
  drive: { label: 'Its motor and drive in %', hint: `If left empty, we assume: ${drives}` },
  flow: { label: 'Flow' },
  pressure: { label: 'Pressure rise' },
  temperature: { label: 'Temperature' },
  altitude: { label: 'Altitude' },
  humidity: { label: 'Relative humidity in %' },
  series: 'New machine',
  hours: { label: 'Hours a year', hint: 'At most 8,784' },
  price: { label: 'Price of energy', hint: 'For 1 kWh' },
  currency: 'Currency',
  co2: { label: 'CO₂ factor', hint: 'kg for 1 kWh' },
  investment: { label: 'Price of the new machine', hint: 'Once you have a quote' },
};

/** Models that the visitor has brought along. */
export const brought = { label: 'For:', compare: 'Compare models' };

/** Options of the fields with a choice. */
export const options = {
  power: optionsOf(units.power),
  flow: flowOptions,
  pressure: optionsOf(units.pressure),
  temperature: optionsOf(units.temperature),
  altitude: optionsOf(units.altitude),
  machine: optionsOf(presentMachines),
  series: seriesNames.map((name) => ({ value: name, label: `${name} series` })),
  currency: currencies.map((name) => ({ value: name, label: name })),
};

const request = {
  series: 'RMX',
  power: 90,
  powerUnit: 'kw',
  hours: 8000,
  price: 0.15,
  currency: 'EUR',
} as const satisfies SavingsRequest;

/** Figures that nobody has stated, to show a result. */
export const example = {
  request,
  title: 'For example',
  lead: `A blower that draws ${request.power} kW for ${digits(request.hours)} hours a year, at ${request.price} ${request.currency} a kWh, replaced by an ${request.series}.`,
  action: 'Put These Figures into the Form',
};

export const result = {
  title: 'Saved in a year',
  lead: (series: SeriesName) =>
    `With the claim of the ${series} series, ${claimOf(series)}. What your plant saves depends on its load, its pipes and its control.`,
  steps: 'The sum, step by step',
  machines: (count: number) =>
    `Power of the new machine at the duty point${count > 1 ? ', each' : ''}`,
  basis:
    'The sum above uses the claim of the series. These estimates use the figures of each model instead and give other values.',
  quote: 'Send This to an Engineer',
};

export const doubt = {
  title: 'Please check your figures',
  checks: 'What to check',
  others: 'Series for this duty point:',
  series: (series: SeriesName) => `${series} series`,
};

export const before = {
  title: 'How the calculation works',
  items: [
    {
      title: 'Present power',
      text: 'What you measured. Without a meter: the least power the air needs, divided by the efficiencies of the present machine and of its motor and drive.',
    },
    {
      title: 'Power saved',
      text: 'The claim of the series, from its low to its high end. With a known duty point, never more than the machine can achieve.',
    },
    {
      title: 'Energy, cost and CO₂',
      text: 'From the hours, the price and the factor that you enter. We assume none of them.',
    },
  ],
  source: `Efficiencies of present machines are assumptions that you can replace: ${efficiencies}, after ${efficiencySource}; ${[...new Set(driveBases)].join('; ')}.`,
};
