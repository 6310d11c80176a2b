import type { PropertyColumn, PropertyRow } from '@brand/ui';
import * as claims from './claims.ts';

/** A table of properties that hold for every model of a series. */
export interface PropertySheet {
  title: string;
  rows: readonly PropertyRow[];
  columns?: readonly PropertyColumn[];
  note?: string;
}

const row = (name: string, ...values: string[]): PropertyRow => ({ name, values });

/** Operating conditions of RMX and EMX. */
export const operatingConditions: PropertySheet = {
  title: 'Environment',
  rows: [
    row('Ambient temperature', '−10 to 40 °C'),
    row('Atmospheric pressure', '90–110 kPa'),
    row('Humidity', 'At most 95%, non-condensing'),
    row('Altitude', 'At most 1,500 m'),
    row('Enclosure', 'IP51'),
    row('Power supply', claims.supply),
  ],
};

/** Limits of the intake air of MAX: the gases by which IEC 60721-3-3 classes a room, their limits by the site. */
export const gasLimits: PropertySheet = {
  title: 'Environment: chemical limits',
  columns: [
    { label: 'Average', unit: 'mg/m³' },
    { label: 'Maximum', unit: 'mg/m³' },
  ],
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
  note: 'We confirm the limits for the air of your site, with the order.',
};

export const flangeStandards = ['ANSI class 150', 'DIN 2576'] as const;

const bearing = row(
  'Bearings',
  `Air-foil, oil-free, ${claims.inText(claims.startStopCycles)} on/off cycles`,
);
const motor = row(
  'Motor',
  `Permanent-magnet synchronous, ${claims.motorClass}, up to ${claims.inText(claims.motorEfficiency)} efficient`,
);
const balance = row('Balance of the rotor', claims.balanceGrade);

/** What RMX and EMX are made of. */
export const frameMaterials: PropertySheet = {
  title: 'Materials',
  rows: [
    row('Impeller', claims.impellerMaterial),
    row('Motor insulation', 'Class H'),
    motor,
    bearing,
    balance,
  ],
};

/** What MAX is made of, and what it joins. */
export const maxMaterials: PropertySheet = {
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

/** Approvals of the machines, and the codes by which they are measured. */
export const approvals: PropertySheet = {
  title: 'Approvals and standards',
  rows: [
    row('CE', 'Conformity with European law'),
    row('ISO 9001', 'Quality management'),
    row('ISO 14001', 'Environmental management'),
    row('ASME PTC 13', 'Performance test from wire to air'),
    row('ISO 5389', 'Performance test of turbocompressors'),
  ],
};
