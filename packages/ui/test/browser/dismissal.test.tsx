import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDismissal } from '../../src/internal/useDismissal.ts';

function Menu({ open, onDismiss }: { open: boolean; onDismiss: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useDismissal(open, onDismiss, root);
  return (
    <>
      <div ref={root}>Menu</div>
      <p>Text</p>
    </>
  );
}

const show = async (open = true) => {
  const onDismiss = vi.fn();
  const screen = await render(<Menu open={open} onDismiss={onDismiss} />);
  return { screen, onDismiss };
};

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
