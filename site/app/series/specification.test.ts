import { expect, test } from 'vitest';
import { models } from '../content/models.ts';
import { printedIn, propertiesIn } from './specification.ts';

const model = (code: string) => {
  const found = models.find((one) => one.code === code);
  if (!found) throw new Error(`There is no model ${code}`);
  return found;
};

test('a model is printed as its datasheet prints it', () => {
  expect(printedIn('metric', model('MAX50')).values).toEqual({
    flow: '40–60',
    pressure: '0.6–1.0',
    power: '250–350',
    noise: '72',
    dimensions: '1800 × 1200 × 1500',
    weight: '1,800',
    efficiency: '78',
    speed: '25,000',
  });
  expect(printedIn('metric', model('RMX15-C060')).values.efficiency).toBe('75.5');
});

test('what is not stated has no value, and what is new its badge', () => {
  const { values, badge } = printedIn('metric', model('MAX125'));
  expect(values).not.toHaveProperty('pressure');
  expect(badge?.text).toBe('New');
});

test('the other system converts every figure and names its units', () => {
  expect(printedIn('us', model('MAX50')).values).toMatchObject({
    flow: '1,413–2,119',
    pressure: '8.7–14.5',
    power: '335–469',
    noise: '72',
    dimensions: '70.9 × 47.2 × 59.1',
    weight: '3,968',
  });
  expect(propertiesIn('us').table.map(({ unit }) => unit)).toEqual([
    'CFM',
    'psi',
    'hp',
    'dB(A)',
    'L × W × H, in',
    'lb',
  ]);
});
