import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { EmptyState } from './index.ts';

describe('EmptyState', () => conformance(<EmptyState title="Nothing found" />));

test('its heading has the given level', async () => {
  const screen = await render(<EmptyState title="Nothing found" headingLevel={3} />);
  await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
});
