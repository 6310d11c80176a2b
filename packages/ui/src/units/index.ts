export { type Units, UnitsProvider, type UnitsProviderProps, useUnits } from './UnitsProvider.tsx';
export { type UnitSystem, type UnitText, unitSystems } from './unitSystems.ts';
export { unitsScript } from './unitsScript.ts';
