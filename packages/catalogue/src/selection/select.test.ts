import { describe, expect, test } from 'vitest';
import { modelNamed } from '../../test/modelNamed.ts';
import { models } from '../models.ts';
import { print } from '../units.ts';
import { adiabaticPower, atmosphericPressure } from './air.ts';
import { outsideAll } from './outsideAll.ts';
import { about, dutyPower, powerAt } from './powerAt.ts';
import { readRequest, requestOnMap } from './request.ts';
import { fitOfModel, pointOf, select } from './select.ts';

const selected = (query: string) => {
  const { request, errors } = readRequest(new URLSearchParams(query));
  if (!request) throw new Error(JSON.stringify(errors));
  return select(request);
};
const codes = (fits: readonly { model: { code: string } }[]) => fits.map(({ model }) => model.code);

describe('40 m³/min at 0.7 bar', () => {
  const { fits, onRequest, near, otherCounts } = selected('flow=40&pressure=0.7');

  test('sorts models by how central the duty point is in their ranges', () => {
    expect(codes(fits)).toEqual([
      ...['RMX35-C080', 'EMX35-C080'],
      ...['RMX40-C080', 'EMX40-C080'],
      'MAX50',
      ...['RMX30-C070', 'EMX30-C070'],
    ]);
  });

  test('returns the distance to every limit', () => {
    const [first] = fits;
    expect(first?.flow.position).toBeCloseTo(0.5, 9);
    expect(first?.flow.aboveMinimum).toBeCloseTo(5 / 35, 9);
    expect(first?.flow.belowMaximum).toBeCloseTo(5 / 45, 9);
    expect(first?.pressure?.belowMaximum).toBeCloseTo(0.1 / 0.8, 9);
  });

  test('has no alternatives, because models fit', () => {
    expect([onRequest, near, otherCounts]).toEqual([[], [], []]);
  });
});

test('divides the flow by the running machines, not those on standby', () => {
  expect(codes(selected('flow=80&pressure=0.7&machines=2&reserve=1').fits)).toEqual(
    codes(selected('flow=40&pressure=0.7').fits),
  );
});

test('does not divide the flow of each machine', () => {
  const { fits, ifEach } = selected('flow=40&pressure=0.7&machines=2&reserve=1&flowFor=each');
  expect(codes(fits)).toEqual(codes(selected('flow=40&pressure=0.7').fits));
  expect(ifEach).toEqual([]);
});

test('lists models with pressure on request separately', () => {
  const { fits, onRequest } = selected('flow=130&pressure=0.7');
  expect(codes(fits)).toEqual(['RMX125-C080', 'EMX125-C080']);
  expect(codes(onRequest)).toEqual(['MAX125']);
  expect(onRequest[0]).not.toHaveProperty('pressure');
  expect(onRequest[0]?.power).toBeCloseTo(700 + (200 * 10) / 30, 9);
});

describe('when none fits', () => {
  test('the nearest models in each direction come near, those with the smallest gap first', () => {
    const { fits, near } = selected('flow=65&pressure=0.55');
    expect(fits).toEqual([]);
    expect(
      near.map(({ models: found, misses: [{ quantity, gap }] }) => [
        quantity,
        Number(gap.toFixed(3)),
        ...found.map(({ code }) => code),
      ]),
    ).toEqual([
      ['flow', -0.077, 'RMX50-C060', 'EMX50-C060'],
      ['pressure', 0.091, 'MAX75'],
      ['flow', 0.154, 'RMX75-C060', 'EMX75-C060'],
    ]);
  });

  test('lists other numbers of machines that would fit', () => {
    const { otherCounts } = selected('flow=200&pressure=0.7');
    expect(otherCounts.map(({ machines }) => machines)).toEqual([2, 3, 4]);
    expect(codes(otherCounts[0]?.fits ?? [])).toEqual(['RMX100-C080', 'EMX100-C080']);
  });

  test('offers one machine of 40 m³/min where two of 20 do not exist', () => {
    const { fits, otherCounts, ifEach } = selected(
      'flow=40&pressure=0.7&machines=2&reserve=1&altitude=600',
    );
    expect(fits).toEqual([]);
    expect(otherCounts.map(({ machines }) => machines)).toEqual([1]);
    expect(codes(ifEach)).toEqual(codes(selected('flow=40&pressure=0.7&altitude=600').fits));
  });

  test('no model is near a point outside all ranges of flow and of pressure', () => {
    expect(selected('flow=5&pressure=3').near).toEqual([]);
  });

  test('no model is near a point that it misses by more than half', () => {
    expect(selected('flow=30&pressure=60').near).toEqual([]);
    expect(selected('flow=30&pressure=1.5').near).toEqual([]);
    expect(selected('flow=5&pressure=0.3').near).toEqual([]);
    expect(
      codes(
        selected('flow=30&pressure=1.3').near.flatMap(({ models: found }) =>
          found.map((model) => ({ model })),
        ),
      ),
    ).toEqual(['RMX30-C070', 'EMX30-C070']);
  });

  test.each([
    ['flow=30&pressure=60', ['pressure']],
    ['flow=5&pressure=0.1', ['flow', 'pressure']],
    ['flow=200&pressure=0.5', ['flow']],
    ['flow=65&pressure=0.3', []],
    ['flow=5297&flowUnit=cfm&pressure=14.5&pressureUnit=psi', []],
  ])('%s lies outside the ranges of all models in %j', (query, quantities) => {
    const { request } = readRequest(new URLSearchParams(query));
    expect(request && outsideAll(request)).toEqual(quantities);
  });
});

