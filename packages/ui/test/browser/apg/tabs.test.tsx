// What the APG's own test of its tabs with automatic activation asserts: w3c/aria-practices, test/tests/tabs_tabs-automatic.js.
// Only the selected tab names its panel, because one panel may belong to several tabs.
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '../../../src/tabs/index.ts';

const names = ['Maria', 'Carl', 'Ida', 'Lars'];
let screen: Awaited<ReturnType<typeof render>>;
const tab = (name = '') => screen.getByRole('tab', { name });

beforeEach(async () => {
  screen = await render(
    <Tabs.Root defaultValue="Maria">
      <Tabs.List label="Composers">
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} href={`#${name}`}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => (
        <Tabs.Panel key={name} value={name} tabIndex={0}>
          <a href={`#more-${name}`}>More of {name}</a>
        </Tabs.Panel>
      ))}
    </Tabs.Root>,
  );
  await expect.element(tab('Maria')).toHaveAttribute('aria-selected', 'true');
});

async function isSelected(name: string | undefined) {
  await expect.element(tab(name)).toHaveFocus();
  for (const one of names) {
    const isIt = one === name;
    await expect.element(tab(one)).toHaveAttribute('aria-selected', String(isIt));
    await expect.element(tab(one)).toHaveAttribute('tabindex', isIt ? '0' : '-1');
  }
  expect(shownPanel(name)?.checkVisibility()).toBe(true);
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
}

/** The panel that a tab names. */
const shownPanel = (name: string | undefined) =>
  document.getElementById(tab(name).element().getAttribute('aria-controls') ?? '');

test('the list of tabs has a name, and its children are tabs', () => {
  const list = screen.getByRole('tablist', { name: 'Composers' }).element();
  expect([...list.querySelectorAll('[role="tab"]')].map((one) => one.textContent)).toEqual(names);
});

test('the selected tab names its panel, which it labels and which is a stop of Tab', async () => {
  for (const name of names) {
    await tab(name).click();
    await isSelected(name);
    expect(shownPanel(name)?.role).toBe('tabpanel');
    expect(shownPanel(name)?.getAttribute('aria-labelledby')).toBe(tab(name).element().id);
    expect(shownPanel(name)?.tabIndex).toBe(0);
  }
});

test('Tab moves from the selected tab to its panel and then into it', async () => {
  for (const name of names) {
    await tab(name).click();
    await isSelected(name);
    await userEvent.tab();
    await expect.element(screen.getByRole('tabpanel', { name })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: `More of ${name}` })).toHaveFocus();
  }
});

test('Right moves to the next tab and selects it, from the last to the first', async () => {
  tab('Maria').element().focus();
  for (const name of [...names.slice(1), names[0]]) {
    await userEvent.keyboard('{ArrowRight}');
    await isSelected(name);
  }
});

test('Left moves to the previous tab and selects it, from the first to the last', async () => {
  tab('Maria').element().focus();
  for (const name of names.toReversed()) {
    await userEvent.keyboard('{ArrowLeft}');
    await isSelected(name);
  }
});

test.each([
  ['Home', 'Maria'],
  ['End', 'Lars'],
])('%s selects the tab %s from every tab', async (key, name) => {
  for (const from of names) {
    await tab(from).click();
    await userEvent.keyboard(`{${key}}`);
    await isSelected(name);
  }
});
