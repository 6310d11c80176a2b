import { describe, expect, test } from 'vitest';
import { fromBase, print, printDuty, printRange, printWithUnit, toBase, unitKey } from './units.ts';

/** Seven significant figures, as NIST SP 811 prints them. */
const significant = (value: number) => Number(value.toPrecision(7));

describe('factors of NIST SP 811, appendix B.8', () => {
  test('cubic foot per minute is 4.719 474 E-04 m³/s', () => {
    expect(significant(toBase('flow', 1, 'cfm') / 60)).toBe(4.719474e-4);
  });
  test('pound-force per square inch is 6.894 757 kPa', () => {
    expect(significant(toBase('pressure', 1, 'psi') * 100)).toBe(6.894757);
  });
  test('horsepower of 550 ft·lbf/s is 7.456 999 E+02 W', () => {
    expect(significant(toBase('power', 1, 'hp') * 1000)).toBe(745.6999);
  });
  test('inch is 2.54 E+01 mm, foot 3.048 E-01 m', () => {
    expect(toBase('length', 1, 'in')).toBeCloseTo(25.4, 10);
    expect(toBase('altitude', 1, 'ft')).toBe(0.3048);
  });
  test('pound (avoirdupois) is 4.535 924 E-01 kg', () => {
    expect(significant(toBase('weight', 1, 'lb'))).toBe(0.4535924);
  });
  test('degree Fahrenheit is (t − 32)/1.8 degrees Celsius', () => {
    expect(toBase('temperature', 68, 'f')).toBeCloseTo(20, 10);
    expect(toBase('temperature', -40, 'f')).toBeCloseTo(-40, 10);
    expect(fromBase('temperature', 100, 'f')).toBeCloseTo(212, 10);
  });
  test('bar, mbar and kPa, m³/min and m³/h', () => {
    expect(toBase('pressure', 700, 'mbar')).toBeCloseTo(0.7, 12);
    expect(toBase('pressure', 70, 'kpa')).toBeCloseTo(0.7, 12);
    expect(toBase('flow', 2400, 'm3h')).toBeCloseTo(40, 12);
  });
});

test('converts there and back', () => {
  expect(fromBase('flow', toBase('flow', 1400, 'cfm'), 'cfm')).toBeCloseTo(1400, 9);
  expect(fromBase('pressure', toBase('pressure', 10, 'psi'), 'psi')).toBeCloseTo(10, 9);
  expect(fromBase('temperature', toBase('temperature', 68, 'f'), 'f')).toBeCloseTo(68, 9);
});

test('rounds figures as datasheets do', () => {
  expect(print('power', 75, 'us')).toBe('101');
  expect(print('pressure', 1, 'metric')).toBe('1.0');
  expect(print('weight', 1800, 'us')).toBe('3,968');
  expect(print('length', 1050, 'metric')).toBe('1050');
  expect(print('length', 1050, 'us')).toBe('41.3');
  expect(print('pressure', 0.55, 'metric', 2)).toBe('0.55');
  expect(printWithUnit('flow', 40, 'us')).toBe('1,413\u00a0CFM');
  expect(printRange('flow', [40, 60], 'us')).toBe('1,413–2,119');
});

test('has a unit per system, and rejects an unknown one', () => {
  expect([unitKey('pressure', 'metric'), unitKey('pressure', 'us')]).toEqual(['bar', 'psi']);
  expect(() => toBase('pressure', 1, 'atm')).toThrow('There is no unit atm of pressure.');
});

test('a duty point has as many decimal places as it needs', () => {
  expect(printDuty('flow', toBase('flow', 2400, 'cfm'), 'us')).toBe('2,400\u00a0CFM');
  expect(printDuty('flow', 55, 'metric')).toBe('55\u00a0m³/min');
  expect(printDuty('flow', 55.27, 'metric')).toBe('55.3\u00a0m³/min');
  expect(printDuty('pressure', 0.62, 'metric')).toBe('0.62\u00a0bar');
  expect(printDuty('pressure', 0.7, 'metric')).toBe('0.7\u00a0bar');
});
