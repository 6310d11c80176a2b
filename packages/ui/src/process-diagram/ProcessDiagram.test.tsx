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

test('the main line ends before a stage that takes in the side line, which runs from those that let it out', async () => {
  await page.viewport(1280, 800);
  const { container } = await render(
    <ProcessDiagram
      items={[
        { title: 'Screen', shape: 'screen' },
        { title: 'Clarifier', shape: 'clarifier', sideLine: 'out' },
        { title: 'Basin' },
        { title: 'River', shape: 'outlet' },
        { title: 'Sludge tank', sideLine: 'in', point: { title: 'Air' } },
      ]}
      source="Blowers"
    />,
  );
  const stages = [...container.querySelectorAll('li')];
  expect(stages.map((item) => item.dataset.main)).toEqual(['', '', '', undefined, undefined]);
  const paths = stages.map((item) => item.innerHTML);
  expect(paths.map((html) => html.includes('M129 34H160'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(paths.map((html) => / d="(M(?:0|65) [^"]*97[^"]*)"/.exec(html)?.[1])).toEqual([
    undefined,
    'M65 88V97M65 97H160',
    'M0 97H65M65 97H160',
    'M0 97H65M65 97H144V50H160M148 46l6 4-6 4',
    undefined,
  ]);
});

test('the air main ends at the last point', async () => {
  const { container } = await render(diagram);
  const air = [...container.querySelectorAll('li')].map((item) => item.dataset.air);
  expect(air).toEqual(['on', 'on', 'end', undefined]);
});