describe('nearly fits', () => {
  const nearly = (query: string) =>
    selected(query).near.map(({ models: found }) => found.map(({ code }) => code).join());

  test('a model that misses by less than 4% is no fit, and returns its miss', () => {
    const { fits, near } = selected('flow=55&pressure=0.814');
    expect(codes(fits)).toEqual(['MAX50']);
    expect(nearly('flow=55&pressure=0.83')).toEqual(['RMX50-C080,EMX50-C080']);
    expect(near[0]?.misses).toMatchObject([
      { quantity: 'pressure', end: 'maximum', distance: 0.014, share: 0.0175 },
    ]);
  });

  test('of several the smallest miss is first', () => {
    expect(nearly('flow=50.9&pressure=0.806')).toEqual([
      'RMX50-C080,EMX50-C080',
      'RMX40-C080,EMX40-C080',
    ]);
  });

  test('each range may be missed, the larger miss first', () => {
    const { near } = selected('flow=50.5&pressure=0.592');
    const misses = near.map(({ models: [model], misses: missed }) => [
      model?.code,
      ...missed.map(({ quantity, end }) => `${quantity} ${end}`),
    ]);
    expect(misses).toEqual([
      ['RMX40-C060', 'flow maximum'],
      ['MAX50', 'pressure minimum'],
      ['RMX50-C080', 'pressure minimum'],
    ]);
  });

  test('not by 4% or more, with the pressure on request, or at the end as printed', () => {
    expect(nearly('flow=55&pressure=0.832')).toEqual([]);
    expect(nearly('flow=89&pressure=0.7')).toEqual([]);
    expect(nearly('flow=2119&flowUnit=cfm&pressure=0.7')).not.toContain('MAX50');
  });

  test('before the nearest in each direction', () => {
    expect(selected('flow=131&pressure=0.814').fits).toEqual([]);
    expect(nearly('flow=131&pressure=0.814')).toEqual(['RMX125-C080,EMX125-C080', 'MAX75']);
  });
});

test('a point on a limit fits, one beyond it does not', () => {
  expect(codes(selected('flow=60&pressure=1').fits)).toContain('MAX50');
  expect(codes(selected('flow=60&pressure=1.01').fits)).toEqual([]);
  expect(codes(selected('flow=45&pressure=80&pressureUnit=kpa').fits)).toContain('RMX35-C080');
});

describe('the ends of every range, as they are printed in US units', () => {
  test.each(models.filter(({ pressure }) => pressure))('$code', ({ code, flow, pressure }) => {
    for (const end of [0, 1] as const) {
      const query = [
        `flow=${print('flow', flow[end], 'us').replace(',', '')}&flowUnit=cfm`,
        `pressure=${print('pressure', pressure?.[end] ?? 0, 'us')}&pressureUnit=psi`,
      ].join('&');
      const fit = selected(query).fits.find(({ model }) => model.code === code);
      expect(fit?.flow.position, query).toBeGreaterThanOrEqual(0);
      expect(fit?.flow.position, query).toBeLessThanOrEqual(1);
    }
  });

  test('are no wider than printed', () => {
    expect(codes(selected('flow=2120&flowUnit=cfm&pressure=0.7').fits)).not.toContain('MAX50');
    expect(codes(selected('flow=60.003&pressure=0.7').fits)).not.toContain('MAX50');
  });
});

