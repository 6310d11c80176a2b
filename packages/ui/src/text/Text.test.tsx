import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Text, textElements } from './index.ts';

describe('Text', () => conformance(<Text>Flow</Text>, { elements: textElements }));

test('tabular figures have equal widths', async () => {
  const screen = await render(
    <>
      <Text as="span" tabular>
        11111
      </Text>
      <Text as="span" tabular>
        88888
      </Text>
    </>,
  );
  const width = (text: string) => screen.getByText(text).element().getBoundingClientRect().width;
  expect(width('11111')).toBeCloseTo(width('88888'), 1);
});

test('a range stays on one line with its dash and unit', async () => {
  const screen = await render(
    <div style={{ inlineSize: 100 }}>
      <Text style={{ lineHeight: '20px' }}>Turn-down 40–100% or 15–230 kW</Text>
    </div>,
  );
  const ranges = [...screen.container.querySelectorAll('p > span')];
  expect(ranges.map(({ textContent }) => textContent)).toEqual(['40–100%', '15–230 kW']);
  for (const range of ranges) expect(range.clientHeight).toBe(20);
});
