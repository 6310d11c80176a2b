// Behaviours that the tests of Base UI Toast (packages/react/src/toast) assert. Toasts are not swiped here: they have a button.
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastProvider, useToast } from '../../../src/toast/index.ts';

function Save() {
  const show = useToast();
  return (
    <button type="button" onClick={({ timeStamp }) => show({ text: `Saved at ${timeStamp}` })}>
      Save
    </button>
  );
}

let screen: Awaited<ReturnType<typeof render>>;
const toasts = () => screen.getByRole('listitem');
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(async () => {
  screen = await render(
    <ToastProvider>
      <Save />
    </ToastProvider>,
  );
});

test('the oldest makes room when there are too many', async () => {
  for (let count = 0; count < 3; count += 1) await save().click();
  await expect.poll(() => toasts().elements().length).toBe(3);
  const [oldest] = toasts().elements();
  await save().click();
  await expect.poll(() => oldest?.isConnected).toBe(false);
  expect(toasts().elements()).toHaveLength(3);
});

test('Escape in a toast dismisses it, and no other', async () => {
  await save().click();
  await save().click();
  await expect.poll(() => toasts().elements().length).toBe(2);
  const [first, second] = toasts().elements();
  screen.getByRole('button', { name: 'Dismiss' }).first().element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => first?.isConnected).toBe(false);
  expect(second?.isConnected).toBe(true);
});

test('they are announced without taking the focus', async () => {
  await save().click();
  await expect.element(toasts()).toBeVisible();
  await expect.element(save()).toHaveFocus();
  expect(toasts().element().closest('[aria-live]')?.ariaLive).toBe('polite');
});
