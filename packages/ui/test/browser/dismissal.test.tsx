import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDismissal } from '../../src/internal/useDismissal.ts';

function Menu({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismissal(open, onDismiss, root, button);
  return (
    <>
      <div ref={root}>
        <button ref={button} type="button">
          Menu
        </button>
        <button type="button">Inside</button>
      </div>
      <p>Text</p>
      <button type="button">Outside</button>
    </>
  );
}

const show = async (open = true) => {
  const onDismiss = vi.fn();
  const screen = await render(<Menu open={open} onDismiss={onDismiss} />);
  const button = (name: string) => screen.getByRole('button', { name });
  return { screen, button, onDismiss };
};

test('pressing outside dismisses the layer, pressing inside does not', async () => {
  const { screen, button, onDismiss } = await show();
  await button('Inside').click();
  expect(onDismiss).not.toHaveBeenCalled();
  await screen.getByText('Text').click();
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('moving focus outside dismisses the layer, moving it inside does not', async () => {
  const { button, onDismiss } = await show();
  button('Inside').element().focus();
  expect(onDismiss).not.toHaveBeenCalled();
  button('Outside').element().focus();
  expect(onDismiss).toHaveBeenCalledOnce();
  await expect.element(button('Outside')).toHaveFocus();
});

test('Escape dismisses the layer and returns focus to the button', async () => {
  const { button, onDismiss } = await show();
  button('Inside').element().focus();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
  await expect.element(button('Menu')).toHaveFocus();
});

test('a closed layer ignores presses and Escape', async () => {
  const { screen, onDismiss } = await show(false);
  await screen.getByText('Text').click();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();
});

test('calls the handler of the latest render', async () => {
  const { screen, onDismiss } = await show();
  const latest = vi.fn();
  await screen.rerender(<Menu open onDismiss={latest} />);
  await userEvent.keyboard('{Escape}');
  expect(latest).toHaveBeenCalledOnce();
  expect(onDismiss).not.toHaveBeenCalled();
});

test('a layer that has closed is not dismissed again', async () => {
  const { screen, onDismiss } = await show();
  await screen.rerender(<Menu open={false} onDismiss={onDismiss} />);
  await screen.getByText('Text').click();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).not.toHaveBeenCalled();
});
