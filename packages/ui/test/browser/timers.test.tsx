import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render, renderHook } from 'vitest-browser-react';
import { Form, Hero, MotionProvider, SearchField, SubmitButton, Toast } from '../../src/index.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const times = [Number.POSITIVE_INFINITY, 2 ** 31, Number.MAX_SAFE_INTEGER];

/** Everything that a browser would run at once, because it cannot count that long. */
async function soon() {
  const { act } = await renderHook(() => {});
  await act(async () => vi.advanceTimersByTime(60_000));
}

const never: readonly [string, (time: number, onTime: () => void) => ReactElement][] = [
  [
    'Toast',
    (duration, onTime) => (
      <ul style={{ pointerEvents: 'none' }}>
        <Toast duration={duration} onDismiss={onTime}>
          Kept
        </Toast>
      </ul>
    ),
  ],
];

test.each(never.flatMap(([name, element]) => times.map((time) => [name, time, element] as const)))(
  '%s takes %d as never',
  async (_name, time, element) => {
    const real = vi.spyOn(globalThis, 'setTimeout');
    const onTime = vi.fn();
    await render(element(time, onTime));
    await soon();
    expect(onTime).not.toHaveBeenCalled();
    for (const [, delay = 0] of real.mock.calls) expect(delay).toBeLessThan(2 ** 31);
    real.mockRestore();
  },
);

test.each(times)('a confirmation, a search and a headline wait for %d ms', async (time) => {
  const delays = vi.spyOn(globalThis, 'setTimeout');
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const onSearch = vi.fn();
  const screen = await render(
    <MotionProvider>
      <Form
        action="/a"
        aria-label="A"
        onSubmit={async () => ({ ok: true })}
        confirmationTime={time}
        defaultResult={{ ok: true, title: 'Sent' }}
      >
        <SubmitButton />
      </Form>
      <SearchField action="/a" onSearch={onSearch} delay={time} />
      <Hero headlines={[{ title: 'One' }, { title: 'Two' }]} interval={time} />
    </MotionProvider>,
  );
  await screen.getByRole('searchbox').fill('air');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await soon();
  expect(onSearch).not.toHaveBeenCalled();
  const all = [...delays.mock.calls, ...intervals.mock.calls];
  for (const [, delay = 0] of all) expect(delay).toBeLessThan(2 ** 31);
  delays.mockRestore();
  intervals.mockRestore();
});
