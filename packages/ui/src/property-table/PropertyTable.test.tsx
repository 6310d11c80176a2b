import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { PropertyTable } from './index.ts';

const rows = [{ name: 'Altitude', values: ['At most 1,500 m'] }];

describe('PropertyTable', () => conformance(<PropertyTable label="Conditions" items={rows} />));

test('each property is a row header, even without a table header', async () => {
  const screen = await render(<PropertyTable label="Conditions" items={rows} />);
  await expect.element(screen.getByRole('rowheader', { name: 'Altitude' })).toBeVisible();
  await expect.element(screen.getByRole('cell')).toHaveTextContent('At most 1,500 m');
  expect(screen.container.querySelector('thead')).toBeNull();
});

test('long names wrap, so the table fits 320 px', async () => {
  const screen = await render(
    <div style={{ inlineSize: 288 }}>
      <PropertyTable
        label="Standards"
        columns={[
          { label: 'Average', unit: 'mg/m³' },
          { label: 'Maximum', unit: 'mg/m³' },
        ]}
        items={[{ name: 'Hydrogen sulfide and mercaptans', values: [] }]}
      />
    </div>,
  );
  expect(screen.getByRole('table').element().getBoundingClientRect().width).toBeLessThan(289);
});

test('a value can be an element', async () => {
  const items = [
    {
      name: 'Email',
      values: [
        <a key="a" href="mailto:a@example.org">
          Write
        </a>,
      ],
    },
  ];
  const screen = await render(<PropertyTable label="Contact" items={items} />);
  await expect.element(screen.getByRole('link', { name: 'Write' })).toBeVisible();
});

test('words of a name stay whole in a third of a tablet', async () => {
  await page.viewport(768, 1024);
  const screen = await render(
    <div style={{ inlineSize: 215 }}>
      <PropertyTable
        label="Conditions"
        items={[
          { name: 'Ambient temperature', values: ['At most 95%, non-condensing'] },
          { name: 'Atmospheric pressure', values: ['90–110 kPa'] },
        ]}
      />
    </div>,
  );
  const lines = screen
    .getByRole('rowheader')
    .elements()
    .map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
  expect(lines).toEqual([2, 2]);
  expect(screen.getByRole('table').element().scrollWidth).toBeLessThanOrEqual(215);
});
