import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SavingFigure } from './index.ts';

describe('SavingFigure', () => conformance(<SavingFigure value={38} title="Energy savings" />));

test('the bars say what is left', async () => {
  const screen = await render(<SavingFigure value={38} title="Energy savings" />);
  const terms = screen.getByRole('term').elements();
  expect(terms.map(({ textContent, nextElementSibling: bar }) => [textContent, read(bar)])).toEqual(
    [
      ['Before', '100%'],
      ['After', '62%'],
    ],
  );
  const [, after] = screen.container.querySelectorAll('dd');
  const widths = [...(after?.querySelectorAll('rect') ?? [])].map((rect) =>
    rect.getAttribute('width'),
  );
  expect(widths).toEqual(['100%', '62%']);
});

/** Text for screen readers. */
const read = (element: Element | null) =>
  [...(element?.children ?? [])]
    .filter((child) => child.getAttribute('aria-hidden') !== 'true')
    .map(({ textContent }) => textContent)
    .join('');
