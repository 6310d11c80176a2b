import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { EnergySplit } from './index.ts';

const parts = [
  { label: 'Air', share: 30 },
  { label: 'Pumps', share: 10 },
];

describe('EnergySplit', () => conformance(<EnergySplit caption="Energy" items={parts} />));

test('the parts fill the bar, one after the other, in proportion to their sum', async () => {
  const screen = await render(<EnergySplit caption="Energy" items={parts} />);
  const rects = [...screen.container.querySelectorAll('figure > svg rect')];
  expect(rects.map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')])).toEqual([
    ['0%', '75%'],
    ['75%', '25%'],
  ]);
});

test('each row has the colour of its part', async () => {
  const screen = await render(<EnergySplit caption="Energy" items={parts} />);
  const fills = (selector: string) =>
    [...screen.container.querySelectorAll(selector)].map((rect) => getComputedStyle(rect).fill);
  expect(fills('table rect')).toEqual(fills('figure > svg rect'));
  expect(new Set(fills('table rect')).size).toBe(2);
});
