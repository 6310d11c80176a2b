import { expect, test } from 'vitest';
import { modelNamed } from '../../test/modelNamed.ts';
import { operatingConditions } from '../environment.ts';
import type { UnitSystem } from '../units.ts';
import { unitQuestion } from './outsideAll.ts';
import {
  efficiencySum,
  powerBasis,
  powerScope,
  powerSum,
  powerText,
  totalPowerText,
} from './powerWords.ts';
import { defaults, readRequest, type SelectionRequest } from './request.ts';
import { fitOfModel, select } from './select.ts';
import {
  conditionsText,
  countText,
  exceededText,
  gapText,
  headSum,
  headText,
  isConverted,
  machinesText,
  marginText,
  missText,
  nearText,
  outsideText,
  placeText,
  pointText,
  requestText,
} from './words.ts';

const request: SelectionRequest = { ...defaults, flow: 40, pressure: 0.7 };
const rmx40 = modelNamed('RMX40-C080');

test.each([
  [{ position: 0.5, aboveMinimum: 0.14, belowMaximum: 0.118 }, '12% below the model’s maximum'],
  [{ position: 0.2, aboveMinimum: 0.052, belowMaximum: 0.5 }, '5% above the model’s minimum'],
  [{ position: 1, aboveMinimum: 0.2, belowMaximum: 0 }, 'at the model’s maximum'],
  [{ position: 0, aboveMinimum: 0, belowMaximum: 0.2 }, 'at the model’s minimum'],
  [
    { position: 0.999, aboveMinimum: 0.2, belowMaximum: 0.001 },
    'less than 1% below the model’s maximum',
  ],
])('%o is %s', (margin, text) => {
  expect(marginText(margin)).toBe(text);
});

test('says by how much a model misses', () => {
  const miss = {
    quantity: 'pressure',
    end: 'maximum',
    distance: 0.014,
    share: 0.0175,
    gap: -0.0172,
  } as const;
  expect(missText(miss, 'metric')).toBe('pressure 0.014\u00a0bar above the model’s maximum');
  expect(missText(miss, 'us')).toBe('pressure 0.2\u00a0psi above the model’s maximum');
  const less = {
    quantity: 'flow',
    end: 'minimum',
    distance: 0.5,
    share: 0.0125,
    gap: 0.0127,
  } as const;
  expect(missText(less, 'us')).toBe('flow 18\u00a0CFM below the model’s minimum');
});

test.each([
  [
    'flow=68&pressure=0.586',
    '+2% From 0.6\u00a0bar at your flow: 0.014\u00a0bar more than you need',
  ],
  [
    'flow=131&pressure=0.801',
    '−0.1% Up to 0.8\u00a0bar at your flow: 0.001\u00a0bar less than you need',
  ],
  [
    'flow=65&pressure=0.55',
    '−8% Up to 60\u00a0m³/min at your pressure: 5\u00a0m³/min less than you need',
  ],
])('says of %s by how much the nearest model misses: %s', (query, text) => {
  const { request: asked } = readRequest(new URLSearchParams(query));
  const [near] = select(asked ?? request).near;
  expect(near && `${gapText(near.misses[0])}% ${nearText(near, 'metric')}`).toBe(text);
});

test.each([
  ['flow=40&pressure=0.7', '7 models cover 40\u00a0m³/min at 0.7\u00a0bar.'],
  ['flow=80&pressure=0.9', '1 model covers 80\u00a0m³/min at 0.9\u00a0bar.'],
  [
    'flow=68&pressure=0.586',
    'No model covers 68\u00a0m³/min at 0.586\u00a0bar. The nearest models are below.',
  ],
  ['flow=5&pressure=3', 'No model covers 5\u00a0m³/min at 3\u00a0bar.'],
  [
    'flow=40&pressure=0.7&machines=2&flowFor=each',
    '7 models cover 40\u00a0m³/min each at 0.7\u00a0bar.',
  ],
])('counts the models at %s: %s', (query, text) => {
  const { request: asked } = readRequest(new URLSearchParams(query));
  expect(asked && countText(select(asked), pointText(asked, 'metric'))).toBe(text);
});

