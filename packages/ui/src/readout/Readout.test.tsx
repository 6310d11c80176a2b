import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Readout } from './index.ts';

const items = [
  { label: 'Flow rate', value: { metric: '50–60 m³/min', us: '1,766–2,119 CFM' } },
  { label: 'Pressure', value: '0.6–0.8 bar' },
];

describe('Readout', () => conformance(<Readout title="RMX50-C080" items={items} />));

test('each figure is the definition of its label', async () => {
  const screen = await render(<Readout title="RMX50-C080" items={items} />);
  await expect.element(screen.getByRole('heading', { name: 'RMX50-C080' })).toBeVisible();
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Flow rate', 'Pressure']);
  await expect.element(screen.getByText('0.6–0.8 bar')).toBeVisible();
});

test('a range does not break at its dash, however narrow the readout is', async () => {
  const screen = await render(
    <div style={{ inlineSize: 120 }}>
      <Readout title="RMX50-C080" items={items} />
    </div>,
  );
  const value = screen.getByText('0.6–0.8 bar').element();
  expect(value.getClientRects()).toHaveLength(1);
  expect(getComputedStyle(value).whiteSpace).toBe('nowrap');
});

test('a hint is as high as a model', async () => {
  const { container } = await render(
    <>
      <Readout title="Point at a rectangle." />
      <Readout title="RMX50-C080" items={items} />
    </>,
  );
  const [hint, model] = [...container.children].map((one) => one.getBoundingClientRect().height);
  expect(hint).toBe(model);
});
