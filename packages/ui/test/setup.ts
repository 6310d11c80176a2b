import '../src/styles/index.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;
let spies: ReturnType<typeof spyOnConsole>;

function spyOnConsole() {
  return methods.map((method) => vi.spyOn(console, method));
}

/** An unexpected word on the console fails the test that caused it. */
beforeEach(() => {
  spies = spyOnConsole();
});

afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(messages, 'words on the console').toEqual([]);
});
