import { expect, test } from 'vitest';
import { motorEfficiency, payback, speedControl, turnDown } from './claims.ts';
import { shareOf } from './shareOf.ts';

test('a share reaches from its start, or from zero', () => {
  expect(shareOf(turnDown)).toEqual([40, 100]);
  expect(shareOf(motorEfficiency)).toEqual([0, 96]);
});

test('a tolerance and a time are no shares', () => {
  expect(shareOf(speedControl)).toBeUndefined();
  expect(shareOf(payback)).toBeUndefined();
});
