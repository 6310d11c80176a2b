import { models, typicalNote } from '@brand/catalogue/models';
import type { Nearest } from '@brand/catalogue/selection/select';
import { nearlyWithin, type Selection } from '@brand/catalogue/selection/select';
import { inUnits, printWithUnit } from '@brand/catalogue/units';
import type { UnitText } from '@brand/ui';

export const hero = {
  title: 'Which machine for your air?',
  text: 'Flow and pressure are enough. Every model that serves them is listed, the one in whose range your duty point lies most centrally first.',
};

export const chart = {
  title: 'On the map',
  lead: 'Each rectangle is a model. Move the cross with the pointer or the arrow keys, and the list follows.',
};

export const results = {
  none: 'No model serves this duty point.',
  noneHelp: 'The nearest models in each direction, and other numbers of machines:',
  ifEach: 'If the flow is for each machine',
  nearly: 'Nearly fits',
  nearlyHelp: `No fit: these models miss the duty point by less than ${nearlyWithin * 100}% of the end of their range.`,
  onRequest: 'Pressure on request',
  onRequestHelp: 'The flow lies in the range of these models. Their pressure is stated on request.',
  limits: 'Beyond the stated conditions',
  conditions: 'Calculated at the inlet:',
  normal: 'What counts as normal or standard air differs between countries, so it is stated here.',
  perMachine: 'Each machine:',
  quote: 'Request a quote',
  ask: 'Send this duty point',
  compare: (models: number) => `Compare the first ${models}`,
};

/** `No model serves this duty point, 2 nearly.` */
export const counted = ({ fits, nearly }: Pick<Selection, 'fits' | 'nearly'>) => {
  if (fits.length === 1) return '1 model serves this duty point.';
  if (fits.length > 1) return `${fits.length} models serve this duty point.`;
  return nearly.length > 0
    ? `${results.none.slice(0, -1)}, ${nearly.length} nearly.`
    : results.none;
};

const beyond: Record<Nearest['direction'], (edge: string) => string> = {
  'less flow': (edge) => `Up to ${edge} at this pressure`,
  'more flow': (edge) => `From ${edge} at this pressure`,
  'less pressure': (edge) => `Up to ${edge} at this flow`,
  'more pressure': (edge) => `From ${edge} at this flow`,
};

/** Limit of the range of the nearest models. */
export const reach = ({ direction, edge }: Nearest): UnitText =>
  inUnits((system) => {
    const quantity = direction.endsWith('flow') ? 'flow' : 'pressure';
    return beyond[direction](printWithUnit(quantity, edge, system));
  });

export const sideBySide = (machines: number) =>
  machines === 1 ? 'With one machine' : `With ${machines} machines side by side`;

export const all = {
  title: 'All models',
  lead: `The same map as a table: ${models.length} models with their figures.`,
  label: 'Figures of all models',
  note: typicalNote,
};

/** Below the map, until a model is pointed at. */
export const readout = 'Point at a rectangle to read the ranges of its model.';