test.each([
  ['flow=48&pressure=0.75', '4% below the model’s maximum', '6% below the model’s maximum'],
  [
    'flow=48&pressure=0.814',
    '4% below the model’s maximum',
    '0.014\u00a0bar above the model’s maximum',
  ],
  [
    'flow=35&pressure=0.5',
    '5\u00a0m³/min below the model’s minimum',
    '0.1\u00a0bar below the model’s minimum',
  ],
  // 1,766 CFM is the printed maximum, although it is 50.007 m³/min.
  [
    'flow=1766&flowUnit=cfm&pressure=0.75',
    'at the model’s maximum',
    '6% below the model’s maximum',
  ],
])('places %s in the ranges of a model or outside them', (query, flow, pressure) => {
  const { request: asked } = readRequest(new URLSearchParams(query));
  const fit = fitOfModel(rmx40, asked ?? request);
  expect(placeText('flow', fit.flow, fit.misses, 'metric')).toBe(flow);
  expect(fit.pressure && placeText('pressure', fit.pressure, fit.misses, 'metric')).toBe(pressure);
});

test.each([
  ['flow=48&pressure=0.75', ''],
  ['flow=48&pressure=0.9', 'Outside its pressure range'],
  ['flow=35&pressure=0.75', 'Outside its flow range'],
  ['flow=35&pressure=0.5', 'Outside its flow and pressure ranges'],
])('says which ranges of a model %s misses', (query, text) => {
  const { request: asked } = readRequest(new URLSearchParams(query));
  expect(outsideText(fitOfModel(rmx40, asked ?? request).misses)).toBe(text);
});

test.each([
  ['pressure=60', 'Check the unit: 60 kPa is 0.6 bar.', 'Check the unit: 60 kPa is 8.7 psi.'],
  ['pressure=6', 'Check the unit: 6 psi is 0.414 bar.', 'Check the unit: 6 psi is 0.414 bar.'],
  [
    'pressure=620&pressureUnit=kpa',
    'Check the unit: 620 mbar is 62 kPa.',
    'Check the unit: 620 mbar is 8.99 psi.',
  ],
  [
    'pressure=0.6&pressureUnit=psi',
    'Check the unit: 0.6 bar is 8.7 psi.',
    'Check the unit: 0.6 bar is 8.7 psi.',
  ],
  [
    'pressure=0.6&pressureUnit=kpa',
    'Check the unit: 0.6 bar is 60 kPa.',
    'Check the unit: 0.6 bar is 8.7 psi.',
  ],
  ['pressure=1.5', undefined, undefined],
  ['pressure=0.7', undefined, undefined],
])(
  'asks for the unit if the number of %s lies in the ranges in another one',
  (query, metric, us) => {
    const { request: asked } = readRequest(new URLSearchParams(`flow=30&${query}`));
    const question = (system: UnitSystem) =>
      asked && unitQuestion(asked, system)?.replaceAll('\u00a0', ' ');
    expect([question('metric'), question('us')]).toEqual([metric, us]);
  },
);

test('shows the calculation of an estimated power', () => {
  expect(powerSum(rmx40, 44, 'metric')).toBe(
    '58 + (82\u00a0−\u00a058) × (44\u00a0−\u00a040) / (50\u00a0−\u00a040) = 68\u00a0kW',
  );
  expect(powerSum(rmx40, 44, 'us')).toBe(
    '78 + (110\u00a0−\u00a078) × (1,554\u00a0−\u00a01,413) / (1,766\u00a0−\u00a01,413) = 91\u00a0hp',
  );
});

