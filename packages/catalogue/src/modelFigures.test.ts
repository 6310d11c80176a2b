import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { inText, narrowestFlowShare, widestFlowShare } from './claims.ts';
import {
  flowShare,
  printFigureWithUnit,
  properties,
  span,
  spanMeasure,
  specified,
} from './modelFigures.ts';
import { models } from './models.ts';
import type { UnitSystem } from './units.ts';

const valuesOf = (code: string, system: UnitSystem) =>
  Object.fromEntries(
    Object.entries(specified(modelNamed(code)).values).map(([key, text]) => [
      key,
      typeof text === 'string' ? text : text[system],
    ]),
  );

test('prints the figures of a model as its datasheet does', () => {
  expect(valuesOf('MAX50', 'metric')).toEqual({
    flow: '40–60',
    pressure: '0.6–1.0',
    power: '250–350',
    noise: '72\u00a0dB(A)',
    dimensions: '1800 × 1200 × 1500',
    length: '1800',
    width: '1200',
    height: '1500',
    weight: '1,800',
    efficiency: '78',
    speed: '25,000',
  });
  expect(valuesOf('RMX15-C060', 'metric').efficiency).toBe('75.5');
});

test('omits figures that are not stated, and marks new models', () => {
  const { values, badge } = specified(modelNamed('MAX125'));
  expect(values).not.toHaveProperty('pressure');
  expect(badge?.text).toBe('New');
});

test('converts every figure to US units', () => {
  expect(valuesOf('MAX50', 'us')).toMatchObject({
    flow: '1,413–2,119',
    pressure: '8.7–14.5',
    power: '335–469',
    noise: '72\u00a0dB(A)',
    dimensions: '70.9 × 47.2 × 59.1',
    weight: '3,968',
  });
  const units = properties.table.map(({ unit }) => (typeof unit === 'string' ? unit : unit?.us));
  expect(units).toEqual(['CFM', 'psi', 'hp', undefined, 'L × W × H, in', 'lb']);
});

test('joins a figure and its unit with a no-break space', () => {
  expect(printFigureWithUnit('pressure', modelNamed('RMX50-C060'))).toBe('0.4–0.6\u00a0bar');
  expect(printFigureWithUnit('weight', modelNamed('MAX50'))).toBe('1,800\u00a0kg');
  expect(printFigureWithUnit('pressure', modelNamed('MAX100'))).toBe('on request');
  expect(printFigureWithUnit('efficiency', modelNamed('RMX40-C080'), 'us')).toBe('77.5%');
  expect(printFigureWithUnit('dimensions', modelNamed('RMX40-C080'), 'us')).toBe(
    '45.3 × 27.6 × 41.3\u00a0in',
  );
});

test('prints noise with the weighting stated for the model', () => {
  const stated = ['MAX50', 'MAX75', 'MAX100', 'MAX125', 'RMX10-C060', 'EMX125-C080'].map((code) =>
    printFigureWithUnit('noise', modelNamed(code)),
  );
  expect(stated).toEqual([
    '72\u00a0dB(A)',
    '75\u00a0dB',
    '78\u00a0dB',
    '80\u00a0dB',
    '65\u00a0dB(A)',
    '75\u00a0dB(A)',
  ]);
  expect(spanMeasure('MAX', 'noise')).toMatchObject({ value: '72–80', unit: 'dB' });
  expect(spanMeasure('RMX', 'noise').unit).toBe('dB(A)');
});

test('the range of a series covers all its models', () => {
  expect(span('RMX', 'flow')).toBe('10–135');
  expect(span('MAX', 'pressure')).toBe('0.6–1.0');
});

test('prints the flow of a model as a share of its highest', () => {
  expect(['MAX50', 'RMX10-C060'].map((code) => flowShare(modelNamed(code)))).toEqual([
    '67–100%',
    '50–100%',
  ]);
});

test('states the widest and the narrowest share of the flow with the sizes that have it', () => {
  const lowest = (share: string) => Number.parseInt(share, 10);
  const shares = models.map(flowShare).toSorted((one, other) => lowest(one) - lowest(other));
  expect([inText(widestFlowShare), inText(narrowestFlowShare)]).toEqual([shares[0], shares.at(-1)]);
  const sizesWith = (claim: typeof widestFlowShare) => [
    ...new Set(
      models
        .filter((model) => flowShare(model) === inText(claim))
        .map(({ series, size }) => series + size),
    ),
  ];
  expect(sizesWith(widestFlowShare)).toEqual(['RMX10', 'EMX10']);
  expect(sizesWith(narrowestFlowShare)).toEqual(['RMX125', 'EMX125']);
});
