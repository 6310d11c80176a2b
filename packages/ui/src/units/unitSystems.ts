/** Systems of units; the first is the default. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Text with figures: a string for both systems of units, or a string for each. */
export type UnitText = string | Readonly<Record<UnitSystem, string>>;
