// Behaviours that the tests of Base UI Combobox (packages/react/src/combobox/input) assert.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeaderSearch } from '../../../src/header-search/index.ts';

const onOpenChange = vi.fn();
const followed = vi.fn((event: Event) => event.preventDefault());
let screen: Awaited<ReturnType<typeof render>>;
const field = () => screen.getByRole('combobox', { name: 'Search' });

beforeEach(async () => {
  onOpenChange.mockClear();
  followed.mockClear();
  window.addEventListener('click', followed);
  screen = await render(
    <HeaderSearch
      defaultOpen
      action="/search"
      onOpenChange={onOpenChange}
      items={['Alabama', 'Alaska'].map((name) => ({
        id: name,
        name,
        href: `#${name}`,
        type: 'page',
      }))}
    />,
  );
  await field().fill('ala');
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .element(screen.getByRole('option', { name: 'Alabama' }))
    .toHaveAttribute('aria-selected', 'true');
});
afterEach(() => window.removeEventListener('click', followed));

test.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])(
  'while an input method composes a word, %s belongs to the input method',
  async (key) => {
    followed.mockClear();
    const press = new KeyboardEvent('keydown', {
      key,
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    field().element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(followed).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect
      .element(screen.getByRole('option', { name: 'Alabama' }))
      .toHaveAttribute('aria-selected', 'true');
  },
);

test('no option is active any more once the text changes', async () => {
  await field().fill('alab');
  await expect.element(field()).not.toHaveAttribute('aria-activedescendant');
});
