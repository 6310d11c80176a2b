// What the APG's own test of its breadcrumb asserts: w3c/aria-practices, test/tests/breadcrumb_breadcrumb.js. The last item
// is no link, because it would lead to where the visitor is.
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumbs } from '../../../src/breadcrumbs/index.ts';

test('it is a navigation with a name, and marks the current page alone', async () => {
  const screen = await render(
    <Breadcrumbs
      items={[
        { name: 'Home', href: '/' },
        { name: 'Products', href: '/products' },
        { name: 'MAX' },
      ]}
    />,
  );
  const navigation = screen.getByRole('navigation', { name: 'Breadcrumb' }).element();
  const current = [...navigation.querySelectorAll('[aria-current]')];
  expect(current.map((one) => [one.textContent, one.ariaCurrent])).toEqual([['MAX', 'page']]);
});
