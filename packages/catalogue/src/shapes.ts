/** Shapes of the data that the catalogue exports. The components of @brand/ui accept them as they are. */

export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** A text, or one for each system of units. */
export type UnitText = string | Readonly<Record<UnitSystem, string>>;

/** A figure with its unit and what it measures. */
export interface Measure {
  value: UnitText;
  unit?: UnitText;
  label: string;
}

/** A row of a table of properties: its name, and one value per column. */
export interface PropertyRow {
  name: UnitText;
  values: readonly UnitText[];
}

/** A column of a table of properties. */
export interface PropertyColumn {
  label: string;
  unit?: UnitText;
  align?: 'start' | 'end';
}

/** A property of a specification. */
export interface SpecProperty extends PropertyColumn {
  key: string;
}

/** The specification of a model: formatted values without units, by property key. */
export interface SpecModel {
  code: string;
  values: Readonly<Record<string, UnitText>>;
  badge?: { text: string; tone?: 'new' };
  href?: string;
}

export interface ResponseLevel {
  severity: 'critical' | 'high' | 'medium' | 'low';
  time: string;
  text: string;
}

export interface NamedLink {
  name: string;
  href: string;
}
