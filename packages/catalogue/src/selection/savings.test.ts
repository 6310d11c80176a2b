import { describe, expect, test } from 'vitest';
import type { UnitSystem } from '../units.ts';
import { adiabaticPower } from './air.ts';
import { isResult, savingsOf } from './savings.ts';
import { readSavings, writeSavings } from './savingsRequest.ts';

const read = (query: string) => readSavings(new URLSearchParams(query));
const answer = (query: string, system?: UnitSystem) => {
  const { request, errors } = read(query);
  if (!request) throw new Error(JSON.stringify(errors));
  return savingsOf(request, system);
};
const steps = (query: string) => answer(query).steps;
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
    ['present', '90 kW', '90 kW'],
    ['saving', '90 kW × 20–30%', '18–27 kW'],
    ['energy', '18–27 kW × 8,000 h', '144–216 MWh'],
    ['money', '144–216 MWh × 0.15 EUR/kWh', '21,600–32,400 EUR'],
    ['co2', '144–216 MWh × 0.4 kg/kWh', '57.6–86.4 t'],
    ['payback', '60,000 EUR / 21,600–32,400 EUR a year', '1.9–2.8 years'],
  ]);
});

test('prints results to the digits that the claims support', () => {
  const results = (query: string) =>
    steps(`hours=8760&price=0.15&${query}`).flatMap((one) =>
      isResult(one) ? one.result.replace('\u00a0', ' ') : [],
    );
  expect(results('power=73.1&investment=99123.45')).toEqual([
    '128–192 MWh',
    '19,200–28,800 EUR',
    '3.4–5.2 years',
  ]);
  expect(results('power=0.4&series=EMX')).toEqual(['0.876–1.23 MWh', '131–184 EUR']);
  expect(results('power=0.3&series=EMX')).toEqual(['657–920 kWh', '98.5–138 EUR']);
});

test('below 100 MWh the printed energy gives the printed cost, and both ends have the same decimal places', () => {
  const results = (query: string) =>
    steps(`price=0.12&${query}`).flatMap((one) =>
      isResult(one) ? one.result.replace('\u00a0', ' ') : [],
    );
  expect(results('power=22&hours=6000&co2=0.4&investment=10000')).toEqual([
    '26.4–39.6 MWh',
    '3,170–4,750 EUR',
    '10.6–15.8 t',
    '2.1–3.2 years',
  ]);
  expect(results('power=22&hours=6000&series=EMX&investment=11850').at(-1)).toBe('2.1–3.0 years');
  expect(results('power=22&hours=6000&investment=9600').at(-1)).toBe('2.0–3.0 years');
  expect(results('power=24&hours=5000')[0]).toBe('24.0–36.0 MWh');
  expect(results('machine=lobe&power=70&flow=55&pressure=0.62&series=MAX&hours=8000')[0]).toMatch(
    /^\d\d\.\d MWh$/,
  );
});

test('starts with the currency of the unit system, and keeps one that is stated', () => {
  const currency = (query: string) =>
    read(`power=90&hours=8000&price=0.15&${query}`).request?.currency;
  expect(currency('')).toBe('EUR');
  expect(currency('units=us')).toBe('USD');
  expect(currency('units=us&currency=EUR')).toBe('EUR');
});

test.each([
  ['MAX', [20, 40]],
  ['RMX', [20, 30]],
  ['EMX', [25, 35]],
])('%s uses its own savings claim', (series, claim) => {
  const { value, sources } = step(`series=${series}&power=100&hours=8000&price=0.15`, 'saving');
  expect(value).toEqual(claim);
  expect(sources?.join()).toContain(`${series} series: ${claim.join('–')}%`);
});

test('accepts horsepower and another currency', () => {
  const query = 'power=100&powerUnit=hp&hours=1000&price=12&currency=INR';
  expect(step(query, 'present').value[0]).toBeCloseTo(74.57, 2);
  expect(step(query, 'money').result).toMatch(/INR$/);
});

