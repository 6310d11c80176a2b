/** Units of the two quantities. */
export interface MapUnits {
  flow: string;
  pressure: string;
}

export const defaultUnits: MapUnits = { flow: 'm³/min', pressure: 'bar' };

/** Words of the map. */
export interface OperatingMapLabels {
  /** Name of the chart. */
  chart: string;
  flow: string;
  pressure: string;
  /** Name of the cross. */
  dutyPoint: string;
  /** Is announced when the duty point moves. */
  result: (count: number, best: string | undefined) => string;
  /** Stands above the best match. */
  best: string;
  /** Heading of the result when no model covers the point. */
  noMatch: string;
  /** What to do then. */
  noMatchHelp: string;
  /** Stands above the model that comes nearest. */
  nearest: string;
  /** Heading of the models that cover the point. */
  matches: (count: number) => string;
  /** Heading of the models whose flow fits, and whose pressure is not stated. */
  onRequestHeading: string;
  /** Stands for a pressure that is not stated. */
  onRequest: string;
  viewModel: string;
  /** Name of the table, and of what opens it. */
  table: string;
  model: string;
  series: string;
}

export const defaultLabels: OperatingMapLabels = {
  chart: 'Operating map: flow rate and pressure of every model',
  flow: 'Flow rate',
  pressure: 'Pressure',
  dutyPoint: 'Duty point',
  result: (count, best) =>
    best === undefined
      ? 'No model covers this duty point.'
      : `${count === 1 ? '1 model covers' : `${count} models cover`} this duty point. Best match: ${best}.`,
  best: 'Best match',
  noMatch: 'No model covers this point',
  noMatchHelp: 'Move the point into a rectangle, or ask us: some models reach further.',
  nearest: 'Comes nearest',
  matches: (count) => (count === 1 ? '1 matching model' : `${count} matching models`),
  onRequestHeading: 'Pressure on request',
  onRequest: 'On request',
  viewModel: 'View model',
  table: 'All models as a table',
  model: 'Model',
  series: 'Series',
};

/** The common interface of the parts: what they are called and measured in. */
export interface Wording {
  units: MapUnits;
  words: OperatingMapLabels;
}

/** Numbers with equally many decimals, as a datasheet prints them. */
export function printed(values: readonly number[]): string[] {
  const decimals = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
  return values.map((value) => value.toFixed(decimals));
}

/** A range as it is printed: `0.6–1.0 bar`. */
export function rangeText(range: readonly [number, number], unit?: string): string {
  return `${printed(range).join('–')}${unit ? `\u00a0${unit}` : ''}`;
}
