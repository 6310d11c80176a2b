export type { DutyPoint, OperatingModel } from './matching.ts';
export * from './OperatingMap.tsx';
export type { MapUnits, OperatingMapLabels } from './words.ts';
