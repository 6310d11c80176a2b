import { expect, test } from 'vitest';
import { digits } from './digits.ts';

test.each([0, 7, 45, 999, 1000, 1800, 12_345.678, 100_000, 1_234_567.89])(
  'formats %d like Intl',
  (value) => {
    for (const decimals of [0, 1, 2, undefined]) {
      const format = new Intl.NumberFormat('en-US', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      expect(digits(value, decimals)).toBe(format.format(value));
    }
  },
);
