import { flowSpan, type Model, models, modelsOf, pressureSpan } from '@brand/catalogue/models';
import { chooseSeries } from '@brand/catalogue/selection/chooseSeries';
import { example } from '@brand/catalogue/selection/request';
import { allSeriesNote } from '@brand/catalogue/seriesNotes';
import type { UnitText } from '@brand/catalogue/shapes';
import { inUnits, printRangeWithUnit, type UnitSystem } from '@brand/catalogue/units';
import { modelPicture } from '../../blocks/series/modelPicture.ts';

export const head = {
  title: 'Which model fits your duty point?',
  text: `Enter flow and pressure. The list shows which of our ${models.length} models cover your duty point, the best centred first.`,
};

export const chart = {
  title: 'On the map',
  /** Link to it, beside the values in use. */
  short: 'Map',
  start: 'Set your duty point',
  lead: 'Each rectangle is a model. Type a flow and a pressure, or drag the cross, and the models that cover your duty point are listed here.',
  example: 'Example:',
  tries: 'Or start with one of these:',
  /** Below the map, if nothing on it is marked. */
  readout: 'Point at a rectangle to read its figures.',
};

/** Pictures of machines in rows, to the same scale: 74 pixels per metre. */
export const rowPicture = (model: Model) => modelPicture(model, 74);

/** `When discharge must be at the top; …`. */
function whenText(text: UnitText, system: UnitSystem): string {
  const words = typeof text === 'string' ? text : text[system];
  return `When ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The series, until a duty point is set. */
export const series = (['RMX', 'EMX', 'MAX'] as const).map((name) => {
  const members = modelsOf(name);
  return {
    title: `${name} Series`,
    href: `/${name.toLowerCase()}-series`,
    image: rowPicture(members[0] as Model),
    text: inUnits((system) => whenText(chooseSeries[name], system)),
    figure: { value: String(members.length), label: 'models' },
  };
});

export const results = {
  ifEach: 'If the flow is for each machine',
  nearly: 'Just out of range',
  /** Of the gap to a near model, by the end that it misses. */
  gap: { minimum: 'above your', maximum: 'short of your' },
  onRequest: 'Pressure on request',
  onRequestHelp: 'These models cover the flow. Ask us whether they cover your pressure.',
  limits: 'Outside the rated conditions',
  conditions: 'Calculated at the inlet:',
  normal: 'Normal and standard air differ between countries, so the condition is given here.',
  perMachine: 'Each machine:',
  estimated: 'estimated',
  quoted: { value: 'Power', label: 'with the quote' },
  details: 'Details',
  basis: 'Estimates, to shortlist: their basis',
  quote: 'Request a quote',
  ask: 'Ask us about this duty point',
  covered: (system: UnitSystem) =>
    `Our range is ${printRangeWithUnit('flow', flowSpan, system)} and ${printRangeWithUnit('pressure', pressureSpan, system)}; not every point in it has a model.`,
  higher: { name: 'For higher pressures: air compressors', href: '/products/air-compressor' },
  compare: (count: number) => `Compare the first ${count}`,
  sideBySide: (machines: number) =>
    machines === 1 ? 'With one machine' : `With ${machines} machines in parallel`,
};

/** Duty points to start with. */
export const tries = [
  [20, 0.5],
  [55, 0.62],
  [105, 0.7],
].map(([flow = 0, pressure = 0]) => ({ ...example, flow, pressure }));

export const closing = {
  title: 'Not what you need?',
  text: 'Send the point to an engineer, who proposes machines for it, or says that we have none.',
  name: 'Ask about your duty point',
};

export const all = {
  title: 'All models',
  lead: `The same map as a table: ${models.length} models with their figures.`,
  label: 'Figures of all models',
  note: allSeriesNote,
};
