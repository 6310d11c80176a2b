import { describe, expect, test } from 'vitest';
import { adiabaticPower } from './air.ts';
import { readSavings, savingsOf, writeSavings } from './savings.ts';

const read = (query: string) => readSavings(new URLSearchParams(query));
const steps = (query: string) => {
  const { request, errors } = read(query);
  if (!request) throw new Error(JSON.stringify(errors));
  return savingsOf(request);
};
const step = (query: string, id: string) => {
  const found = steps(query).find((one) => one.id === id);
  if (!found) throw new Error(`There is no step ${id}`);
  return found;
};

test('shows the numbers of every step for a measured power', () => {
  const query = 'series=RMX&power=90&hours=8000&price=0.15&co2=0.4&investment=60000';
  expect(
    steps(query).map(({ id, sum, result }) =>
      [id, sum, result].map((text) => text.replaceAll('\u00a0', ' ')),
    ),
  ).toEqual([
    ['present', '90 kW as measured', '90 kW'],
    ['saving', '90 kW × 20–30%', '18–27 kW'],
    ['energy', '18–27 kW × 8,000 h', '144,000–216,000 kWh'],
    ['money', '144,000–216,000 kWh × 0.15 EUR/kWh', '21,600–32,400 EUR'],
    ['co2', '144,000–216,000 kWh × 0.4 kg/kWh / 1,000', '57.6–86.4 t'],
    ['payback', '60,000 EUR / 21,600–32,400 EUR a year', '1.85–2.78 years'],
  ]);
});

test.each([
  ['MAX', [20, 40]],
  ['RMX', [20, 30]],
  ['EMX', [25, 35]],
])('%s uses its own savings claim', (series, claim) => {
  const { value, source } = step(`series=${series}&power=100&hours=8000&price=0.15`, 'saving');
  expect(value).toEqual(claim);
  expect(source).toContain(`${series} series: ${claim.join('–')}%`);
});

test('accepts horsepower and another currency', () => {
  const query = 'power=100&powerUnit=hp&hours=1000&price=12&currency=INR';
  expect(step(query, 'present').value[0]).toBeCloseTo(74.57, 2);
  expect(step(query, 'money').result).toMatch(/INR$/);
});

describe('a present machine', () => {
  const lobe = 'machine=lobe&flow=100&pressure=0.6&hours=8000&price=0.15';

  test('draws the minimum power divided by its efficiency', () => {
    const ideal = adiabaticPower(100, 0.6, 1.01325);
    expect(step(lobe, 'ideal').value).toEqual([ideal, ideal]);
    expect(step(lobe, 'present').value[0]).toBeCloseTo(ideal / 0.65, 9);
    expect(step(lobe, 'present').value[1]).toBeCloseTo(ideal / 0.45, 9);
    expect(step(lobe, 'present').sum).toBe('84\u00a0kW / 45–65%');
    expect(step(lobe, 'present').source).toContain('EPA 832-R-10-005');
  });

  test('uses the stated efficiency rather than that of the source', () => {
    expect(step(`${lobe}&efficiency=60`, 'present')).toMatchObject({
      sum: '84\u00a0kW / 60%',
      source: 'Efficiency as you stated it',
    });
  });

  test('limits a claim that no machine of the series can meet', () => {
    const query = 'machine=geared&flow=100&pressure=0.6&hours=8000&price=0.15';
    const least = adiabaticPower(100, 0.6, 1.01325) / 0.85;
    const [low, high] = step(query, 'present').value;
    expect(step(query, 'limit').value).toEqual([low - least, high - least]);
    expect(step(query, 'energy').value[1]).toBeCloseTo((high - least) * 8000, 6);
  });

  test('shows the calculation of the limit', () => {
    const sumOf = (query: string) => {
      const { sum, result } = step(query, 'limit');
      return `${sum} = ${result}`.replaceAll('\u00a0', ' ');
    };
    expect(sumOf('machine=lobe&flow=40&pressure=0.7&hours=8000&price=0.15&series=EMX')).toBe(
      'No machine of the series draws less than 38.3 kW / 85% = 45 kW. The smaller of 14.7–29.8 kW and 58.9–85.1 kW − 45 kW = 13.9–29.8 kW',
    );
    expect(sumOf('power=40&flow=40&pressure=0.7&hours=8000&price=0.15')).toMatch(
      /The smaller of 8–12 kW and 40 kW − 45 kW, and at least 0 = 0 kW$/,
    );
  });

  test('does not limit a claim that a machine of the series can meet', () => {
    const query = 'power=300&flow=100&pressure=0.6&hours=8000&price=0.15';
    expect(steps(query).map(({ id }) => id)).not.toContain('limit');
  });

  test('has no payback when nothing is saved', () => {
    const query = 'power=100&flow=100&pressure=0.6&hours=8000&price=0.15&investment=60000';
    expect(step(query, 'limit').value[0]).toBeCloseTo(
      100 - adiabaticPower(100, 0.6, 1.01325) / 0.85,
      6,
    );
    const none = 'power=98&flow=100&pressure=0.6&hours=8000&price=0.15&investment=60000';
    expect(steps(none).map(({ id }) => id)).not.toContain('payback');
    expect(step(none, 'energy').value).toEqual([0, 0]);
  });
});

