export type { DutyPoint, OperatingModel } from './matching.ts';
export { OperatingMap, type OperatingMapProps } from './OperatingMap.tsx';
export type { MapUnits, OperatingMapLabels } from './words.ts';
