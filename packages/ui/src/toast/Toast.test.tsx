import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { Toast, useToast } from './index.ts';

const inList = (element: React.ReactElement) => <ul>{element}</ul>;

describe('Toast', () => conformance(<Toast onDismiss={() => {}}>Kept</Toast>, { wrap: inList }));

test('goes by itself when its time is over', async () => {
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
  await expect.poll(() => onDismiss.mock.calls.length).toBe(1);
});

test.each([
  ['the pointer', () => userEvent.hover(document.querySelector('li') as Element)],
  ['the focus', async () => document.querySelector<HTMLElement>('li button')?.focus()],
])('waits while %s is on it, and then begins anew', async (_name, enter) => {
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
  // Not quite: every look of a poll advances the clock, too, and a slow machine looks often.
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

test('without a provider nothing is shown, and nothing breaks', async () => {
  const screen = await render(<Page />);
  await screen.getByRole('button').click();
  expect(screen.getByText('Kept').query()).toBeNull();
});