describe('an existing machine', () => {
  const lobe = 'machine=lobe&flow=100&pressure=0.6&hours=8000&price=0.15';

  test('draws the minimum power divided by its efficiency and that of motor and drive', () => {
    const ideal = adiabaticPower(100, 0.6, 1.01325);
    expect(step(lobe, 'ideal').value).toEqual([ideal, ideal]);
    expect(step(lobe, 'present').value[0]).toBeCloseTo(ideal / 0.65 / 0.94, 9);
    expect(step(lobe, 'present').value[1]).toBeCloseTo(ideal / 0.45 / 0.86, 9);
    expect(step(lobe, 'present').sum).toBe('84\u00a0kW / 45–65% / 86–94%');
    expect(step(lobe, 'present').sources).toEqual([
      expect.stringContaining('EPA 832-R-10-005'),
      expect.stringMatching(/^Assumed for its motor and V-belts: 86–94% .*IEC 60034-30-1/),
    ]);
  });

  test('uses the stated efficiencies rather than those of the sources', () => {
    expect(step(`${lobe}&efficiency=60&drive=90`, 'present')).toMatchObject({
      sum: '84\u00a0kW / 60% / 90%',
      sources: [
        'Efficiency of the lobe blower as you entered it, without motor and drive',
        'Efficiency of the existing motor and drive as you entered it',
      ],
    });
  });

  test('limits a claim that no model of the series for the duty point can meet', () => {
    const query = 'machine=geared&flow=100&pressure=0.6&hours=8000&price=0.15';
    const least = adiabaticPower(100, 0.6, 1.01325) / 0.83;
    const [low, high] = step(query, 'present').value;
    const { value } = step(query, 'limit');
    expect(value[0]).toBeCloseTo(low - least, 9);
    expect(value[1]).toBeCloseTo(Math.min(high * 0.3, high - least), 9);
    expect(step(query, 'energy').value[1]).toBeCloseTo(value[1] * 8000, 6);
  });

  test('shows the calculation of the limit', () => {
    const sumOf = (query: string) => {
      const { sum, result } = step(query, 'limit');
      return `${sum} = ${result}`.replaceAll('\u00a0', ' ');
    };
    expect(
      sumOf('machine=lobe&drive=100&flow=40&pressure=0.7&hours=8000&price=0.15&series=EMX'),
    ).toBe(
      'No EMX for this duty point can draw less than 38.3 kW / 77.5% = 49.4 kW. The smaller of 14.7–29.8 kW and 58.9–85.1 kW − 49.4 kW = 9.5–29.8 kW',
    );
    expect(
      sumOf('machine=screw&efficiency=80&flow=40&pressure=0.7&hours=8000&price=0.15&drive=95'),
    ).toMatch(/= 49.4 kW. 50.4 kW − 49.4 kW = 0.975 kW$/);
  });

  test('is limited by the whole series where only several machines cover the flow', () => {
    const query = 'power=220&flow=200&pressure=0.6&hours=8000&price=0.15';
    expect(step(query, 'limit').sum).toContain('/ 85%');
    expect(answer(query).caution).toMatch(/^No RMX covers this duty point with 1 machine,/);
  });

  test('warns if the stated power of the new machine is more than the result assumes', () => {
    const cautionOf = (query: string) =>
      answer(`${query}&hours=8000&price=0.15&flow=60&pressure=0.7`).caution?.replaceAll(
        '\u00a0',
        ' ',
      );
    expect(cautionOf('power=110')).toMatch(
      /range of the RMX50-C\d{3} gives 100 kW, more than this result assumes/,
    );
    expect(cautionOf('power=100')).toContain('no less than today');
    expect(cautionOf('power=90')).toContain('more than today');
    expect(cautionOf('power=150')).toBeUndefined();
    expect(cautionOf('power=90&series=MAX')).toBeUndefined();
  });

  test('does not limit a claim that a machine of the series can meet', () => {
    const query = 'power=300&flow=100&pressure=0.6&hours=8000&price=0.15';
    expect(steps(query).map(({ id }) => id)).not.toContain('limit');
  });
});

