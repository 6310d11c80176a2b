import { Profiler } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { maxModels, properties, rmxFrames, rmxModels } from '../../test/specifications.ts';
import { SeriesTable } from './index.ts';

describe('SeriesTable', () =>
  conformance(
    <SeriesTable label="Comparison" properties={properties} items={maxModels} choosable />,
    { controlled: { value: [maxModels.map(({ code }) => code), ['MAX50', 'MAX75']] } },
  ));

test('with frames, columns belong to a size and a frame, and values that repeat are muted', async () => {
  const screen = await render(
    <SeriesTable
      label="Comparison"
      properties={properties.slice(0, 2)}
      items={rmxModels}
      series="RMX"
      frames={rmxFrames}
      value={['RMX30-C040', 'RMX30-C070', 'RMX75-C040']}
    />,
  );
  const heads = [...screen.container.querySelectorAll('th:not([scope="row"])')];
  expect(heads.map((head) => [head.textContent, (head as HTMLTableCellElement).colSpan])).toEqual([
    [expect.stringContaining('Medium frame'), 2],
    [expect.stringContaining('Large frame'), 1],
    ['RMX30', 2],
    ['RMX75', 1],
    ['PropertyRMX', 1],
    [expect.stringContaining('RMX30-C040'), 1],
    [expect.stringContaining('RMX30-C070'), 1],
    [expect.stringContaining('RMX75-C040'), 1],
  ]);
  const flow = screen.getByRole('row', { name: /^Flow rate/ }).element();
  expect([...flow.children].map((cell) => cell.hasAttribute('data-repeats'))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(screen.getByRole('link').elements()).toHaveLength(2);
});

test('with frames, a line shows the columns in view, and the link of their frame is current', async () => {
  await page.viewport(390, 800);
  const screen = await render(
    <SeriesTable
      label="Comparison"
      properties={properties.slice(0, 3)}
      items={rmxModels}
      frames={rmxFrames}
    />,
  );
  await expect.element(screen.getByText('1–3 of 21')).toBeVisible();
  const frame = (name: string) => screen.getByRole('link', { name });
  await expect.element(frame('Small frame')).toHaveAttribute('aria-current', 'true');
  await frame('Large frame').click();
  await expect.element(screen.getByText('13–15 of 21')).toBeVisible();
  await expect.element(frame('Large frame')).toHaveAttribute('aria-current', 'true');
  await expect
    .element(screen.getByRole('columnheader', { name: 'RMX75-C040' }))
    .toHaveTextContent('75RMX75-C040C040');
  location.hash = '';
});

test('the links of two tables scroll to their own columns', async () => {
  await page.viewport(390, 800);
  const screen = await render(
    ['First', 'Second'].map((label) => (
      <SeriesTable
        key={label}
        label={label}
        properties={properties.slice(0, 1)}
        items={rmxModels}
        frames={rmxFrames}
      />
    )),
  );
  await screen.getByRole('link', { name: 'Large frame' }).last().click();
  const scrolled = (name: string) => screen.getByRole('region', { name }).element().scrollLeft;
  await expect.poll(() => scrolled('Second')).toBeGreaterThan(0);
  expect(scrolled('First')).toBe(0);
});

test('with frames, the table is rendered anew only when other columns come into view', async () => {
  await page.viewport(390, 800);
  let renders = 0;
  const screen = await render(
    <Profiler
      id="table"
      onRender={() => {
        renders += 1;
      }}
    >
      <SeriesTable
        label="Comparison"
        properties={properties.slice(0, 3)}
        items={rmxModels}
        frames={rmxFrames}
      />
    </Profiler>,
  );
  const region = screen.getByRole('region', { name: 'Comparison' }).element();
  await expect.element(screen.getByText('1–3 of 21')).toBeVisible();
  const scrolled = async () => {
    region.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  // React may render a component once more before it sees that its state stays.
  await scrolled();
  await scrolled();
  const settled = renders;
  for (let event = 0; event < 5; event += 1) await scrolled();
  expect(renders).toBe(settled);
  region.scrollLeft = 1000;
  await expect.poll(() => renders).toBeGreaterThan(settled);
});
