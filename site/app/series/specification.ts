import type { SpecModel, SpecProperty } from '@brand/ui';
import { digits } from '../content/digits.ts';
import type { Model } from '../content/models.ts';

export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** A quantity in one system: how many of its units make a metric one, and how it is printed. */
interface Unit {
  name: string;
  factor: number;
  print: (value: number) => string;
}

interface Quantity {
  key: string;
  label: string;
  /** As each system prints it; one that both share stands under `metric` alone. */
  units: { metric: Unit; us?: Unit };
  read: (model: Model) => readonly number[] | null;
  /** What stands between several figures. */
  joint: string;
}

const whole = (value: number) => digits(value, 0);
const tenths = (value: number) => digits(value, 1);

const unit = (name: string, print = whole, factor = 1): Unit => ({ name, factor, print });

const quantities = {
  flow: {
    key: 'flow',
    label: 'Flow rate',
    units: { metric: unit('m³/min'), us: unit('CFM', whole, 35.3147) },
    read: ({ flow }) => flow,
    joint: '–',
  },
  pressure: {
    key: 'pressure',
    label: 'Pressure',
    units: { metric: unit('bar', tenths), us: unit('psi', tenths, 14.5038) },
    read: ({ pressure }) => pressure,
    joint: '–',
  },
  power: {
    key: 'power',
    label: 'Power',
    units: { metric: unit('kW'), us: unit('hp', whole, 1.34102) },
    read: ({ power }) => power,
    joint: '–',
  },
  noise: {
    key: 'noise',
    label: 'Noise level',
    units: { metric: unit('dB(A)') },
    read: ({ noise }) => [noise],
    joint: '',
  },
  dimensions: {
    key: 'dimensions',
    label: 'Dimensions',
    units: {
      metric: unit('L × W × H, mm', String),
      us: unit('L × W × H, in', tenths, 1 / 25.4),
    },
    read: ({ dimensions }) => dimensions,
    joint: ' × ',
  },
  weight: {
    key: 'weight',
    label: 'Weight',
    units: { metric: unit('kg'), us: unit('lb', whole, 2.20462) },
    read: ({ weight }) => [weight],
    joint: '',
  },
  efficiency: {
    key: 'efficiency',
    label: 'Efficiency',
    units: { metric: unit('%', String) },
    read: ({ efficiency }) => [efficiency],
    joint: '',
  },
  speed: {
    key: 'speed',
    label: 'Speed',
    units: { metric: unit('rpm') },
    read: ({ speed }) => [speed],
    joint: '',
  },
} satisfies Record<string, Quantity>;

const columns: readonly Quantity[] = [
  quantities.flow,
  quantities.pressure,
  quantities.power,
  quantities.noise,
  quantities.dimensions,
  quantities.weight,
];
const facts: readonly Quantity[] = [
  quantities.flow,
  quantities.pressure,
  quantities.power,
  quantities.efficiency,
];
const compared: readonly Quantity[] = [...columns, quantities.efficiency, quantities.speed];

/** What the specification table, the cards and the comparison show of each model. */
export function propertiesIn(system: UnitSystem) {
  const property = ({ key, label, units }: Quantity): SpecProperty => ({
    key,
    label,
    unit: unitIn(units, system).name,
  });
  return {
    table: columns.map(property),
    cards: facts.map(property),
    comparison: compared.map(property),
  };
}

/** A model with its values as they are printed. */
export function printedIn(system: UnitSystem, model: Model): SpecModel {
  const values: Record<string, string> = {};
  for (const { key, units, read, joint } of compared) {
    const { factor, print } = unitIn(units, system);
    const printed = read(model)?.map((value) => print(value * factor));
    if (printed) values[key] = printed.join(joint);
  }
  return {
    code: model.code,
    values,
    ...(model.isNew && { badge: { text: 'New', tone: 'new' as const } }),
  };
}

function unitIn(units: Quantity['units'], system: UnitSystem): Unit {
  return units[system] ?? units.metric;
}
