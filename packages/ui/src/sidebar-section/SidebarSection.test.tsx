import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SidebarSection } from './index.ts';

describe('SidebarSection', () => conformance(<SidebarSection title="Categories" />));

test('the title labels the region', async () => {
  const screen = await render(<SidebarSection title="Categories" headingLevel={3} />);
  await expect.element(screen.getByRole('region', { name: 'Categories' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Categories');
});
