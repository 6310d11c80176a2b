import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Toast, useToast } from './index.ts';

const inList = (element: React.ReactElement) => <ul>{element}</ul>;

describe('Toast', () => {
  const onDismiss = vi.fn();
  const button = (root: HTMLElement) => root.querySelector('button');
  const waits = () => vi.getTimerCount() === 0;
  const enter = (root: HTMLElement) =>
    root.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  // The pointer may still be here from an earlier test. A toast takes it although a region around it does not.
  const outOfReach = { pointerEvents: 'none' } as const;
  const toast = (
    <Toast onDismiss={onDismiss} style={outOfReach}>
      Kept
    </Toast>
  );
  conformance(toast, {
    wrap: inList,
    interactive: {
      onPointerEnter: { send: enter, acted: waits },
      onPointerLeave: {
        send: (root) => {
          enter(root);
          root.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
        },
        acted: () => !waits(),
      },
      onFocus: { send: (root) => button(root)?.focus(), acted: waits },
      onBlur: {
        send: (root) => {
          button(root)?.focus();
          button(root)?.blur();
        },
        acted: () => !waits(),
      },
      onKeyDown: {
        send: (root) =>
          root.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
        acted: () => onDismiss.mock.calls.splice(0).length > 0,
      },
    },
  });
});

test('calls onDismiss after its duration', async () => {
  const onDismiss = vi.fn();
  const screen = await render(
    <>
      <button type="button">Elsewhere</button>
      {inList(
        <Toast duration={50} onDismiss={onDismiss}>
          Kept
        </Toast>,
      )}
    </>,
  );
  await screen.getByRole('button', { name: 'Elsewhere' }).hover();
  await expect.poll(() => onDismiss).toHaveBeenCalled();
});

test.each([
  ['hovered', () => userEvent.hover(document.querySelector('li') as Element)],
  ['focused', async () => document.querySelector<HTMLElement>('li button')?.focus()],
])('the timer stops while the toast is %s, and then restarts', async (_name, enter) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onDismiss = vi.fn();
  const screen = await render(
    <>
      <button type="button">Elsewhere</button>
      {inList(
        <Toast duration={100_000} onDismiss={onDismiss}>
          Kept
        </Toast>,
      )}
    </>,
  );
  const timers = () => vi.getTimerCount();
  await expect.poll(timers).toBe(1);
  // Well below the duration: every poll also advances the clock, and a slow machine polls often.
  vi.advanceTimersByTime(70_000);
  await enter();
  await expect.poll(timers).toBe(0);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.click();
  await expect.poll(timers).toBe(1);
  vi.advanceTimersByTime(70_000);
  expect(onDismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(onDismiss).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

function Page() {
  const show = useToast();
  return (
    <button type="button" onClick={() => show({ text: 'Kept' })}>
      Keep
    </button>
  );
}

test('without a ToastProvider, useToast shows nothing', async () => {
  const screen = await render(<Page />);
  await screen.getByRole('button').click();
  expect(screen.getByText('Kept').query()).toBeNull();
});
