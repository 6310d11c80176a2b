import { models, modelsOf, typicalNote } from '@brand/catalogue/models';
import { chooseSeries } from '@brand/catalogue/selection/chooseSeries';
import { modelPicture } from '../../blocks/series/modelPicture.ts';

export const head = {
  title: 'Which machine for your air?',
  text: 'Flow and pressure are enough. The model in whose range your duty point lies most centrally comes first.',
};

export const chart = {
  title: 'On the map',
  start: 'Set your duty point',
  lead: 'Each rectangle is a model. Type a flow and a pressure, or press on the map to set the cross, and the models that serve it are listed here.',
  /** Below the map, until a model is pointed at. */
  readout: 'Point at a rectangle to read its figures.',
};

/** Pictures of machines in rows, at one scale: 44 pixels per metre. */
export const rowPicture = (code: string) => modelPicture(code, 44);

/** The series, until a duty point is set. */
export const series = (['RMX', 'EMX', 'MAX'] as const).map((name) => {
  const members = modelsOf(name);
  return {
    title: `${name} Series`,
    href: `/${name.toLowerCase()}-series`,
    image: rowPicture(members[0]?.code ?? ''),
    text: chooseSeries[name],
    figure: { value: String(members.length), label: 'models' },
  };
});

export const results = {
  ifEach: 'If the flow is for each machine',
  nearly: 'Nearly fits',
  onRequest: 'Pressure on request',
  onRequestHelp: 'The flow lies in the range of these models. Their pressure is stated on request.',
  limits: 'Beyond the stated conditions',
  conditions: 'Calculated at the inlet:',
  normal: 'What counts as normal or standard air differs between countries, so it is stated here.',
  perMachine: 'Each machine:',
  estimated: 'estimated',
  quote: 'Request a quote',
  ask: 'Send this duty point',
  askOf: 'Ask for this point',
  compare: (count: number) => `Compare the first ${count}`,
  sideBySide: (machines: number) =>
    machines === 1 ? 'With one machine' : `With ${machines} machines side by side`,
};

export const all = {
  title: 'All models',
  lead: `The same map as a table: ${models.length} models with their figures.`,
  label: 'Figures of all models',
  note: typicalNote,
};
