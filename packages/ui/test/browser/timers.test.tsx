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

/** The delays of all calls from now on. A spy on a fake timer would bring it back when it is restored after the real one. */
function delaysOf(name: 'setTimeout' | 'setInterval') {
  const delays: number[] = [];
  const timer = globalThis[name];
  const recorded = (act: () => void, delay = 0) => {
    delays.push(delay);
    return timer(act, delay);
  };
  Object.assign(globalThis, { [name]: recorded });
  return delays;
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
    const delays = delaysOf('setTimeout');
    const onTime = vi.fn();
    await render(element(time, onTime));
    await soon();
    expect(onTime).not.toHaveBeenCalled();
    for (const delay of delays) expect(delay).toBeLessThan(2 ** 31);
  },
);

test.each(times)('a confirmation, a search and a headline wait for %d ms', async (time) => {
  const delays = delaysOf('setTimeout');
  const intervals = delaysOf('setInterval');
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
  for (const delay of [...delays, ...intervals]) expect(delay).toBeLessThan(2 ** 31);
});
