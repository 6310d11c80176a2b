import { Download, Mail } from 'lucide';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { FloatingActionMenu } from './index.ts';

const onSelect = vi.fn();
const menu = (
  <FloatingActionMenu
    items={[
      { label: 'Downloads', icon: Download, href: '#catalog', download: 'catalog.zip' },
      { label: 'Contact Us', icon: Mail, onSelect },
    ]}
  />
);

describe('FloatingActionMenu', () => {
  beforeEach(() => page.viewport(390, 800));
  conformance(menu, { controlled: { open: [true, false] } });
});

const openOnPhone = async () => {
  await page.viewport(390, 800);
  const screen = await render(
    <>
      <button type="button">Before</button>
      {menu}
    </>,
  );
  const toggle = screen.getByRole('button', { name: 'Quick actions' });
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  return { screen, toggle };
};

test('server HTML contains every action', () => {
  const html = renderToString(menu);
  expect(html).toContain('href="#catalog"');
  expect(html).toContain('download="catalog.zip"');
  expect(html).toContain('Contact Us');
});

test('it closes when the window grows to desktop width, and stays closed when it shrinks', async () => {
  const { screen, toggle } = await openOnPhone();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  expect(toggle.query()).toBeNull();
  await page.viewport(390, 800);
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('it closes when focus leaves', async () => {
  const { screen, toggle } = await openOnPhone();
  (screen.getByRole('button', { name: 'Before' }).element() as HTMLElement).focus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a press on the button closes it again', async () => {
  const { screen, toggle } = await openOnPhone();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => screen.getByRole('button', { name: 'Contact Us' }).query()).toBeNull();
});

test('the actions follow the button in the tab order', async () => {
  const { screen, toggle } = await openOnPhone();
  await expect.element(screen.getByRole('link', { name: 'Downloads' })).toBeVisible();
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Downloads' })).toHaveFocus();
});

test('every target on a phone is at least 44 px', async () => {
  const { screen } = await openOnPhone();
  for (const target of screen.container.querySelectorAll('nav :is(a, button)')) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('in a short window the actions are part of the page, with visible labels and without the button', async () => {
  for (const width of [1280, 640]) {
    await page.viewport(width, 400);
    const screen = await render(menu);
    const nav = screen.getByRole('navigation', { name: 'Quick actions' }).element();
    expect(getComputedStyle(nav).position).toBe('static');
    expect(screen.getByRole('button', { name: 'Quick actions' }).query()).toBeNull();
    const name = screen.getByText('Downloads').element();
    expect(getComputedStyle(name).opacity).toBe('1');
    expect(name.getBoundingClientRect().left).toBeGreaterThan(0);
    await screen.unmount();
  }
});