test('shows the basis of a power beside it', () => {
  const model = modelNamed('RMX50-C080');
  const duty = { flow: 55, pressure: 0.62 };
  expect(powerText(model, duty, 'metric')).toBe(
    '86\u00a0kW, within the stated range of 72–100\u00a0kW; from the efficiency: about 60\u00a0kW',
  );
  expect(powerText(model, duty, 'us')).toBe(
    '115\u00a0hp, within the stated range of 97–134\u00a0hp; from the efficiency: about 82\u00a0hp',
  );
  expect(totalPowerText(model, duty, 2, 'metric')).toBe(
    '2 × 86\u00a0kW = 172\u00a0kW; from the efficiency: about 122\u00a0kW',
  );
  expect(efficiencySum(model, duty, 'metric')).toBe('47.5\u00a0kW / 78.5% = about 60\u00a0kW');
  expect(powerBasis(model, duty, 'metric')).toBe(
    'Estimate from the stated 72–100\u00a0kW; from the efficiency, about 60\u00a0kW.',
  );
  const max50 = modelNamed('MAX50');
  expect(powerText(max50, duty, 'metric')).toBe(
    'with the quote; from the efficiency: about 60\u00a0kW',
  );
  expect(totalPowerText(max50, duty, 2, 'metric')).toBe(
    'with the quote; from the efficiency: about 122\u00a0kW',
  );
  expect(powerText({ ...model, power: [50, 70] }, duty, 'metric')).toBe(
    '60\u00a0kW, within the stated range of 50–70\u00a0kW',
  );
});

test('says of MAX how far its stated power is from what its efficiency gives, and of the others nothing', () => {
  const [max50, max75, max100] = ['MAX50', 'MAX75', 'MAX100'].map(modelNamed);
  expect(max50 && powerScope([max50])).toMatch(
    /use the electrical input in the quote, not the stated power of MAX50: it is 3.6–5.8 times what the air needs at the stated efficiency, and its scope is not stated\./,
  );
  expect(max100 && powerScope([max100])).toMatch(
    /not the stated power of MAX100: at the pressures of MAX50 and MAX75, it is 3.6–5.7 times what .* efficiency, and its scope is not stated\./,
  );
  expect(max50 && max75 && powerScope([rmx40, max50, max75])).toMatch(
    /not the stated power of MAX: for MAX50 and MAX75 it is 3.5–5.8 times what .* efficiency, and its scope is not stated\./,
  );
  expect(powerScope([rmx40])).toBe('');
});

test('prints a request in the units of the reader, and as typed if they are those', () => {
  expect(requestText(request, 'metric')).toBe('40\u00a0m³/min at the inlet, 0.7\u00a0bar');
  expect(requestText(request, 'us')).toBe('1,413\u00a0ICFM at the inlet, 10.15\u00a0psi');
  expect(pointText(request, 'us')).toBe('1,413\u00a0ICFM at 10.15\u00a0psi');
  const american = {
    ...request,
    flow: 1400,
    flowUnit: 'scfm',
    pressure: 10,
    pressureUnit: 'psi',
  } as const;
  expect(requestText(american, 'us')).toBe(
    '1,400\u00a0SCFM at 68 °F, 14.696 psia, 36% relative humidity, 10\u00a0psi',
  );
  expect(requestText(american, 'metric')).toBe('39.64\u00a0m³/min at the inlet, 0.6895\u00a0bar');
  expect(requestText({ ...request, flow: 2400, flowUnit: 'm3h' }, 'metric')).toBe(
    '2,400\u00a0m³/h at the inlet, 0.7\u00a0bar',
  );
  expect(requestText({ ...request, machines: 2, flowFor: 'each' }, 'us')).toBe(
    '1,413\u00a0ICFM at the inlet for each machine, 10.15\u00a0psi',
  );
});

