import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { RangeBar } from './index.ts';

const bar = (position: number) => (
  <RangeBar
    label="Flow rate"
    value="44 m³/min"
    range={['40', '50']}
    position={position}
    text="10% above the model’s minimum"
  />
);

describe('RangeBar', () => conformance(bar(0.4)));

test('label, value and text read as a sentence, followed by both ends of the range', async () => {
  const { container } = await render(bar(0.4));
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Flow rate 44 m³/min 10% above the model’s minimum',
    '4050',
  ]);
});

test('a dense bar is one line that reads the same', async () => {
  const { container } = await render(
    <RangeBar dense label="Flow" value="44 m³/min" range={['40', '50']} position={0.4} />,
  );
  const [label, scale] = container.querySelectorAll('p');
  expect(label?.textContent).toBe('Flow 44 m³/min');
  expect(label?.getBoundingClientRect().bottom).toBeGreaterThan(
    scale?.getBoundingClientRect().top ?? 0,
  );
});

test.each([
  [0.4, '40%'],
  [-1, '0%'],
  [3, '100%'],
])('a value at %d is marked at %s', async (position, place) => {
  const { container } = await render(bar(position));
  expect(container.querySelector('circle')).toHaveAttribute('cx', place);
});
