import { expect, test } from 'vitest';
import { modelNamed } from '../test/modelNamed.ts';
import { models } from './models.ts';
import { neighboursOf, neighboursText } from './neighbours.ts';

const codesAt = (code: string) => {
  const { smaller, larger, otherPressures, otherSeries } = neighboursOf(modelNamed(code));
  return [smaller, larger, ...otherPressures, otherSeries].map((one) => one?.code);
};

test('finds the adjacent sizes, the other pressure bands and the other series', () => {
  expect(codesAt('RMX40-C080')).toEqual(['RMX35-C080', 'RMX50-C080', 'RMX40-C060', 'EMX40-C080']);
  expect(codesAt('EMX125-C040')).toEqual([
    'EMX100-C040',
    undefined,
    'EMX125-C060',
    'EMX125-C080',
    'RMX125-C040',
  ]);
});

test('MAX has only adjacent sizes', () => {
  expect(codesAt('MAX50')).toEqual([undefined, 'MAX75', undefined]);
});

test('says "the same pressure" only of pressures that are stated and equal', () => {
  for (const model of models) {
    for (const { model: other, text } of neighboursText(model)) {
      const isSame = model.pressure !== null && String(model.pressure) === String(other.pressure);
      if (!isSame) expect(text, `${model.code} to ${other.code}`).not.toContain('same pressure');
    }
  }
  expect(neighboursText(modelNamed('MAX100')).map(({ text }) => text)).toEqual([
    'Less flow.',
    'More flow.',
  ]);
  expect(neighboursText(modelNamed('MAX50'))[0]?.text).toBe('More flow at the same pressure.');
});
