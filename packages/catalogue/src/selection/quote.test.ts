import { describe, expect, test } from 'vitest';
import { products } from '../products.ts';
import { comparisonHref, readModels } from './comparison.ts';
import { quoteHref } from './links.ts';
import { readQuote } from './quote.ts';

const parametersOf = (href: string) => new URL(href, 'https://example.com').searchParams;
const read = (query: string) => readQuote(new URLSearchParams(query));

test('reads up to four known models from a URL, in order and without duplicates', () => {
  const codes = (query: string) => readModels(new URLSearchParams(query)).map(({ code }) => code);
  expect(codes('models=emx40-c080,RMX40-c080,emx40-C080,max51')).toEqual([
    'EMX40-C080',
    'RMX40-C080',
  ]);
  expect(codes('models=max50,max75,max100,max125,rmx10-c060')).toHaveLength(4);
  expect(codes('models=max50&models=max75')).toEqual(['MAX50', 'MAX75']);
  expect(codes('')).toEqual([]);
  expect(comparisonHref([{ code: 'MAX50' }, { code: 'RMX40-C080' }])).toBe(
    '/products/compare?models=max50,rmx40-c080',
  );
});

describe('the selection in the contact form', () => {
  test('contains a duty point with its machines and conditions', () => {
    const parameters = new URLSearchParams(
      'flow=40&pressure=0.7&machines=2&reserve=1&flowFor=each&altitude=600&units=metric',
    );
    const quote = readQuote(
      parametersOf(quoteHref({ models: [{ code: 'RMX20-C060' }], parameters })),
    );
    expect(quote).toEqual({
      subject: 'Request for a quote: RMX20-C060',
      products: ['RMX20-C060'],
      facts: [
        { name: 'Flow', value: 40, unit: 'm³/min at the inlet' },
        { name: 'Flow is for', value: 'Each machine' },
        { name: 'Pressure', value: 0.7, unit: 'bar' },
        { name: 'Machines', value: 2 },
        { name: 'Standby machines', value: 1 },
        { name: 'Inlet temperature', value: 20, unit: '°C', basis: 'assumed' },
        { name: 'Altitude', value: 600, unit: 'm' },
        { name: 'Relative humidity', value: 36, unit: '%', basis: 'assumed' },
        {
          name: 'Inlet of the stated pressures',
          value: '20 °C, 1.013 bar and 36% relative humidity',
          basis: 'assumed',
        },
        {
          name: 'Pressure of the same isentropic head there',
          value:
            '1.01325 × ((1 + ((1 + 0.70000 / 0.94322)^(2/7) − 1) × 293.15 / 293.15)^(7/2) − 1) = 0.752 bar',
          basis: 'calculated',
        },
        { name: 'Units', value: 'Metric' },
      ],
      address:
        '/products/selector?flow=40&pressure=0.7&altitude=600&machines=2&reserve=1&flowFor=each&units=metric',
      back: {
        name: 'RMX20-C060',
        href: '/products/rmx20-c060?flow=40&pressure=0.7&altitude=600&machines=2&reserve=1&flowFor=each&units=metric',
      },
    });
  });

  test('separates what the visitor stated from what is assumed', () => {
    const basisOf = (query: string, name: string) =>
      read(query)?.facts.find((fact) => fact.name === name)?.basis;
    const duty = 'flow=40&pressure=0.7';
    for (const [name, stated] of [
      ['Inlet temperature', 'temperature=20'],
      ['Altitude', 'altitude=0'],
      ['Relative humidity', 'humidity=36'],
      ['Machines', 'machines=2'],
      ['Standby machines', 'reserve=1'],
    ] as const) {
      expect([name, basisOf(duty, name)]).toEqual([name, 'assumed']);
      expect([name, basisOf(`${duty}&${stated}`, name)]).toEqual([name, undefined]);
    }
  });

  test('names the efficiencies that a saving assumes, unless the power is measured', () => {
    const assumedIn = (query: string) =>
      read(`hours=8000&price=0.15&flow=40&pressure=0.6&machine=lobe&${query}`)?.facts.flatMap(
        ({ name, value, basis }) =>
          basis === 'assumed' && name.startsWith('Efficiency') ? [`${name} ${value}`] : [],
      );
    const drive = 'Efficiency of the existing motor and drive 86–94';
    expect(assumedIn('')).toEqual(['Efficiency of the existing machine 45–65', drive]);
    expect(assumedIn('efficiency=60')).toEqual([drive]);
    expect(assumedIn('power=90')).toEqual([]);
  });

  test('contains the inputs and results of a savings calculation', () => {
    const quote = read('power=100&powerUnit=hp&hours=8000&price=0.15&series=EMX&currency=USD');
    expect(quote?.facts).toContainEqual({
      name: 'Power of the existing machine',
      value: 100,
      unit: 'hp',
    });
    expect(quote?.facts).toContainEqual({
      name: 'Electricity price',
      value: 0.15,
      unit: 'USD/kWh',
    });
    expect(quote?.facts.find(({ name }) => name === 'Cost saved in a year')?.basis).toBe(
      'calculated',
    );
    expect(quote?.address).toMatch(/^\/products\/savings\?.*power=100/);
  });

  test.each(products)('names the $title', (product) => {
    const quote = readQuote(parametersOf(quoteHref({ product })));
    expect([quote?.products, quote?.address]).toEqual([[product.title], product.href]);
  });

  test('links several models to their comparison', () => {
    const models = [{ code: 'MAX50' }, { code: 'MAX75' }];
    const href = quoteHref({ models });
    expect(href).toBe('/contact?models=max50,max75#contact-form');
    expect(readQuote(parametersOf(href))?.address).toBe(comparisonHref(models));
  });

  test('is undefined without a valid selection', () => {
    expect(read('tab=support&plan=premium')).toBeUndefined();
    expect(read('models=none&flow=many&pressure=0.7')).toBeUndefined();
  });
});

test('states the pressure at the inlet and the one that was compared, with its sum', () => {
  const facts = readQuote(
    new URLSearchParams(
      'flow=40&pressure=8.5&pressureUnit=psi&temperature=95&temperatureUnit=f&altitude=1100&altitudeUnit=ft',
    ),
  )?.facts;
  expect(facts?.find(({ name }) => name === 'Pressure')).toMatchObject({ value: 8.5, unit: 'psi' });
  expect(facts?.slice(-2)).toEqual([
    {
      name: 'Inlet of the stated pressures',
      value: '68 °F, 14.7 psi and 36% relative humidity',
      basis: 'assumed',
    },
    {
      name: 'Pressure of the same isentropic head there',
      value: expect.stringMatching(/^14\.696 × .* = 9\.38 psi$/),
      basis: 'calculated',
    },
  ]);
});