describe('power at a duty point', () => {
  test('is linear between the stated ends', () => {
    expect(powerAt(modelNamed('RMX40-C080'), 44)).toBeCloseTo(58 + (82 - 58) * 0.4, 9);
    expect(
      selected('flow=44&pressure=0.7').fits.find(({ model: { code } }) => code === 'RMX40-C080')
        ?.power,
    ).toBeCloseTo(67.6, 9);
  });

  test.each(models)('is given only if flow and pressure are covered: $code', (model) => {
    const { flow, pressure } = model;
    const inside = ([least, most]: readonly [number, number]) => (least + most) / 2;
    const powerOf = (of: number, at: number) => {
      const { request } = readRequest(new URLSearchParams(`flow=${of}&pressure=${at}`));
      if (!request) throw new Error('The request is complete.');
      return fitOfModel(model, request).power;
    };
    const covered = pressure ? inside(pressure) : 5;
    expect(powerOf(inside(flow), covered)).toBe(powerAt(model, inside(flow)));
    for (const outside of [flow[0] - 1, flow[1] + 1])
      expect(powerOf(outside, covered)).toBeUndefined();
    for (const outside of pressure ? [pressure[0] - 0.01, pressure[1] + 0.01, 60] : []) {
      expect(powerOf(inside(flow), outside)).toBeUndefined();
      expect(powerOf(flow[1] + 1, outside)).toBeUndefined();
    }
  });

  test('never leaves the stated range', () => {
    for (const one of models) {
      for (const flow of [0, ...one.flow, 500]) {
        expect(powerAt(one, flow)).toBeGreaterThanOrEqual(one.power[0]);
        expect(powerAt(one, flow)).toBeLessThanOrEqual(one.power[1]);
      }
    }
  });
});

test('power from the stated efficiency is that of adiabatic compression at the inlet', () => {
  const { duty } = selected('flow=55&pressure=0.62&altitude=600');
  const { adiabatic, fromEfficiency } = dutyPower(modelNamed('RMX50-C080'), duty);
  expect(adiabatic).toBe(adiabaticPower(55, 0.62, atmosphericPressure(600)));
  expect(fromEfficiency).toBeCloseTo(adiabatic / 0.785, 9);
});

test.each([
  [60.5, 60],
  [81.2, 82],
  [14.4, 14.5],
  [143, 145],
  [9.6, 9.6],
])('%d is about %d', (value, rounded) => {
  expect(about(value)).toBe(rounded);
});

describe('exceeded operating limits', () => {
  const exceeded = (conditions: string) =>
    selected(`flow=40&pressure=0.7&${conditions}`).exceeded.map(({ limit }) => limit);

  test.each([
    ['temperature=40&altitude=900&humidity=95', []],
    ['temperature=41', ['temperature']],
    ['temperature=-11', ['temperature']],
    ['altitude=1100', ['pressure']],
    ['altitude=1600&humidity=96', ['pressure', 'humidity', 'altitude']],
  ])('%s', (conditions, limits) => {
    expect(exceeded(conditions)).toEqual(limits);
  });

  test('are those of RMX and EMX', () => {
    expect(selected('flow=40&pressure=0.7&temperature=50').exceeded[0]?.series).toEqual([
      'RMX',
      'EMX',
    ]);
  });
});

describe('pressure at the inlet of the visitor', () => {
  const hot =
    'flow=1400&flowUnit=cfm&pressure=8.5&pressureUnit=psi&temperature=95&temperatureUnit=f&altitude=1100&altitudeUnit=ft';

  test('is compared as the rise of the same head at the stated condition', () => {
    const { duty, fits } = selected(hot);
    expect(duty.pressure).toBeCloseTo(0.586, 3);
    expect(duty.statedPressure).toBeCloseTo(0.647, 3);
    expect(fits.length).toBeGreaterThan(0);
    for (const { model } of fits) expect(model.pressure?.[1], model.code).toBeGreaterThan(0.64);
  });

  test('decides about nearly fitting models, other numbers of machines and one model', () => {
    expect(codes(selected('flow=45&pressure=0.59').fits)).toContain('RMX40-C060');
    const { fits, near } = selected('flow=45&pressure=0.59&temperature=26');
    expect(codes(fits)).not.toContain('RMX40-C060');
    const [one] = near.filter(({ models: [model] }) => model?.code === 'RMX40-C060');
    expect(one?.misses[0]).toMatchObject({ quantity: 'pressure', end: 'maximum' });
    const shared = selected('flow=90&pressure=0.59&temperature=26').otherCounts;
    for (const { fits: others } of shared) expect(codes(others)).not.toContain('RMX40-C060');
    const { request } = readRequest(new URLSearchParams('flow=45&pressure=0.59&temperature=26'));
    if (!request) throw new Error('The request is complete.');
    expect(fitOfModel(modelNamed('RMX40-C060'), request).misses).toHaveLength(1);
  });

  test('goes from the form to the map and back', () => {
    const { request } = readRequest(new URLSearchParams(hot));
    if (!request) throw new Error('The request is complete.');
    expect(requestOnMap(request, pointOf(select(request).duty))).toEqual(request);
  });

  test('needs the power of its own rise and density', () => {
    const { duty } = selected(hot);
    const { adiabatic } = dutyPower(modelNamed('RMX40-C080'), duty);
    expect(adiabatic).toBe(adiabaticPower(duty.flow, duty.pressure, duty.inlet.pressure));
  });
});
