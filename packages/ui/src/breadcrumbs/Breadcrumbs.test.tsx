import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Breadcrumbs } from './index.ts';

describe('Breadcrumbs', () => conformance(<Breadcrumbs items={[{ name: 'Home', href: '/' }]} />));

test('the last item is the current page and not a link, even with `href`', async () => {
  const screen = await render(
    <Breadcrumbs
      items={[
        { name: 'Home', href: '/' },
        { name: 'Blog', href: '/blog' },
      ]}
    />,
  );
  await expect.element(screen.getByText('Blog')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});
