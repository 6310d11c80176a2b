// What the APG's own test of its combobox with a list asserts: w3c/aria-practices, test/tests/combobox_autocomplete-list.js.
// Here an option is a link: Enter follows it instead of copying its text. Suggestions need a query, so there is no button
// that shows them all, and the second Escape closes the search and keeps what was typed.
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeaderSearch } from '../../../src/header-search/index.ts';

const names = ['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'Nebraska', 'Nevada'];
const onSearch = vi.fn();
const followed = vi.fn();
let screen: Awaited<ReturnType<typeof render>>;
const field = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.getByRole('listbox', { name: 'Search' });
const options = () => screen.getByRole('option').elements();
const value = () => (field().element() as HTMLInputElement).value;

beforeEach(async () => {
  onSearch.mockClear();
  followed.mockClear();
  screen = await render(
    // The links must not leave the page of the tests.
    <div
      onClickCapture={(event) => {
        const link = (event.target as Element).closest('a');
        if (!link) return;
        event.preventDefault();
        followed(link.hash);
      }}
    >
      <HeaderSearch
        action="/search"
        onSearch={onSearch}
        items={names.map((name) => ({ id: name, name, type: 'page', href: `#${name}` }))}
      />
      <button type="button">Elsewhere</button>
    </div>,
  );
  await screen.getByRole('button', { name: 'Search', expanded: false }).click();
  await expect.element(field()).toHaveFocus();
});

/** Expects one option, or none, to be active. The focus stays in the field. */
async function isActive(name?: string) {
  await expect.element(field()).toHaveFocus();
  const active = options().filter(({ ariaSelected }) => ariaSelected === 'true');
  expect(active.map(({ textContent }) => textContent)).toEqual(name ? [name] : []);
  expect(field().element().getAttribute('aria-activedescendant')).toBe(active[0]?.id ?? null);
}

async function isOpen(open: boolean) {
  await expect.element(field()).toHaveAttribute('aria-expanded', String(open));
  expect(list().query()?.checkVisibility() ?? false).toBe(open);
}

test('the field is a combobox of a list with a name', async () => {
  const element = field().element();
  expect(element.tagName).toBe('INPUT');
  expect(element.ariaAutoComplete).toBe('list');
  await isOpen(false);
  await isActive();
  await userEvent.keyboard('a');
  await isOpen(true);
  expect(element.getAttribute('aria-controls')).toBe(list().element().id);
  expect(options()).toHaveLength(6);
  for (const option of options()) expect(option.ariaSelected).toBe('false');
});

test('Down activates the options in turn, then the first again', async () => {
  await userEvent.keyboard('al');
  for (const name of ['Alabama', 'Alaska', 'Alabama']) {
    await userEvent.keyboard('{ArrowDown}');
    await isActive(name);
  }
  expect(value()).toBe('al');
});

test('Up activates the options from the last to the first, then the last again', async () => {
  await userEvent.keyboard('al');
  for (const name of ['Alaska', 'Alabama', 'Alaska']) {
    await userEvent.keyboard('{ArrowUp}');
    await isActive(name);
  }
});

test.each([
  ['ArrowDown', 'Alabama'],
  ['ArrowUp', 'Alaska'],
])('%s shows closed suggestions and activates %s', async (key, name) => {
  await userEvent.keyboard('al{Escape}');
  await isOpen(false);
  await userEvent.keyboard(`{${key}}`);
  await isOpen(true);
  await isActive(name);
});

test('Alt and Down show closed suggestions, without activating one', async () => {
  await userEvent.keyboard('al{Escape}{Alt>}{ArrowDown}{/Alt}');
  await isOpen(true);
  await isActive();
});

test('Enter in the field sends what was typed', async () => {
  await userEvent.keyboard('a{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('a');
  expect(followed).not.toHaveBeenCalled();
});

test('Enter on an option follows it and closes the search', async () => {
  await userEvent.keyboard('neb{ArrowDown}{Enter}');
  expect(followed).toHaveBeenCalledExactlyOnceWith('#Nebraska');
  expect(onSearch).not.toHaveBeenCalled();
  await expect.element(field()).not.toBeInTheDocument();
});

test('Backspace widens the suggestions, of which none is active', async () => {
  await userEvent.keyboard('ne');
  expect(options()).toHaveLength(2);
  await userEvent.keyboard('b{ArrowDown}');
  await isActive('Nebraska');
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('ne');
  expect(options()).toHaveLength(2);
  await isActive();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await isOpen(false);
});

test('Escape closes the suggestions, pressed again the search, which keeps what was typed', async () => {
  await userEvent.keyboard('al{ArrowDown}{Escape}');
  await isOpen(false);
  await isActive();
  expect(value()).toBe('al');
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Search' });
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(field()).toHaveFocus();
  expect(value()).toBe('al');
});

test.each(['al', 'al{ArrowDown}'])(
  'a press elsewhere after %j closes the suggestions',
  async (keys) => {
    await userEvent.keyboard(keys);
    await isOpen(true);
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(field()).not.toBeInTheDocument();
  },
);

test.each([
  ['ArrowLeft', 1],
  ['ArrowRight', 2],
  ['Home', 0],
  ['End', 2],
] as const)('%s on an option moves the caret to %d', async (key, place) => {
  await userEvent.keyboard('al{ArrowDown}');
  await isActive('Alabama');
  await userEvent.keyboard(`{${key}}`);
  await isActive();
  expect((field().element() as HTMLInputElement).selectionStart).toBe(place);
});

test('a character on an option is typed into the field', async () => {
  await userEvent.keyboard('al{ArrowDown}as');
  expect(value()).toBe('alas');
  await isActive();
  expect(options().map(({ textContent }) => textContent)).toEqual(['Alaska']);
});

test('keys of editing do in the field what they do in any', async () => {
  await userEvent.keyboard('arizona{Home}{Delete}{Shift>}{End}{/Shift}{Delete}ok');
  expect(value()).toBe('ok');
});