describe('reports an error for each invalid field', () => {
  test.each([
    ['', {}],
    ['series=MAX', {}],
    ['power=90', { hours: 'Enter the hours of operation.', price: 'Enter the price of energy.' }],
    ['hours=8000&price=0.15', { power: 'Enter the present power, or choose the present machine.' }],
    [
      'power=x&hours=9000&price=0',
      {
        power: 'Enter the present power as a number, such as 40 or 12.5.',
        hours: 'The hours of operation must be at most 8,784.',
        price: 'The price of energy must be more than 0.',
      },
    ],
    [
      'machine=lobe&hours=8000&price=0.15',
      {
        flow: 'Enter the flow of the present machine.',
        pressure: 'Enter the pressure of the present machine.',
      },
    ],
    [
      'machine=screw&flow=40&pressure=0.7&hours=8000&price=0.15',
      {
        efficiency: 'Enter the efficiency of the screw blower, from its datasheet.',
      },
    ],
    [
      'machine=steam&hours=8000&price=0.15',
      {
        machine: 'Choose the present machine from: lobe, screw, geared.',
      },
    ],
    ['power=90&hours=8000&price=0.15&pressure=0.7', { flow: 'Enter the flow.' }],
  ])('%s', (query, errors) => {
    expect(read(query).errors).toEqual(errors);
    expect(read(query).request).toBeUndefined();
  });
});

test('writes a request to parameters and reads it back', () => {
  for (const query of [
    'series=EMX&powerUnit=kw&currency=USD&power=90&hours=8000&price=0.15',
    'flow=40&pressure=0.7&altitude=600&series=MAX&powerUnit=kw&machine=lobe&currency=EUR&hours=8000&price=0.15&co2=0.4',
  ]) {
    const { request } = read(query);
    if (!request) throw new Error(query);
    expect(read(writeSavings(request).toString()).request).toEqual(request);
  }
});

test('errors are in the order of the fields', () => {
  const { errors } = read('hours=x&pressure=-1&flow=&machine=lobe');
  expect(Object.keys(errors)).toEqual(['flow', 'pressure', 'hours', 'price']);
});

test('in US units power is in hp, and energy stays in kWh', () => {
  const { request } = readSavings(new URLSearchParams('power=90&hours=8000&price=0.15&series=RMX'));
  if (!request) throw new Error('The request is complete.');
  const sums = savingsOf(request, 'us').map(({ sum, result }) => `${sum} = ${result}`);
  expect(sums.slice(0, 3)).toEqual([
    '90\u00a0kW as measured = 121\u00a0hp',
    '121\u00a0hp × 20–30% = 24.1–36.2\u00a0hp',
    '24.1–36.2\u00a0hp × 0.7457\u00a0kW/hp × 8,000\u00a0h = 144,000–216,000\u00a0kWh',
  ]);
});
