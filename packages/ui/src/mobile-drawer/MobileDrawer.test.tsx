import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { navigation } from '../../test/navigation.ts';
import { MobileDrawer } from './index.ts';

describe('MobileDrawer', () => {
  beforeEach(async () => {
    await page.viewport(390, 800);
    // Its links are then there at once.
    await import('./DrawerNavigation.tsx');
  });
  conformance(<MobileDrawer items={navigation} />, { controlled: { open: [true, false] } });
});

const show = async (prepare = (_button: Element) => {}) => {
  await page.viewport(390, 800);
  const screen = await render(<MobileDrawer items={navigation} path="/" />);
  const button = screen.getByRole('button', { name: 'Menu' });
  prepare(button.element());
  await button.click();
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(drawer).toBeVisible();
  return { ...screen, button, drawer: drawer.element() as HTMLDialogElement };
};

test('server HTML links to the navigation in the footer, for visitors without JavaScript', () => {
  const html = renderToString(<MobileDrawer items={navigation} />);
  expect(html).toContain('href="#footer-navigation"');
});

test('Escape returns focus, even to a button that the press did not focus, as in Safari', async () => {
  const { drawer, button } = await show((element) =>
    element.addEventListener('mousedown', (event) => event.preventDefault()),
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => drawer.open).toBe(false);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('the place of the scrollbar is as dark as the page', async () => {
  const { drawer } = await show();
  const veil = getComputedStyle(document.documentElement).backgroundColor;
  expect(veil).toMatch(/0\.\d+\)$/);
  await expect.poll(() => getComputedStyle(drawer, '::backdrop').backgroundColor).toBe(veil);
});

test('headings of sub-sections are smaller than headings of sections', async () => {
  const { getByRole } = await show();
  await getByRole('button', { name: 'Products' }).click();
  await expect.element(getByRole('button', { name: 'Product Lines' })).toBeVisible();
  const sizeOf = (name: string) =>
    Number.parseFloat(getComputedStyle(getByRole('button', { name }).element()).fontSize);
  expect(sizeOf('Product Lines')).toBeLessThan(sizeOf('Products'));
});

test('a click on the overlay closes the drawer, a click inside does not', async () => {
  const { drawer } = await show();
  await userEvent.click(drawer, { position: { x: 120, y: 30 } });
  expect(drawer.open).toBe(true);
  await userEvent.click(document.documentElement, { position: { x: 10, y: 300 } });
  await expect.poll(() => drawer.open).toBe(false);
});

test('a press that starts in the drawer and ends on the overlay does not close it', async () => {
  const { drawer } = await show();
  const inside = drawer.firstElementChild as Element;
  inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  drawer.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  drawer.click();
  await expect.element(drawer).toHaveAttribute('data-state', 'open');
  drawer.click();
  await expect.poll(() => drawer.open).toBe(false);
});

test('a click on a link and a change of `path` close the drawer', async () => {
  const { drawer, button, rerender, getByRole } = await show();
  drawer.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => drawer.open).toBe(false);
  await button.click();
  await expect.poll(() => drawer.open).toBe(true);
  await rerender(<MobileDrawer items={navigation} path="/blog" />);
  await expect.poll(() => drawer.open).toBe(false);
});

test('the drawer closes when the window grows to desktop width', async () => {
  const { drawer } = await show();
  await page.viewport(1280, 800);
  await expect.poll(() => drawer.open).toBe(false);
});

test('submitting a search closes the drawer', async () => {
  await page.viewport(390, 800);
  const onSearch = vi.fn();
  const screen = await render(
    <MobileDrawer items={navigation} search={{ action: '/search', items: [], onSearch }} />,
  );
  await screen.getByRole('button', { name: 'Menu' }).click();
  await screen.getByRole('combobox', { name: 'Search' }).fill('blower');
  await screen.getByRole('combobox').fill('surge');
  await userEvent.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('surge');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
