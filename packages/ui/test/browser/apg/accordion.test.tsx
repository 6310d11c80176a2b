// What the APG's own test of its accordion asserts: w3c/aria-practices, test/tests/accordion_accordion.js and disclosure_faq.js.
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '../../../src/accordion/index.ts';

const names = ['Personal', 'Billing', 'Shipping'];
let screen: Awaited<ReturnType<typeof render>>;
const button = (name: string) => screen.getByRole('button', { name });

/** The panel that a button names. */
const panelOf = (name: string) =>
  document.getElementById(button(name).element().getAttribute('aria-controls') ?? '');

beforeEach(async () => {
  screen = await render(
    <Accordion.Root defaultValue={['Personal']}>
      {names.map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Heading level={3}>
            <Accordion.Trigger>{name}</Accordion.Trigger>
          </Accordion.Heading>
          <Accordion.Panel>
            <input aria-label={`${name} 1`} />
            <input aria-label={`${name} 2`} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>,
  );
  await expect.element(button('Personal')).toHaveAttribute('aria-expanded', 'true');
});

test('each button is the only content of a heading', () => {
  for (const heading of screen.getByRole('heading', { level: 3 }).elements()) {
    expect(heading.children).toHaveLength(1);
    expect(heading.firstElementChild?.tagName).toBe('BUTTON');
  }
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
});

test('buttons tell whether their panels are open, and which these are', async () => {
  for (const name of names) {
    const { ariaExpanded } = button(name).element();
    expect(ariaExpanded).toBe(String(name === 'Personal'));
    const panel = panelOf(name);
    expect(panel?.hasAttribute('hidden')).toBe(name !== 'Personal');
  }
});

test('panels are regions with the names of their buttons', async () => {
  for (const name of names) {
    const { id } = button(name).element();
    const panel = panelOf(name);
    expect(panel?.tagName).toBe('SECTION');
    expect(panel?.getAttribute('aria-labelledby')).toBe(id);
  }
  await expect.element(screen.getByRole('region', { name: 'Personal' })).toBeVisible();
});

test.each([['Enter'], [' ']])('the key %j opens and closes a panel', async (key) => {
  const shipping = button('Shipping');
  shipping.element().focus();
  await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
  await expect.element(shipping).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('textbox', { name: 'Shipping 1' })).toBeVisible();
  await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
  await expect.element(shipping).toHaveAttribute('aria-expanded', 'false');
});

test('Tab and Shift Tab visit buttons and the fields of the open panel in order', async () => {
  const stops = [
    ...[button('Personal'), screen.getByRole('textbox', { name: 'Personal 1' })],
    ...[screen.getByRole('textbox', { name: 'Personal 2' }), button('Billing'), button('Shipping')],
  ];
  button('Personal').element().focus();
  for (const stop of stops.slice(1)) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
  for (const stop of stops.toReversed().slice(1)) {
    await userEvent.tab({ shift: true });
    await expect.element(stop).toHaveFocus();
  }
});
