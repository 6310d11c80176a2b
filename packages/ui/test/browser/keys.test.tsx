import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeaderSearch, SearchField, Tabs } from '../../src/index.ts';
import { renderInShadowRoot } from '../renderInShadowRoot.ts';

const items = ['One', 'Two'].map((name) => ({
  id: `of the ${name}`,
  name: `Blower ${name}`,
  type: 'page',
  href: `#${name}`,
}));

const tabs = (values: readonly string[], props: object = {}) => (
  <Tabs.Root defaultValue="Air supply" {...props}>
    <Tabs.List label="Uses">
      {values.map((value) => (
        <Tabs.Tab key={value} value={value} href={`#${value}`}>
          {value}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {values.map((value) => (
      <Tabs.Panel key={value} value={value}>
        About {value}
      </Tabs.Panel>
    ))}
  </Tabs.Root>
);
const uses = ['Water', 'Air supply', 'Größe "1"'];

test('Space on a tab does not scroll', async () => {
  const screen = await render(tabs(uses));
  const pressed = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', pressed, { once: true });
  screen.getByRole('tab', { name: 'Air supply' }).element().focus();
  await userEvent.keyboard(' ');
  expect(pressed).toHaveReturnedWith(true);
});

test('ids of tabs and panels have no blanks, and lead to each other', async () => {
  const screen = await render(tabs(uses));
  for (const name of uses) {
    const tab = screen.getByRole('tab', { name, exact: true });
    await tab.click();
    const panel = screen.getByRole('tabpanel', { name, exact: true });
    await expect.element(panel).toHaveTextContent(`About ${name}`);
    expect(tab.element().getAttribute('aria-controls')).toBe(panel.element().id);
    expect(panel.element().id).not.toMatch(/\s/);
  }
});

test('the selected tab that is removed gives way to a neighbour, with the focus', async () => {
  const onValueChange = vi.fn();
  const screen = await render(tabs(uses, { onValueChange }));
  screen.getByRole('tab', { name: 'Air supply' }).element().focus();
  await screen.rerender(tabs(['Water', 'Größe "1"'], { onValueChange }));
  const next = screen.getByRole('tab', { name: 'Größe "1"' });
  await expect.element(next).toHaveAttribute('aria-selected', 'true');
  await expect.element(next).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('About Größe "1"');
  await screen.rerender(tabs(['Water'], { onValueChange }));
  await expect.element(screen.getByRole('tab')).toHaveAttribute('aria-selected', 'true');
  await screen.rerender(tabs(uses, { onValueChange }));
  await screen.getByRole('tab', { name: 'Air supply' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('About Air supply');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Air supply');
});

test('keys with modifiers stay with the browser, or reach the option', async () => {
  const screen = await render(<HeaderSearch look="inline" action="/search" items={items} />);
  const field = screen.getByRole('combobox');
  await field.click();
  await userEvent.keyboard('blower');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(field.element().getAttribute('aria-activedescendant')).toBeNull();
  const input = field.element() as HTMLInputElement;
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  await userEvent.keyboard('{ArrowDown}');
  const active = input.getAttribute('aria-activedescendant') ?? '';
  expect(active).not.toMatch(/\s/);
  await expect
    .element(screen.getByRole('option', { name: 'Blower One' }))
    .toHaveAttribute('id', active);
  const clicked = vi.fn((event: MouseEvent) => {
    event.preventDefault();
    return event.ctrlKey;
  });
  document.addEventListener('click', clicked, { once: true });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(clicked).toHaveReturnedWith(true);
  await expect.element(screen.getByRole('option', { name: 'Blower One' })).toBeVisible();
});

const compose = (input: Element, typed: string, type: string) => {
  input.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: typed }));
};
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const input = (element: Element, text: string, isComposing: boolean) => {
  setValue?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
};

test('a search waits for the end of a composition', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onSearch = vi.fn();
  const suggest = vi.fn(async () => []);
  await render(
    <>
      <SearchField action="/blog" onSearch={onSearch} delay={20} />
      <HeaderSearch look="inline" action="/search" items={[]} suggest={suggest} />
    </>,
  );
  const fields = [page.getByRole('searchbox').element(), page.getByRole('combobox').element()];
  for (const field of fields) {
    compose(field, '', 'compositionstart');
    input(field, 'かんき', true);
  }
  // React has rendered what was typed.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(1000);
  expect(onSearch).not.toHaveBeenCalled();
  expect(suggest).not.toHaveBeenCalled();
  for (const field of fields) {
    input(field, '換気', true);
    compose(field, '換気', 'compositionend');
  }
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return [onSearch.mock.calls, suggest.mock.calls.length];
    })
    .toEqual([[['換気']], 1]);
  vi.useRealTimers();
});

test('a search in a shadow root gives the focus to its button', async () => {
  const onSearch = vi.fn();
  const { root, find } = await renderInShadowRoot(
    <HeaderSearch action="/search" items={items} defaultOpen onSearch={onSearch} />,
  );
  const field = find<HTMLInputElement>('input');
  await expect.poll(() => root.activeElement).toBe(field);
  input(field, 'blower', false);
  await expect.poll(() => root.querySelector('[role="option"]')).not.toBeNull();
  field.form?.requestSubmit();
  await expect.poll(() => onSearch).toHaveBeenCalled();
  await expect.poll(() => root.activeElement?.tagName).toBe('BUTTON');
});

test('a press inside a shadow root is a press inside', async () => {
  const onOpenChange = vi.fn();
  const { find } = await renderInShadowRoot(
    <HeaderSearch action="/search" items={items} open onOpenChange={onOpenChange} />,
  );
  find('input').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  expect(onOpenChange).not.toHaveBeenCalled();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
