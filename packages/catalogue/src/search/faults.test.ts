import { expect, test } from 'vitest';
import { faultCode, faultMessages } from '../faultMessages.ts';
import { faultIn, faultsWith } from './faults.ts';

test('filters by words in any order and case', () => {
  expect(faultsWith('')).toEqual(faultMessages);
  expect(faultsWith('e7').map(faultCode)).toEqual(['E07']);
  expect(faultsWith('TEMPERATURE motor high').map(faultCode)).toContain('E06');
  expect(faultsWith('zzz')).toEqual([]);
});

test.each([
  ...[
    'E07',
    'e7',
    'E-07',
    'e 07',
    'E_7',
    'E.07',
    'E–07',
    '#7',
    '# 07',
    '07',
    'alarm E07',
    'ALARM e-7',
  ],
  ...['code 7', 'Error code: 07', 'err 7', 'fault no. 7', 'message #7', 'trip E 7', 'alarm7'],
])('"%s" names E07', (query) => {
  expect(faultIn(query)).toMatchObject({ message: { number: 7 }, rest: '' });
  expect(faultsWith(query).map(faultCode)).toEqual(['E07']);
});

test('reads a message in a sentence, and no other figures', () => {
  expect(faultIn('surge alarm E07 on RMX40')).toMatchObject({
    message: { number: 7 },
    rest: 'surge on rmx40',
  });
  for (const query of ['7 days', 'RMX40-C060', 'IE5', 'E99', 'alarm 99', 'phase 3', '7', 'e']) {
    expect(faultIn(query), query).toBeUndefined();
  }
});

test('the filter takes a number alone, and no letter as the start of a word', () => {
  expect(faultsWith('7').map(faultCode)).toEqual(['E07']);
  expect(faultsWith('alarm surge').map(faultCode)).toContain('E07');
  expect(faultsWith('480 V')).toEqual([]);
  expect(faultsWith('v').length).toBeLessThan(faultsWith('valve').length);
  expect(faultsWith('VALV').map(faultCode)).toContain('E12');
});
