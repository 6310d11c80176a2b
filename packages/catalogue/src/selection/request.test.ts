import { describe, expect, test } from 'vitest';
import { readForm } from './readNumbers.ts';
import {
  defaults,
  dutyOf,
  readField,
  readRequest,
  requestAt,
  type SelectionRequest,
  sharedBy,
  withDuty,
  withoutDuty,
  writeRequest,
} from './request.ts';

const read = (query: string) => readRequest(new URLSearchParams(query));
const requested = (query: string): SelectionRequest => {
  const { request, errors } = read(query);
  if (!request) throw new Error(JSON.stringify(errors));
  return request;
};

test('a URL without flow and pressure is not a request', () => {
  expect(read('')).toEqual({ typed: {}, errors: {} });
  expect(read('flow=&pressure=++')).toEqual({ typed: {}, errors: {} });
});

test('a form that was sent without figures requires them', () => {
  expect(readRequest(new URLSearchParams('flow=&flowUnit=m3min'), true).errors).toEqual({
    flow: 'Enter the flow.',
    pressure: 'Enter the pressure.',
  });
});

test('flow and pressure are enough, the other fields take their defaults', () => {
  expect(requested('flow=40&pressure=0.7')).toEqual({ ...defaults, flow: 40, pressure: 0.7 });
});

test.each([
  'flow=40&pressure=0.7',
  'flow=1400&flowUnit=scfm&pressure=10&pressureUnit=psi&temperature=95&temperatureUnit=f&altitude=2000&altitudeUnit=ft&humidity=60&machines=2&reserve=1&units=us',
  'flow=2400.5&flowUnit=nm3h&pressure=700&pressureUnit=mbar&temperature=-5',
  'flow=40&pressure=0.7&machines=2&reserve=1&flowFor=each',
  // Stated by the visitor, although the values equal the defaults.
  'flow=40&pressure=0.7&temperature=20&altitude=0&humidity=36',
])('%s is read and written without a change', (query) => {
  expect(writeRequest(requested(query)).toString()).toBe(query);
});

test('reads decimal points and commas, and writes points', () => {
  const request = requested('flow=12,5&pressure=0,55');
  expect(request).toMatchObject({ flow: 12.5, pressure: 0.55 });
  expect(writeRequest(request).toString()).toBe('flow=12.5&pressure=0.55');
});

describe('reports an error for each invalid field, and returns no request', () => {
  test.each([
    ['flow=40', { pressure: 'Enter the pressure.' }],
    ['pressure=0.7', { flow: 'Enter the flow.' }],
    ['flow=forty&pressure=0.7', { flow: 'Enter the flow as a number, such as 40 or 12.5.' }],
    [
      'flow=1,400&pressure=10',
      { flow: 'Write the flow as 1400 or as 1.4: 1,400 can mean either.' },
    ],
    [
      'flow=0&pressure=-1',
      { flow: 'The flow must be more than 0.', pressure: 'The pressure must be more than 0.' },
    ],
    [
      'flow=40&pressure=0.7&temperature=70',
      { temperature: 'The inlet temperature must be between -50\u00a0°C and 60\u00a0°C.' },
    ],
    [
      'flow=40&pressure=0.7&temperature=150&temperatureUnit=f',
      { temperature: 'The inlet temperature must be between -58\u00a0°F and 140\u00a0°F.' },
    ],
    [
      'flow=40&pressure=0.7&altitude=9000',
      { altitude: 'The altitude must be between -500\u00a0m and 6,000\u00a0m.' },
    ],
    [
      'flow=40&pressure=0.7&humidity=101',
      { humidity: 'The relative humidity must be between 0% and 100%.' },
    ],
    [
      'flow=40&pressure=0.7&machines=5',
      { machines: 'Choose the number of machines: 1, 2, 3 or 4.' },
    ],
    [
      'flow=40&pressure=0.7&reserve=2',
      { reserve: 'Choose the number of standby machines: 0 or 1.' },
    ],
    [
      'flow=40&pressure=0.7&flowUnit=gpm',
      { flowUnit: 'Choose the unit of the flow: m³/min, m³/h, Nm³/h, ICFM or SCFM.' },
    ],
    [
      'flow=40&pressure=0.7&flowFor=both',
      { flowFor: 'Choose the meaning of the flow: all or each.' },
    ],
    ['flow=40&pressure=0.7&units=si', { units: 'Choose the system of units: metric or us.' }],
  ])('%s', (query, errors) => {
    const answer = read(query);
    expect(answer.errors).toEqual(errors);
    expect(answer.request).toBeUndefined();
  });

  test('keeps the input for the form', () => {
    expect(read('flow=forty&pressure=0,7&machines=2').typed).toEqual({
      flow: 'forty',
      pressure: '0,7',
      machines: '2',
    });
  });
});

