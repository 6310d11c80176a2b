import * as claims from './claims.ts';
import { digits } from './digits.ts';
import type { SeriesName } from './models.ts';
import { frameLimits, limitTexts, type OperatingLimits } from './operatingLimits.ts';
import { blowerWarranty } from './products.ts';
import { altitudeAt } from './selection/air.ts';
import { about } from './selection/powerAt.ts';
import type { PropertyColumn, PropertyRow, UnitText } from './shapes.ts';
import { fromBase, inUnits, unitIn, unitKey } from './units.ts';

export interface PropertySheet {
  title: string;
  rows: readonly (PropertyRow & { name: string; values: readonly UnitText[] })[];
  columns?: readonly PropertyColumn[];
  /** Heading of the first column, if the rows are not properties, and what stands for values that are missing. */
  labels?: { name?: string; missing?: string };
  note?: UnitText;
}

const row = (name: string, ...values: UnitText[]) => ({ name, values });

const limit = (of: keyof OperatingLimits) =>
  inUnits((system) => limitTexts(frameLimits, system)[of]);
const atMost = (of: keyof OperatingLimits) =>
  inUnits((system) => `At most ${limitTexts(frameLimits, system)[of]}`);

export const operatingConditions: PropertySheet = {
  title: 'Operating conditions',
  rows: [
    row('Ambient temperature', limit('temperature')),
    row('Atmospheric pressure', limit('pressure')),
    row('Humidity', atMost('humidity')),
    row('Altitude', atMost('altitude')),
    row('Enclosure', 'IP51'),
    row('Power supply', claims.supply),
  ],
  note: inUnits((system) => {
    const [range = '', unit] = limitTexts(frameLimits, system).pressure.split('\u00a0');
    const [least] = range.split('–');
    const altitude = fromBase(
      'altitude',
      altitudeAt(frameLimits.pressure[0] / 100),
      unitKey('altitude', system),
    );
    return `Air pressure falls to ${least}\u00a0${unit} at about ${digits(about(altitude, 0.05))}\u00a0${unitIn('altitude', system).name}. Above that, the quote says whether your altitude is covered.`;
  }),
};

/** Site conditions of RMX and EMX as key figures, with these labels. */
export function operatingLimitMeasures(labels: {
  ambient: string;
  humidity: string;
  altitude: string;
  enclosure: string;
}) {
  const measure = (of: keyof OperatingLimits, sign = '') => {
    const [value, unit] = (['metric', 'us'] as const).map((system) =>
      limitTexts(frameLimits, system)[of].split('\u00a0'),
    );
    const part = (index: number, before = '') => ({
      metric: `${before}${value?.[index]}`,
      us: `${before}${unit?.[index]}`,
    });
    return { value: part(0, sign), unit: part(1) };
  };
  return [
    { value: limit('temperature'), label: labels.ambient },
    { value: `≤\u00a0${frameLimits.humidity}`, unit: '%', label: labels.humidity },
    { ...measure('altitude', '≤\u00a0'), label: labels.altitude },
    { value: 'IP51', label: labels.enclosure },
  ];
}

/** Intake air limits of MAX: the gases of the IEC 60721-3-3 classes, with limits agreed for each site. */
export const gasLimits = {
  title: 'Environment: chemical limits',
  columns: [
    { label: 'Average', unit: 'mg/m³' },
    { label: 'Maximum', unit: 'mg/m³' },
  ],
  labels: { missing: 'On request: send your air analysis.' },
  rows: [
    row('Sulphur dioxide'),
    row('Hydrogen sulphide'),
    row('Chlorine'),
    row('Hydrogen chloride'),
    row('Hydrogen fluoride'),
    row('Ammonia'),
    row('Ozone'),
    row('Nitrogen oxides'),
  ],
  note: 'For MAX, the enclosure and the limits of intake gases, ambient temperature and altitude come with the quote: send your air analysis and the conditions of your site.',
} satisfies PropertySheet;

/** Standards of the discharge flange of MAX. */
export const flangeStandards = ['ANSI class 150', 'DIN 2576'] as const;

const bearing = row(
  'Bearings',
  `Air-foil, oil-free, ${claims.inText(claims.startStopCycles)} on/off cycles`,
);
const motor = row(
  'Motor',
  `Permanent-magnet synchronous, ${claims.motorClass}, up to ${claims.inText(claims.motorEfficiency)} efficient`,
);
const balance = row('Rotor balance', claims.balanceGrade);
/** The parts in a machine, those that its pipe needs, and the warranty. */
const supply: PropertySheet = {
  title: 'Supply',
  rows: [
    row(
      'Scope of supply',
      'Inlet filter, silencer, blower, motor, inverter, touch screen, in one cabinet',
    ),
    row('On the pipe, listed in the quote', 'Expansion joint, blow-off, check valve'),
    row('Warranty', blowerWarranty),
  ],
};

/** Materials of RMX and EMX. */
const frameMaterials: PropertySheet = {
  title: 'Materials',
  rows: [
    row('Impeller', claims.impellerMaterial),
    row('Motor insulation', 'Class H'),
    motor,
    bearing,
    balance,
  ],
};

const maxMaterials: PropertySheet = {
  title: 'Materials and connections',
  rows: [
    row('Flange standards', flangeStandards.join(', ')),
    motor,
    bearing,
    balance,
    row('Power supply', claims.supply),
    row('Patent number', ''),
  ],
};

const approvals: PropertySheet = {
  title: 'Approvals and standards',
  rows: [
    row('CE', 'EU declaration of conformity'),
    row('ISO 9001', 'Quality management'),
    row('ISO 14001', 'Environmental management'),
    row('ASME PTC 13', 'Wire-to-air performance test'),
    row('ISO 5389', 'Performance test of turbo compressors'),
  ],
};

const frameSheets = [operatingConditions, frameMaterials, approvals, supply];

/** Environment, materials, approvals and supply of every series. */
export const sheets: Record<SeriesName, readonly PropertySheet[]> = {
  MAX: [gasLimits, maxMaterials, approvals, supply],
  RMX: frameSheets,
  EMX: frameSheets,
};
