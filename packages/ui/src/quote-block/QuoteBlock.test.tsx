import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { QuoteBlock } from './index.ts';

describe('QuoteBlock', () => conformance(<QuoteBlock name="Mission">Clean air.</QuoteBlock>));

test('the source is outside the `<blockquote>` and only rendered if set', async () => {
  const screen = await render(<QuoteBlock name="Mission">Clean air.</QuoteBlock>);
  expect(screen.getByRole('blockquote').element().textContent).toBe('Clean air.');
  expect(screen.container.querySelector('figcaption')?.textContent).toBe('Mission');
  await screen.rerender(<QuoteBlock>Clean air.</QuoteBlock>);
  expect(screen.container.querySelector('figcaption')).toBeNull();
});
