import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Figure } from './index.ts';

describe('Figure', () => conformance(<Figure caption="Impeller" />));

test('the caption starts with the number', async () => {
  const screen = await render(<Figure number={2} caption="Air-foil bearing, section" />);
  expect(screen.container.querySelector('figcaption')?.textContent).toBe(
    'Fig. 2 - Air-foil bearing, section',
  );
});
