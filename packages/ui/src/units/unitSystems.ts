/** Systems of units, the default first. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** A text with figures: the same in both systems of units, or one for each. */
export type UnitText = string | Readonly<Record<UnitSystem, string>>;
