import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
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

test('shows the current year on a page that was rendered in an earlier year', async () => {
  vi.useFakeTimers({ now: new Date('2025-12-31T12:00:00Z'), toFake: ['Date'] });
  const container = document.createElement('div');
  container.innerHTML = renderToString(footer);
  vi.useRealTimers();
  expect(container.textContent).toContain('© 2025 Brand');
  document.body.append(container);
  const root = hydrateRoot(container, footer);
  await expect.poll(() => container.textContent).toContain(`© ${new Date().getFullYear()} Brand`);
  root.unmount();
  container.remove();
});
