// What the APG's own tests of its disclosure navigation assert: w3c/aria-practices, test/tests/disclosure_navigation.js and
// disclosure_navigation_hybrid.js. Its arrow keys, Home and End are optional, and left to the browser here: they scroll.
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteHeader } from '../../../src/site-header/index.ts';

const items = ['About', 'Admissions', 'Academics'].map((name) => ({
  type: 'dropdown' as const,
  name,
  href: `/${name}`,
  links: [1, 2].map((number) => ({ name: `${name} ${number}`, href: `/${name}/${number}` })),
}));
let screen: Awaited<ReturnType<typeof render>>;
const toggle = (name: string) => screen.getByRole('button', { name: `${name} menu` });
const link = (name: string) => screen.getByRole('link', { name, exact: true });

beforeEach(async () => {
  screen = await render(<SiteHeader brand="Brand" items={items} path="/Admissions/2" />);
  await expect.element(toggle('About')).toBeVisible();
});

test('each button tells whether its panel is open, and which that is', async () => {
  for (const { name } of items) {
    const button = toggle(name);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(button.element().getAttribute('aria-controls') ?? '');
    expect(panel?.textContent).toContain(`${name} 1`);
    expect(panel?.checkVisibility({ visibilityProperty: true })).toBe(false);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link(`${name} 1`)).toBeVisible();
  }
});

test('the current page is marked, and no other', async () => {
  await toggle('Admissions').click();
  await expect.element(link('Admissions 2')).toHaveAttribute('aria-current', 'page');
  expect(screen.container.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
});

test('Tab visits links and buttons, and the links of the open panel', async () => {
  link('About').element().focus();
  await userEvent.tab();
  await expect.element(toggle('About')).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Admissions')).toHaveFocus();
  await userEvent.tab();
  await expect.element(toggle('Admissions')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Admissions 1')).toBeVisible();
  await userEvent.tab();
  await expect.element(link('Admissions 1')).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Admissions 2')).toHaveFocus();
  await userEvent.tab();
  await expect.element(link('Academics')).toHaveFocus();
});

test.each(['{Enter}', ' '])('the key %j opens one panel and closes it', async (key) => {
  await toggle('About').click();
  toggle('Academics').element().focus();
  await userEvent.keyboard(key);
  await expect.element(toggle('Academics')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(toggle('About')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(key);
  await expect.element(toggle('Academics')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the panel, from its button and from its links, and focus is on the button', async () => {
  toggle('About').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle('About')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle('About')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle('About')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('About 2')).toBeVisible();
  link('About 2').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle('About')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(toggle('About')).toHaveFocus();
});
