import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { MeasureBand } from './index.ts';

const measures = [
  { value: '30–40', unit: '%', label: 'Energy savings' },
  { value: '24/7', label: 'Support' },
];

describe('MeasureBand', () => conformance(<MeasureBand items={measures} />));

test('each label is a term, defined by its figure with the unit', async () => {
  const screen = await render(<MeasureBand items={measures} />);
  const terms = screen.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['Energy savings', 'Support']);
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual(['30–40%', '24/7']);
});

test('a description follows the figure', async () => {
  const saved = { value: '38', unit: '%', label: 'Manufacturing', text: 'Detroit' };
  const screen = await render(<MeasureBand items={[saved]} />);
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['38%', 'Detroit']);
});

test('a label with a severity stands on its colour', async () => {
  const items = (['critical', 'low'] as const).map((severity) => ({
    value: '1',
    label: severity,
    severity,
  }));
  const screen = await render(<MeasureBand items={items} />);
  const colours = items.map(
    ({ label }) => getComputedStyle(screen.getByText(label).element()).backgroundColor,
  );
  expect(new Set(colours).size).toBe(2);
});

test('in one of two columns on a phone, figures in US units stay beside their unit', async () => {
  await page.viewport(390, 800);
  const flow = {
    value: { metric: '40–150', us: '1,413–5,297' },
    unit: { metric: 'm³/min', us: 'CFM' },
    label: 'Flow rate',
  };
  document.documentElement.dataset.units = 'us';
  const screen = await render(
    <div style={{ inlineSize: '358px' }}>
      <MeasureBand items={[flow, ...measures]} />
    </div>,
  );
  const [figure] = screen.getByRole('definition').elements() as HTMLElement[];
  expect(figure?.offsetHeight).toBeLessThan(
    1.5 * Number.parseFloat(getComputedStyle(figure as Element).lineHeight),
  );
  delete document.documentElement.dataset.units;
});
