import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { PowerCurve } from './index.ts';

const point = (flow: number, power: number) => ({
  flow,
  power,
  flowLabel: { metric: String(flow), us: String(flow * 35) },
  powerLabel: `${power} kW`,
});
const curve = (
  <PowerCurve
    axis="Flow rate"
    powerAxis={{ metric: 'Power, kW', us: 'Power, hp' }}
    usPower={0.7457}
    name="Stated"
    items={[point(40, 58), point(45, 70), point(50, 82)]}
  />
);

describe('PowerCurve', () => conformance(curve));

test('points stand where flow and power place them', async () => {
  const screen = await render(curve);
  const places = [...screen.container.querySelectorAll('circle')].map((circle) =>
    circle.getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];
  const [first, middle, last] = places;
  expect(middle.left - first.left).toBeCloseTo(last.left - middle.left, -1);
  expect(first.top - middle.top).toBeCloseTo(middle.top - last.top, -1);
  expect(last.top).toBeLessThan(first.top);
});

test('texts keep their size, whatever the width', async () => {
  const screen = await render(
    <>
      <div style={{ width: 480 }}>{curve}</div>
      <div style={{ width: 1000 }}>{curve}</div>
    </>,
  );
  const [narrow, wide] = screen
    .getByText('45', { exact: true })
    .elements()
    .map((text) => text.getBoundingClientRect().height);
  expect(Math.abs((wide ?? 0) - (narrow ?? 0))).toBeLessThan(2);
});

test('it leaves the figures to the table beside it', async () => {
  const screen = await render(curve);
  expect(screen.getByRole('img').elements()).toEqual([]);
  expect(screen.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('it shows one system of units', async () => {
  const screen = await render(curve);
  const shown = [...screen.container.querySelectorAll('text')]
    .filter((text) => text.checkVisibility())
    .map(({ textContent }) => textContent);
  expect(shown).toContain('40');
  expect(shown).not.toContain('1400');
});

test('each system has round marks of its own on the axis of the power', async () => {
  const screen = await render(curve);
  const marks = (system: string) =>
    [...screen.container.querySelectorAll(`g[data-system="${system}"] > g > text`)].map(
      ({ textContent }) => textContent,
    );
  expect(marks('metric')).toEqual(['0', '20', '40', '60', '80']);
  expect(marks('us')).toEqual(['0', '20', '40', '60', '80', '100']);
});

test('estimates alone have no curve', async () => {
  const screen = await render(
    <PowerCurve
      axis="Flow rate"
      powerAxis="Power, kW"
      estimatesName="From the efficiency"
      items={[
        { flow: 40, estimates: [44, 65], flowLabel: '40', powerLabel: 'about 44–65 kW' },
        { flow: 60, estimates: [65, 100], flowLabel: '60', powerLabel: 'about 65–100 kW' },
      ]}
    />,
  );
  expect(screen.container.querySelectorAll('circle')).toHaveLength(0);
  expect(screen.container.innerHTML).not.toContain('NaN');
  await expect.element(screen.getByText('about 65–100 kW')).toBeVisible();
});

test('an area shows the second estimate, if there is one', async () => {
  const screen = await render(curve);
  const paths = () => screen.container.querySelectorAll('path[d$="Z"]').length;
  const without = paths();
  await screen.rerender(
    <PowerCurve
      {...curve.props}
      estimatesName="From the efficiency"
      items={curve.props.items.map((one: object) => ({ ...one, estimates: [40, 50] }))}
    />,
  );
  expect(paths()).toBe(without + 1);
  await expect.element(screen.getByText('From the efficiency')).toBeVisible();
});