test('prints how many machines share a request, and its conditions', () => {
  expect(requestText({ ...request, machines: 2 }, 'metric')).toBe(
    '40\u00a0m³/min at the inlet for all machines together, 0.7\u00a0bar',
  );
  expect(requestText({ ...request, machines: 2, flowFor: 'each' }, 'metric')).toBe(
    '40\u00a0m³/min at the inlet for each machine, 0.7\u00a0bar',
  );
  expect(machinesText(request)).toBe('1 machine');
  expect(machinesText({ ...request, machines: 2, reserve: 1 })).toBe('2 machines and 1 on standby');
  const { duty } = select({ ...request, altitude: 600 });
  expect(conditionsText(duty, 'metric')).toBe(
    '20\u00a0°C, 600\u00a0m above sea level (0.943\u00a0bar), 36% relative humidity',
  );
  expect(conditionsText(duty, 'us')).toBe(
    '68\u00a0°F, 1,969\u00a0ft above sea level (13.68\u00a0psi), 36% relative humidity',
  );
});

test('states the limits of the series pages', () => {
  const { exceeded } = select({ ...request, temperature: 50, altitude: 2000, humidity: 99 });
  const stated = operatingConditions.rows.map(({ values }) => values[0] ?? '');
  for (const system of ['metric', 'us'] as const) {
    const limits = stated.map((text) => (typeof text === 'string' ? text : text[system]));
    expect(exceeded.map((one) => exceededText(one, system))).toEqual([
      `RMX and EMX are rated for an ambient temperature of ${limits[0]}.`,
      `RMX and EMX are rated for an atmospheric pressure of ${limits[1]}.`,
      `RMX and EMX are rated for a relative humidity of ${limits[2]?.replace('At', 'at')}.`,
      `RMX and EMX are rated for an altitude of ${limits[3]?.replace('At', 'at')}.`,
    ]);
  }
  expect(stated.slice(0, 4)).toEqual([
    { metric: '−10 to 40\u00a0°C', us: '14 to 104\u00a0°F' },
    { metric: '90–110\u00a0kPa', us: '13.1–16.0\u00a0psi' },
    'At most 95%, non-condensing',
    { metric: 'At most 1,500\u00a0m', us: 'At most 4,921\u00a0ft' },
  ]);
});

test('shows a converted pressure with both figures and a sum that can be checked', () => {
  const hot = {
    ...request,
    pressure: 8.5,
    pressureUnit: 'psi',
    temperature: 35,
    altitude: 335.28,
  } as const;
  const { duty } = select(hot);
  expect(isConverted(duty)).toBe(true);
  expect(isConverted(select(request).duty)).toBe(false);
  expect(headText(duty, 'metric')).toBe(
    '0.586\u00a0bar at your inlet takes the same isentropic head as 0.647\u00a0bar at 20\u00a0°C, 1.013\u00a0bar and 36% relative humidity. We assume that the pressures of the models are for that inlet, and compare 0.647\u00a0bar with them.',
  );
  expect(headText(duty, 'us')).toMatch(
    /^8\.5\u00a0psi at your inlet .* as 9\.38\u00a0psi at 68\u00a0°F, 14\.7\u00a0psi/,
  );
  for (const [system, text] of [
    [
      'metric',
      '1.01325 × ((1 + ((1 + 0.58605 / 0.97362)^(2/7) − 1) × 308.15 / 293.15)^(7/2) − 1) = 0.647\u00a0bar',
    ],
    [
      'us',
      '14.696 × ((1 + ((1 + 8.500 / 14.121)^(2/7) − 1) × 554.67 / 527.67)^(7/2) − 1) = 9.38\u00a0psi',
    ],
  ] as const) {
    const sum = headSum(duty, system);
    expect(sum).toBe(text);
    const [left = '', right = ''] = sum.split(' = ');
    const calculated: number = Function(
      `return ${left.replaceAll('^', '**').replaceAll('×', '*').replaceAll('−', '-')}`,
    )();
    expect(calculated.toFixed(system === 'us' ? 2 : 3)).toBe(right.split('\u00a0')[0]);
  }
});