describe('duty of one machine', () => {
  test('divides the flow by the running machines, not those on standby', () => {
    expect(dutyOf(requested('flow=80&pressure=0.7&machines=2&reserve=1'))).toMatchObject({
      totalFlow: 80,
      flow: 40,
      pressure: 0.7,
    });
  });

  test('does not divide the flow of each machine', () => {
    const request = requested('flow=40&pressure=0.7&machines=2&reserve=1&flowFor=each');
    expect(dutyOf(request)).toMatchObject({ totalFlow: 80, flow: 40 });
    expect(requestAt(request, { flow: 45, pressure: 0.7 }).flow).toBe(45);
    expect(dutyOf(sharedBy(request, 4))).toMatchObject({ totalFlow: 80, flow: 20 });
  });

  test('70 kPa is exactly 0.7 bar', () => {
    expect(dutyOf(requested('flow=40&pressure=70&pressureUnit=kpa')).pressure).toBe(0.7);
  });

  test('at the conditions of SCFM, standard flow and inlet flow are equal', () => {
    const actual = dutyOf(requested('flow=1400&flowUnit=cfm&pressure=10&pressureUnit=psi'));
    const standard = dutyOf(requested('flow=1400&flowUnit=scfm&pressure=10&pressureUnit=psi'));
    expect(standard.flow).toBeCloseTo(actual.flow, 6);
    expect(actual.flow).toBeCloseTo(39.644, 3);
    expect(actual.pressure).toBeCloseTo(0.68948, 5);
  });

  test('temperature, altitude and humidity increase the inlet flow for a normal flow', () => {
    const query = 'flow=1897.7&flowUnit=nm3h&pressure=0.7&temperature=35&altitude=600&humidity=70';
    expect(dutyOf(requested(query)).flow).toBeCloseTo(40, 1);
    expect(dutyOf(requested(query)).inlet.pressure).toBeCloseTo(0.94322, 4);
  });

  test('the unit system of the output does not affect the input', () => {
    expect(dutyOf(requested('flow=40&pressure=0.7&units=us'))).toEqual(
      dutyOf(requested('flow=40&pressure=0.7')),
    );
  });
});

test('ignores the units of empty fields', () => {
  const { request } = read('flow=40&pressure=0.7&temperature=&temperatureUnit=f&altitudeUnit=ft');
  expect(request).toMatchObject({ temperature: 20, temperatureUnit: 'c', altitudeUnit: 'm' });
});

test('converts a request to its duty point and back', () => {
  const { request } = read(
    'flow=1400&flowUnit=scfm&pressure=10&pressureUnit=psi&machines=2&altitude=600',
  );
  if (!request) throw new Error('The request is complete.');
  expect(requestAt(request, dutyOf(request))).toEqual(request);
});

describe('a comma or a point before three digits', () => {
  const read = (query: string) => readRequest(new URLSearchParams(query));

  test.each([
    ['flow=2,400&flowUnit=cfm&pressure=10&pressureUnit=psi', 2400],
    ['flow=2,400&flowUnit=scfm&pressure=1', 2400],
    ['flow=2,400&pressure=1&units=us', 2400],
    ['flow=2,400&flowUnit=m3h&pressure=1', 2400],
    ['flow=2.400&flowUnit=m3h&pressure=1', 2400],
    ['flow=12,500&pressure=1', 12.5],
    ['flow=12.500&pressure=1', 12.5],
    ['flow=12.500&pressure=0.7', 12.5],
    ['flow=2,400&pressure=0.7', 2400],
    ['flow=2,400&pressure=0,7', 2.4],
    ['flow=2.400&pressure=0,7', 2400],
    ['flow=2.400&pressure=0.7', 2.4],
    ['flow=1.250,5&flowUnit=m3h&pressure=0,62', 1250.5],
    // Beyond all models, but 1234 bar is beyond the bounds of the field.
    ['flow=40&pressure=1.234', 40],
    // A reading that was chosen precedes the text.
    ['flow=2.4&flow=2,400&pressure=1', 2.4],
    // A link writes points into a form whose visitor writes commas.
    ['flow=2.400&pressure=0,7&humidity=0.5', 2400],
  ])('%s is %d', (query, flow) => {
    expect(read(query).errors).toEqual({});
    expect(read(query).request?.flow).toBe(flow);
  });

  test.each([
    // Nothing decides.
    ['flow=2,400&pressure=1', 'flow', 'Write the flow as 2400 or as 2.4: 2,400 can mean either.'],
    ['flow=2.400&pressure=1', 'flow', 'Write the flow as 2400 or as 2.4: 2.400 can mean either.'],
    ['flow=40&pressure=1&altitude=1.500', 'altitude', expect.stringContaining('1500 or as 1.5')],
    // The sign says one, the ranges of the models the other.
    ['flow=12,500&pressure=0.7', 'flow', expect.stringContaining('12500 or as 12.5')],
  ])('%s is asked about', (query, field, error) => {
    expect(read(query).errors).toEqual({ [field]: error });
  });

  test('is written with a fourth place, so that the URL is read again as it was meant', () => {
    const request = requested('flow=12,125&pressure=1');
    expect(writeRequest(request).toString()).toBe('flow=12.1250&pressure=1');
    expect(requested(String(writeRequest(request))).flow).toBe(12.125);
  });
});

