import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from '../../src/form/index.ts';
import { Pagination } from '../../src/pagination/index.ts';
import { ToastProvider, useToast } from '../../src/toast/index.ts';
import { renderInShadowRoot } from '../renderInShadowRoot.ts';

/** Removes each item by its button. */
function List({ again, children }: { again?: boolean; children?: ReactNode }) {
  const [items, setItems] = useState(['A', 'B', 'C']);
  return (
    <>
      <button type="button">Before</button>
      <section ref={keepFocus} aria-label="List">
        <ul>
          {items.map((item) => (
            <li key={again ? items.length + item : item}>
              <button
                type="button"
                onClick={() =>
                  setItems(again ? [...items, 'D'] : items.filter((one) => one !== item))
                }
              >
                {item}
              </button>
            </li>
          ))}
        </ul>
        {items.length === 0 && children}
      </section>
      <button type="button">After</button>
    </>
  );
}

const focused = () => document.activeElement;

test('the focus moves to the next control, then to the one before, then to where it came from', async () => {
  const screen = await render(<List />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await button('Before').click();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('B')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('C')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('A')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Before')).toHaveFocus();
});

test('what replaces the last control takes the focus', async () => {
  const screen = await render(
    <List>
      <a href="#start">Start anew</a>
    </List>,
  );
  for (const name of ['A', 'B', 'C'])
    await screen.getByRole('button', { name, exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'Start anew' })).toHaveFocus();
});

test('a control that is rendered anew keeps it', async () => {
  const screen = await render(<List again />);
  const first = screen.getByRole('button', { name: 'B', exact: true });
  const before = first.element();
  await first.click();
  await expect.element(screen.getByRole('button', { name: 'B', exact: true })).toHaveFocus();
  expect(focused()).not.toBe(before);
});

test('a control that is disabled or hidden passes it on, and a press elsewhere is respected', async () => {
  const screen = await render(<List />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const disable = (name: string) => button(name).element().toggleAttribute('disabled', true);
  button('A').element().focus();
  disable('A');
  await expect.element(button('B')).toHaveFocus();
  button('B').element().toggleAttribute('hidden', true);
  await expect.element(button('C')).toHaveFocus();
  button('C').element().blur();
  await Promise.resolve();
  disable('C');
  await Promise.resolve();
  expect(focused()).toBe(document.body);
});

test('it works in a shadow root', async () => {
  const { root } = await renderInShadowRoot(<List />);
  const press = (name: string) => {
    const button = [...root.querySelectorAll('button')].find((one) => one.textContent === name);
    button?.focus();
    button?.click();
  };
  const focused = () => root.activeElement?.textContent;
  press('Before');
  const [, first] = root.querySelectorAll('button');
  first?.focus();
  first?.toggleAttribute('disabled', true);
  await expect.poll(focused).toBe('B');
  first?.toggleAttribute('disabled', false);
  press('B');
  await expect.poll(focused).toBe('C');
  press('C');
  await expect.poll(focused).toBe('A');
});

function Page() {
  const show = useToast();
  return (
    <button type="button" onClick={() => show({ text: 'Kept' })}>
      Keep
    </button>
  );
}

test('dismissed toasts pass it to the next toast, and then back to the page', async () => {
  const screen = await render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  const keep = screen.getByRole('button', { name: 'Keep' });
  await keep.click();
  await keep.click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(keep).toHaveFocus();
});

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <div
      onClick={(event) => {
        event.preventDefault();
        setPage(2);
      }}
    >
      <Pagination page={page} pages={2} hrefTemplate="#{page}" />
    </div>
  );
}

test('on the last page, the arrow that has no target keeps it', async () => {
  const screen = await render(<Pages />);
  const next = screen.getByRole('link', { name: 'Next page' });
  next.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
});
