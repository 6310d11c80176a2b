import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Split } from './index.ts';

describe('Split', () => conformance(<Split title="Technology" media={<svg />} />));

test('the headings of points are one level below the title', async () => {
  const screen = await render(
    <Split title="Technology" headingLevel={3} items={[{ title: 'Motor' }]} media={<svg />} />,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Technology' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Motor' })).toBeVisible();
});
