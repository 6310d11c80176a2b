import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ProcessDiagram } from './index.ts';

const stages = [
  { title: 'Screening', shape: 'screen' },
  { title: 'Grit chamber', shape: 'grit', point: { title: 'Aerated grit removal' } },
  { title: 'Basin', text: 'Twelve hours.', point: { title: 'Treatment', text: 'Oxygen.' } },
  { title: 'River', shape: 'outlet' },
] as const;

const diagram = <ProcessDiagram items={stages} source="Blowers" />;

describe('ProcessDiagram', () => conformance(diagram));

test('the list items contain the stages with their numbered points', async () => {
  const screen = await render(diagram);
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Screening',
    'Grit chamber1Aerated grit removal',
    'BasinTwelve hours.2TreatmentOxygen.',
    'River',
  ]);
});

test.each([
  [390, 'below each other'],
  [1280, 'in a row'],
])('at %i px the stages are %s', async (width, order) => {
  await page.viewport(width, 800);
  const screen = await render(diagram);
  const [first, second] = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());
  const row = (second?.left ?? 0) >= (first?.right ?? 0) - 1;
  expect(row ? 'in a row' : 'below each other').toBe(order);
});

test('the air main ends at the last point', async () => {
  const { container } = await render(diagram);
  const air = [...container.querySelectorAll('li')].map((item) => item.dataset.air);
  expect(air).toEqual(['on', 'on', 'end', undefined]);
});
