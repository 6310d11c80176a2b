import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { navigation } from '../../test/navigation.ts';
import { scaledMachine } from '../../test/pictures.ts';
import { SiteHeader } from './index.ts';

const header = <SiteHeader brand="Brand" items={navigation} path="/rmx-series" />;

describe('SiteHeader', () => conformance(header));

test('server HTML contains every link of the navigation', () => {
  const html = renderToString(header);
  const links = navigation.flatMap((item) => [
    item,
    ...(item.type === 'dropdown' ? item.links : []),
    ...(item.type === 'mega' ? item.groups.flatMap((group) => group.links) : []),
  ]);
  for (const { href } of links) expect(html).toContain(`href="${href}"`);
});

test('marks the link to the current page and its parent entry', async () => {
  const screen = await render(header);
  const products = screen.getByRole('link', { name: 'Products', exact: true });
  await expect.element(products).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'Products menu' }).click();
  await expect
    .element(screen.getByRole('link', { name: /RMX series/ }))
    .toHaveAttribute('aria-current', 'page');
});

test('marks the entry as the current page on its own page', async () => {
  const screen = await render(<SiteHeader brand="Brand" items={navigation} path="/products" />);
  await expect
    .element(screen.getByRole('link', { name: 'Products', exact: true }))
    .toHaveAttribute('aria-current', 'page');
});

test('shows the navigation bar from 1024 px and the menu button below', async () => {
  await page.viewport(1024, 800);
  const screen = await render(header);
  const navigationBar = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(navigationBar).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu' }).query()).toBeNull();
  await page.viewport(1023, 800);
  await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(navigationBar.query()).toBeNull();
});

test.each([
  ['tall', 300, 700],
  ['wide', 1400, 300],
  ['small', 60, 40],
])('a %s picture of a mega menu stays in its place', async (_shape, width, height) => {
  const image = { ...scaledMachine('a blower', [width, height], 1), alt: '' };
  const links = ['MAX', 'RMX'].map((name) => ({ name, href: `/${name}`, image }));
  const items = [
    { type: 'mega', name: 'Products', href: '/products', groups: [{ name: 'Series', links }] },
  ] as const;
  const screen = await render(<SiteHeader brand="Brand" items={items} />);
  await screen.getByRole('button', { name: 'Products menu' }).click();
  const [max, rmx] = ['MAX', 'RMX'].map((name) => screen.getByRole('link', { name, exact: true }));
  // Once loaded, an image has the shape of its file.
  await expect.poll(() => max?.element().querySelector('img')?.naturalHeight).toBe(height);
  const box = max?.element().querySelector('img')?.getBoundingClientRect();
  const groupName = screen.getByText('Series').element().getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual(groupName.bottom);
  expect(box?.right).toBeLessThanOrEqual(rmx?.element().getBoundingClientRect().left ?? 0);
  expect(box?.height).toBeGreaterThan(0);
});

test('a transparent header becomes solid while a panel is open', async () => {
  const screen = await render(<SiteHeader brand="Brand" items={navigation} overlay />);
  const bar = screen.getByRole('banner').element().firstElementChild as Element;
  const ground = () => getComputedStyle(bar).backgroundColor;
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
  await screen.getByRole('button', { name: 'Products menu' }).click();
  await expect.poll(ground).toBe('rgb(6, 25, 42)');
});
