import * as claims from '@brand/catalogue/claims';
import { noiseSpan, spanMeasure, spanWithUnit } from '@brand/catalogue/modelFigures';
import { flowSpan, type Model, models, modelsOf } from '@brand/catalogue/models';
import { chooseSeries } from '@brand/catalogue/selection/chooseSeries';
import { powerScope } from '@brand/catalogue/selection/powerWords';
import { noiseScope } from '@brand/catalogue/seriesNotes';
import { inUnits, print, unitIn } from '@brand/catalogue/units';
import { openSelector } from '../../blocks/selector/openSelector.ts';
import type { Series } from '../../blocks/series/series.ts';
import { emx } from '../emx-series/content.ts';
import { max } from '../max-series/content.ts';
import { rmx } from '../rmx-series/content.ts';

export const hero = {
  title: inUnits(
    (system) =>
      `Turbo\u00a0blowers from\u00a0${flowSpan.map((end) => print('flow', end, system)).join('\u00a0to ')}\u00a0${unitIn('flow', system).name}.`,
  ),
  text: `${models.length} oil-free models in three series: find yours by flow and pressure. We also build air compressors, vacuum pumps and chillers.`,
  actions: [openSelector, { name: 'Compare', href: '/products/compare' }],
};

const entry = ({ name, page }: Series) => {
  const ofSeries = modelsOf(name);
  return {
    name: page.title,
    text: inUnits(
      (system) =>
        `${spanWithUnit(name, 'flow', system)} at ${spanWithUnit(name, 'pressure', system)}\n${ofSeries.length} models, ${claims.inText(claims.seriesSavings[name])} energy savings`,
    ),
    href: page.path,
    model: ofSeries.at(-1) as Model,
  };
};

/** Each series with its largest machine. */
export const series = {
  label: 'Turbo blowers: the largest machine of each series, to the same scale',
  items: [entry(rmx), entry(emx), entry(max)],
};

/** Links that help to choose. */
export const tools = {
  title: 'Choose with figures',
  lead: 'Three tools, no login. The link keeps your input, so you can share it.',
  items: [
    {
      title: 'Select by flow and pressure',
      text: 'The models that cover your duty point, each with its margin to the limits.',
      link: openSelector,
    },
    {
      title: 'Compare models',
      text: 'Up to four models from all three series side by side.',
      link: { name: 'Open the comparison', href: '/products/compare' },
    },
    {
      title: 'Work out the savings',
      text: 'From what runs today to the savings in a year, with every step of the calculation.',
      link: { name: 'Open the calculator', href: '/products/savings' },
    },
  ],
};

/** How to choose a series: the figures of RMX and EMX are the same, and MAX goes further. */
export const choice = {
  title: 'RMX, EMX or MAX?',
  lead: 'RMX and EMX share sizes, flows, pressures, noise and weight. MAX goes further in flow and pressure. Where a flow falls between two sizes of RMX and EMX, a MAX covers it: MAX75 at its pressures, MAX100 and MAX125 at a pressure on request.',
  label: 'RMX, EMX and MAX side by side',
  properties: [
    { key: 'when', label: 'Choose it when' },
    { key: 'flow', label: 'Flow rate', unit: spanMeasure('RMX', 'flow').unit },
    { key: 'pressure', label: 'Pressure', unit: spanMeasure('RMX', 'pressure').unit },
    { key: 'power', label: 'Power, see note', unit: spanMeasure('RMX', 'power').unit },
    { key: 'noise', label: 'Noise level' },
    { key: 'savings', label: 'Energy savings', unit: '%' },
    { key: 'models', label: 'Models' },
  ].map((property) => ({ ...property, align: 'start' as const })),
  items: (
    [
      ['RMX', rmx],
      ['EMX', emx],
      ['MAX', max],
    ] as const
  ).map(([name, { page }]) => ({
    code: name,
    href: page.path,
    values: {
      when: chooseSeries[name],
      flow: spanMeasure(name, 'flow').value,
      pressure: spanMeasure(name, 'pressure').value,
      power: spanMeasure(name, 'power').value,
      noise: noiseSpan(name),
      savings: claims.seriesSavings[name].value,
      models: String(modelsOf(name).length),
    },
  })),
  note: `RMX and EMX have the same flow, pressure and power: choose by the layout of the blower room, and if energy savings decide the choice, ask for the power at your duty point. ${powerScope(modelsOf('MAX'))} The quote also gives the pressure of MAX100 and MAX125. ${noiseScope}`,
};

export const finder = {
  title: 'Find a model by flow and pressure.',
  text: 'Enter both, and see which models cover your duty point.',
  actions: [openSelector, { name: 'Contact Sales', href: '/contact' }],
};
