// Behaviours that the tests of GOV.UK Frontend's service navigation (service-navigation.puppeteer.test.js) and of Base UI
// Drawer (packages/react/src/drawer) assert.
import { beforeEach, expect, test, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MobileDrawer } from '../../../src/mobile-drawer/index.ts';
import { navigation } from '../../navigation.ts';

const onOpenChange = vi.fn();
let screen: Awaited<ReturnType<typeof render>>;
const toggle = () => screen.getByRole('button', { name: 'Menu', exact: true });
const drawer = () => screen.getByRole('dialog', { name: 'Menu' });

beforeEach(async () => {
  await page.viewport(390, 800);
  screen = await render(<MobileDrawer items={navigation} path="/" onOpenChange={onOpenChange} />);
});
test('while it is closed, its links are neither shown nor read out', async () => {
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Home' }).query()).toBeNull();
});

test('opening it shows its links, and its button tells so', async () => {
  await toggle().click();
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.container.querySelector('[aria-expanded="true"]')).not.toBeNull();
});

test('it is modal: the page behind it cannot be reached', async () => {
  await toggle().click();
  await expect.element(drawer()).toBeVisible();
  expect(drawer().element().matches(':modal')).toBe(true);
});

// WebKit's driver has only the main button.
test.skipIf(server.browser === 'webkit')(
  'the secondary button of a mouse does not close it on the overlay',
  async () => {
    await toggle().click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.click(document.documentElement, {
      button: 'right',
      position: { x: 10, y: 300 },
    });
    expect(onOpenChange).not.toHaveBeenCalledWith(false);
  },
);
