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
  /** Name of the cross for screen readers. */
  dutyPoint: 'Duty point',
  /** Position of the cross, for screen readers. */
  position: '{flow} {flowUnit}, {pressure} {pressureUnit}',
  /** Title of the horizontal axis. */
  flow: 'Flow rate, {unit}',
  /** Title of the vertical axis. */
  pressure: 'Pressure rise, {unit}',
  /** Name of the lane above the vertical axis. */
  onRequest: 'Pressure on request',
  /** Below the names of series that are drawn once, because their ranges are the same. */
  sameRanges: 'same ranges',
  /** How to move the cross. Each line of the text is a line beside it. */
  hint: 'Drag the cross\nor press arrows',
} as const;

/** Labels of the map. */
export interface OperatingMapLabels extends Words<typeof defaultLabels> {}