describe('input that contradicts itself is answered with what to check, without a result', () => {
  const asked = 'hours=8000&price=0.15&investment=60000';
  test.each([
    [
      'a power below that of adiabatic compression',
      'power=38&flow=40&pressure=0.7',
      'Power, flow and pressure do not agree: compressing this air takes at least 38.3 kW in any blower, even without losses, not 38 kW.',
      undefined,
    ],
    [
      'a power that the new machine would draw too',
      'power=40&flow=40&pressure=0.7',
      'The existing machine draws 40 kW, and no RMX for this duty point can draw less than 49.4 kW (77.5% efficiency), so the RMX series would save nothing here. If the figures are right, keep the existing machine or compare another series.',
      undefined,
    ],
    [
      'stated efficiencies above those of the series',
      'machine=screw&efficiency=90&drive=98&flow=40&pressure=0.7',
      'The existing machine draws 43.4 kW, and no RMX for this duty point can draw less than 49.4 kW (77.5% efficiency), so the RMX series would save nothing here. If the figures are right, keep the existing machine or compare another series.',
      undefined,
    ],
    [
      'a pressure below that of the series',
      'series=MAX&machine=lobe&flow=50&pressure=0.3',
      'The MAX series is rated for 0.6–1.0 bar, not for 0.3 bar.',
      ['RMX', 'EMX'],
    ],
    [
      'a pressure above that of the series',
      'series=RMX&power=90&flow=50&pressure=0.9',
      'The RMX series is rated for 0.2–0.8 bar, not for 0.9 bar.',
      ['MAX'],
    ],
    [
      'a pressure that no series serves',
      'series=RMX&power=900&flow=50&pressure=7',
      'The RMX series is rated for 0.2–0.8 bar, not for 7 bar.',
      [],
    ],
    [
      'a flow that every machine of the series exceeds',
      'series=MAX&machine=lobe&flow=20&pressure=0.6',
      'No machine of the MAX series covers 20 m³/min at the inlet, 0.6 bar: the smallest for this pressure starts at 40 m³/min at the inlet.',
      ['RMX', 'EMX'],
    ],
  ])('%s', (_, query, text, series) => {
    const { doubt, steps: known } = answer(`${query}&${asked}`);
    expect(doubt?.text.replaceAll('\u00a0', ' ')).toBe(text);
    expect(doubt?.checks.length).toBeGreaterThan(1);
    expect(doubt?.series).toEqual(series);
    expect(known.map(({ id }) => id)).toEqual(['ideal', 'present']);
  });

  test('asks for the unit of a pressure that lies in the ranges in another unit', () => {
    const checksOf = (pressure: string) =>
      answer(`power=90&flow=30&pressure=${pressure}&${asked}`).doubt?.checks ?? [];
    expect(checksOf('60').map((check) => check.replaceAll('\u00a0', ' '))).toContain(
      'Check the unit: 60 kPa is 0.6 bar.',
    );
    expect(checksOf('0.9').join()).not.toContain('Check the unit');
  });

  test('in US units', () => {
    const { doubt } = answer(
      `units=us&power=50&powerUnit=hp&flow=1413&flowUnit=cfm&pressure=10.2&pressureUnit=psi&${asked}`,
      'us',
    );
    expect(doubt?.text.replaceAll('\u00a0', ' ')).toBe(
      'Power, flow and pressure do not agree: compressing this air takes at least 51.5 hp in any blower, even without losses, not 50 hp.',
    );
  });

  test.each([
    ['the printed end of a pressure range in psi', 'pressure=11.6&pressureUnit=psi&flow=50'],
    ['the printed end of a flow range in CFM', 'flow=353&flowUnit=cfm&pressure=0.5'],
    ['more flow than one machine serves', 'flow=500&pressure=0.5'],
  ])('%s is served', (_, query) => {
    expect(answer(`machine=lobe&${query}&${asked}`).doubt).toBeUndefined();
  });
});

