import type { Words } from '../internal/labels.ts';

/** Units of the two quantities. */
export interface MapUnits {
  flow: string;
  pressure: string;
}

export const defaultUnits: MapUnits = { flow: 'm³/min', pressure: 'bar' };

export const defaultLabels = {
  /** Accessible name of the chart. */
  chart: 'Operating map: flow rate and pressure of every model',
  /** Name of the cross, in the legend and for screen readers. */
  dutyPoint: 'Duty point',
  /** Position of the cross, for screen readers. */
  position: '{flow} {flowUnit}, {pressure} {pressureUnit}',
} as const;

/** Labels of the map. */
export interface OperatingMapLabels extends Words<typeof defaultLabels> {}
