import * as claims from '@brand/catalogue/claims';
import { digits } from '@brand/catalogue/digits';
import { type Model, type SeriesName, seriesNames } from '@brand/catalogue/models';
import { efficiencySource, presentMachines } from '@brand/catalogue/selection/presentMachines';
import { defaults, flowOptions } from '@brand/catalogue/selection/request';
import {
  assumedSeries,
  currencies,
  currencyIn,
  type SavingsRequest,
} from '@brand/catalogue/selection/savingsRequest';
import {
  inUnits,
  optionsOf,
  printWithUnit,
  type UnitSystem,
  unitKey,
  units,
} from '@brand/catalogue/units';

export const hero = {
  title: 'How much would a new machine save?',
  text: 'Power, energy, cost and CO₂ saved in a year, with every step of the calculation.',
};

const claimOf = (series: SeriesName) => claims.inText(claims.seriesSavings[series]);

const efficiencies = Object.values(presentMachines)
  .flatMap((machine) =>
    'efficiency' in machine ? `${machine.name.toLowerCase()} ${machine.efficiency.join('–')}%` : [],
  )
  .join(', ');

const drives = Object.values(presentMachines)
  .map(({ name, drive }) => `${name.toLowerCase()} ${drive.efficiency.join('–')}%`)
  .join(', ');

const driveBases = Object.values(presentMachines).map(
  ({ drive: { name, efficiency, basis } }) => `${name} ${efficiency.join('–')}% (${basis})`,
);

export const form = {
  more: {
    title: 'More details',
    text: 'Flow and pressure, CO₂, payback, air at the inlet',
  },
  unmeasured: {
    title: 'Type, flow and pressure',
    text: 'If the power is not measured, or to check the savings at your duty point',
  },
  effects: {
    title: 'CO₂ and payback',
    text: 'Needs the CO₂ factor of your electricity and the price of the machines',
  },
  conditions: {
    title: 'Air at the inlet',
    text: inUnits(
      (system) =>
        `If left empty: ${printWithUnit('temperature', defaults.temperature, system)}, sea level, ${defaults.humidity}% relative humidity.`,
    ),
  },
  submit: 'Work out the savings',
  clear: 'Clear',
  problem: 'Please correct the marked fields.',
  unit: 'Unit',
  none: 'Not chosen',
  power: { label: 'Power of the existing machine', hint: 'Electrical, of all machines together' },
  machine: 'Existing machine',
  efficiency: {
    label: 'Efficiency of the existing blower, %',
    hint: `Without motor and drive. If left empty, we assume: ${efficiencies}. For a screw blower, see its datasheet.`,
  },
  drive: {
    label: 'Efficiency of the existing motor and drive, %',
    hint: `If left empty, we assume: ${drives}`,
  },
  flow: { label: 'Flow' },
  pressure: { label: 'Pressure rise' },
  temperature: { label: 'Temperature' },
  altitude: { label: 'Altitude' },
  humidity: { label: 'Relative humidity, %' },
  series: 'New machine',
  hours: { label: 'Operating hours a year', hint: 'At most 8,784' },
  price: { label: 'Electricity price', hint: 'Per kWh' },
  currency: 'Currency',
  co2: { label: 'CO₂ factor', hint: 'kg per kWh' },
  investment: {
    label: 'Price of the new machines',
    /** The machines whose price is meant. */
    hint: (machines = '1', reserve = '0') =>
      Number(machines) + Number(reserve) > 1
        ? `Of ${allOf(Number(machines) + Number(reserve))}: ${machines} duty, ${reserve === '0' ? 'no' : reserve} standby`
        : 'Of all of them, standby included',
  },
};

/** Models that the visitor has brought along. */
export const brought = { label: 'Use this duty point in:', compare: 'Compare models' };

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

const requestIn = (system: UnitSystem) =>
  ({
    series: assumedSeries,
    power: system === 'us' ? 120 : 90,
    powerUnit: unitKey('power', system),
    hours: 8000,
    price: 0.15,
    currency: currencyIn[system],
  }) as const satisfies SavingsRequest;

/** Figures that nobody has stated, to show a result. */
export const example = {
  requestIn,
  title: 'An example calculation',
  lead: inUnits((system) => {
    const { power, powerUnit, hours, price, currency, series } = requestIn(system);
    return `A blower that draws ${power}\u00a0${units.power[powerUnit].name} for ${digits(hours)} hours a year, at ${price} ${currency} a kWh, replaced by an ${series}.`;
  }),
  action: 'Use these figures',
};

/** Of the bar before and after. A limited result is an upper bound. */
export const share = (
  series: SeriesName,
  [least, most]: readonly [number, number],
  limited: boolean,
) => ({
  title: `${limited ? 'at most saved in a year' : 'saved in a year'}, with ${least === most ? '' : `${least}–`}${most}% less power than today`,
  note: `Today’s power is 100%.${least === most ? '' : ' The lighter part is between the low and the high end of the savings.'}`,
  labels: { before: 'Today', after: series },
});

const allOf = (count: number) => (count === 2 ? 'both' : `all ${count}`);

export const result = {
  title: 'Saved in a year',
  /** `limited` if the duty point allows less than the series' energy savings. */
  lead: (
    series: SeriesName,
    { limited, duty, assumed }: { limited: boolean; duty: boolean; assumed: boolean },
  ) =>
    `${
      limited
        ? `The energy savings of the ${series} series are ${claimOf(series)}, but at this duty point the existing machine draws too little for all of that: even at the highest stated efficiency, the series saves no more than this.`
        : `Based on the energy savings of the ${series} series, ${claimOf(series)}. Your savings depend first on the machine you have, then on load, pipes and control.${duty ? '' : ' Enter flow and pressure to check whether your duty point allows them.'}`
    }${assumed ? ' The range is wide because the efficiency of the existing machine is assumed: measure its power to narrow it.' : ''}`,
  steps: 'The calculation, step by step',
  /** After a power that was entered, and not calculated. */
  measured: 'as measured',
  machines: (count: number) => `Power of the new machine${count > 1 ? 's' : ''} at the duty point`,
  each: ({ code }: Model) => `${code}, each`,
  all: ({ code }: Model, count: number) => `${code}, ${allOf(count)} together`,
  /** After the steps. */
  unrounded: 'The steps use unrounded figures, so the figures shown may not add up exactly.',
  /** `claimed` if the calculation uses the energy savings of the series. */
  basis: (claimed: boolean) =>
    `These estimates use the figures of each model${claimed ? '; the calculation above uses the savings of the series' : ''}.`,
  quote: 'Send this to an engineer',
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
      title: 'Power of the existing machine',
      text: 'The power you measured. Without a meter: the least power the air needs, divided by the efficiencies of the existing machine and of its motor and drive.',
    },
    {
      title: 'Power saved',
      text: 'The savings of the series, from low to high end. If flow and pressure are known, at most today’s power minus the least that a model for them can draw: the least power the air needs, divided by the highest stated efficiency of these models.',
    },
    {
      title: 'Energy, cost and CO₂',
      text: 'From the hours, the price and the factor that you enter. We assume none of them.',
    },
  ],
  source: `Efficiencies of existing machines are assumptions that you can replace: ${efficiencies}, after ${efficiencySource}; ${[...new Set(driveBases)].join('; ')}.`,
};
