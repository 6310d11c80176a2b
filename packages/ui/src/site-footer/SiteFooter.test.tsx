import { cloneElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SiteFooter } from './index.ts';

const footer = (
  <SiteFooter
    brand="Brand"
    owner="Brand"
    columns={[{ name: 'Company', links: [{ name: 'About', href: '/about' }] }]}
  />
);

describe('SiteFooter', () => conformance(footer));

test('the navigation has the id that the menu button links to without JavaScript', async () => {
  const screen = await render(footer);
  await expect
    .element(screen.getByRole('navigation', { name: 'Footer' }))
    .toHaveAttribute('id', 'footer-navigation');
});

test('the browser adds the current year', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(footer);
  expect(container.textContent).toContain('©  Brand');
  document.body.append(container);
  const root = hydrateRoot(container, footer);
  await expect.poll(() => container.textContent).toContain(`© ${new Date().getFullYear()} Brand`);
  root.unmount();
  container.remove();
});

test('a given year is part of the HTML, and stays', async () => {
  const dated = cloneElement(footer, { year: 2019 });
  expect(renderToString(dated)).toContain('2019');
  const screen = await render(dated);
  await expect.element(screen.getByText('© 2019 Brand')).toBeVisible();
});
