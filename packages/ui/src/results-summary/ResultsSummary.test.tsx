import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { ResultsSummary } from './index.ts';

describe('ResultsSummary', () => conformance(<ResultsSummary shown={9} total={24} />));

test.each([
  [1, 1, 'Displaying 9 of 24 results'],
  [2, 3, 'Displaying 9 of 24 results Page 2 of 3'],
])('page %i of %i reads "%s"', async (page, pages, text) => {
  const screen = await render(<ResultsSummary shown={9} total={24} page={page} pages={pages} />);
  expect(screen.getByRole('status').element().textContent.trim()).toBe(text);
});