describe('a unit beside a number', () => {
  test.each([
    ['flow', '1,400 CFM', { flow: 1400, flowUnit: 'cfm' }],
    ['flow', '40 m³/min', { flow: 40, flowUnit: 'm3min' }],
    ['flow', '40m3/min', { flow: 40, flowUnit: 'm3min' }],
    ['flow', '2400 Nm³/h', { flow: 2400, flowUnit: 'nm3h' }],
    ['flow', '2 400 ㎥/h', { flow: 2400, flowUnit: 'm3h' }],
    ['flow', '0.5 m³/s', { flow: 1800, flowUnit: 'm3h' }],
    ['flow', '500 L/s', { flow: 1800, flowUnit: 'm3h' }],
    ['pressure', '10 psig', { pressure: 10, pressureUnit: 'psi' }],
    ['pressure', '700 mbar(g)', { pressure: 700, pressureUnit: 'mbar' }],
    ['pressure', '0.07 MPa', { pressure: 0.7, pressureUnit: 'bar' }],
    ['pressure', '5000 mmAq', { pressure: 490.3325, pressureUnit: 'mbar' }],
    ['temperature', '95 °F', { temperature: 95, temperatureUnit: 'f' }],
    ['temperature', '300 K', { temperature: 26.85, temperatureUnit: 'c' }],
    ['altitude', '2,000 ft', { altitude: 2000, altitudeUnit: 'ft' }],
    ['altitude', '0.6 km', { altitude: 600, altitudeUnit: 'm' }],
    ['humidity', '60 %', { humidity: 60 }],
  ])('%s of %s is read in that unit', (field, text, expected) => {
    const parameters = new URLSearchParams('flow=40&flowUnit=m3min&pressure=0.7&pressureUnit=bar');
    parameters.set(field, text);
    const { request, errors, typed } = readRequest(parameters);
    expect(errors).toEqual({});
    expect(request).toMatchObject(expected);
    // The form shows what was read.
    for (const [name, value] of Object.entries(expected))
      expect(typed).toMatchObject({ [name]: String(value) });
  });

  test('that is another quantity, absolute or unknown is asked about', () => {
    expect(read('flow=40 bar&pressure=24.7 psia&altitude=3 miles').errors).toEqual({
      flow: 'Enter the flow in m³/min, m³/h, Nm³/h, ICFM, SCFM, not “bar”.',
      pressure: 'Enter the pressure in bar, mbar, kPa, psi, not “psia”.',
      altitude: 'Enter the altitude in m, ft, not “miles”.',
    });
    expect(read('flow=40 bar&pressure=1').typed.flow).toBe('40 bar');
  });

  test('stays with the readings of an ambiguous number', () => {
    const form = readForm(new URLSearchParams('flow=1,400 m³/min&pressure=1'));
    expect(readField(form, 'flow')).toMatchObject({
      readings: { thousands: '1400 m³/min', fraction: '1.4 m³/min' },
    });
  });

  test('takes linear time', () => {
    const start = performance.now();
    for (const text of ['1'.repeat(8000), '1 '.repeat(4000), '$'.repeat(8000), ' '.repeat(8000)])
      read(`flow=${text}x&pressure=1`);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

test('a duty point is added to a link and removed from a query', () => {
  const request = requested('flow=40&pressure=0.7&humidity=36&machines=2&units=us');
  const query = 'flow=40&pressure=0.7&humidity=36&machines=2&units=us';
  expect(withDuty('/products/max50', request)).toBe(`/products/max50?${query}`);
  expect(withDuty('/products/compare?models=max50,max75#top', request)).toBe(
    `/products/compare?models=max50,max75&${query}#top`,
  );
  expect(withDuty('/products/max50', undefined)).toBe('/products/max50');
  expect(String(withoutDuty(new URLSearchParams(`models=max50&${query}`)))).toBe(
    'models=max50&units=us',
  );
});
