import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { PageHead } from './index.ts';

describe('PageHead', () => conformance(<PageHead title="Which machine for your air?" />));

test('the title is the first heading of the page', async () => {
  const screen = await render(<PageHead title="Which machine for your air?" />);
  await expect
    .element(screen.getByRole('heading', { level: 1, name: /^Which machine/ }))
    .toBeVisible();
});