describe('reports an error for each invalid field', () => {
  test.each([
    ['', {}],
    ['series=MAX', {}],
    ['power=90', { hours: 'Enter the hours of operation.', price: 'Enter the electricity price.' }],
    [
      'hours=8000&price=0.15',
      { power: 'Enter the power of the existing machine, or choose the existing machine.' },
    ],
    [
      'power=x&hours=9000&price=0',
      {
        power: 'Enter the power of the existing machine as a number, such as 40 or 12.5.',
        hours: 'The hours of operation must be at most 8,784.',
        price: 'The electricity price must be more than 0.',
      },
    ],
    [
      'machine=lobe&hours=8000&price=0.15',
      {
        flow: 'Enter the flow of the existing machine.',
        pressure: 'Enter the pressure of the existing machine.',
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
        machine: 'Choose the existing machine: lobe blower, screw blower or geared turbo blower.',
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
  const sums = savingsOf(request, 'us').steps.map(({ sum, result }) => `${sum} = ${result}`);
  expect(sums.slice(0, 3)).toEqual([
    '90\u00a0kW = 121\u00a0hp',
    '121\u00a0hp × 20–30% = 24.1–36.2\u00a0hp',
    '24.1–36.2\u00a0hp × 0.7457\u00a0kW/hp × 8,000\u00a0h = 144–216\u00a0MWh',
  ]);
});

test('compares the pressure of the same head with the range of the series', () => {
  const { doubt } = answer(
    'power=90&hours=8000&price=0.15&series=RMX&flow=40&pressure=780&pressureUnit=mbar&temperature=40',
  );
  expect(doubt?.text).toBe(
    'The RMX series is rated for 200–800\u00a0mbar, not for the 845\u00a0mbar of the same head as 780\u00a0mbar at your inlet.',
  );
});

describe('numbers of one form', () => {
  const sent = (fields: Record<string, string>) =>
    readSavings(new URLSearchParams({ power: '132', hours: '8000', price: '0.15', ...fields }));

  test('have one decimal sign', () => {
    // A link writes its own numbers with a point.
    expect(
      sent({ hours: '8.760', price: '0,21', flow: '90', pressure: '0.6' }).request?.hours,
    ).toBe(8760);
    expect(sent({ hours: '8.760', price: '0,21', investment: '540.000' }).request).toMatchObject({
      hours: 8760,
      price: 0.21,
      investment: 540_000,
    });
    expect(sent({ hours: '8,760', price: '0.21', investment: '540,000' }).request).toMatchObject({
      hours: 8760,
      investment: 540_000,
    });
    expect(sent({ hours: '8.760', price: '0,15' }).request?.hours).toBe(8760);
  });

  test('are asked about if nothing decides, or if a sign contradicts what is possible', () => {
    expect(sent({ price: '1', investment: '540.000' }).errors).toEqual({
      investment:
        'Write the price of the new machines as 540000 or as 540: 540.000 can mean either.',
    });
    expect(Object.keys(sent({ price: '0,15', efficiency: '72.500' }).errors)).toEqual([
      'efficiency',
    ]);
  });

  test.each([
    [{ power: '12.5 kW' }, { power: 12.5, powerUnit: 'kw' }],
    [
      { power: '150 hp', powerUnit: 'kw' },
      { power: 150, powerUnit: 'hp' },
    ],
    [{ power: '100 PS' }, { power: 73.5499, powerUnit: 'kw' }],
    [
      { investment: '$540,000', currency: 'USD' },
      { investment: 540_000, currency: 'USD' },
    ],
    [{ investment: '540 000 €' }, { investment: 540_000, currency: 'EUR' }],
    [
      { investment: '540.000,- €', price: '0,21' },
      { investment: 540_000, currency: 'EUR' },
    ],
    [
      { investment: '₹5,40,000', currency: 'INR' },
      { investment: 540_000, currency: 'INR' },
    ],
    [{ investment: 'R$ 540.000,00', currency: 'BRL' }, { investment: 540_000 }],
    [
      { price: '$0.12/kWh', currency: 'EUR' },
      { price: 0.12, currency: 'USD' },
    ],
    [{ price: '21 ct/kWh' }, { price: 0.21, currency: 'EUR' }],
    [{ price: '85 €/MWh' }, { price: 0.085, currency: 'EUR' }],
    [{ hours: '8,760 h/yr' }, { hours: 8760 }],
    [{ co2: '380 g CO₂/kWh' }, { co2: 0.38 }],
    [{ co2: '0.38 kg/kWh' }, { co2: 0.38 }],
    [{ co2: '818 lb/MWh' }, { co2: 0.371_038_559 }],
    [{ efficiency: '72 %' }, { efficiency: 72 }],
  ])('%o are read with their units', (fields, expected) => {
    const { request, errors } = sent(fields);
    expect(errors).toEqual({});
    expect(request).toMatchObject(expected);
  });

  test('of two currencies are asked about, and so are other units', () => {
    expect(sent({ investment: '$540,000', currency: 'EUR' }).errors).toEqual({
      investment:
        'Enter the price of the new machines in EUR, or choose USD for the electricity price: amounts are not converted.',
    });
    expect(sent({ investment: '$540,000', price: '0.12 €' }).errors.investment).toContain('EUR');
    expect(sent({ investment: '540,000 ¥', hours: '333 days', power: '12.5 kVA' }).errors).toEqual({
      power: 'Enter the power of the existing machine in kW, hp, not “kVA”.',
      hours: 'Enter the hours of operation in h, not “days”.',
      investment:
        'Enter the price of the new machines in EUR, USD, KRW, CNY, INR, BRL, AED, not “¥”.',
    });
  });
});

test('the price of the new machines is that of all of them, with those on standby', () => {
  const query =
    'machine=lobe&flow=90&pressure=0.6&machines=2&reserve=1&hours=8000&price=0.15&investment=540000';
  expect(step(query, 'payback').sum).toMatch(
    /^540,000\u00a0EUR for 2 machines and 1 on standby \/ [\d,–]+\u00a0EUR a year$/,
  );
});
