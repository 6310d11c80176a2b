import '../src/styles/index.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A font that arrives in the middle of a test would change what it measures. Fallback faces that this system lacks
// cannot load, and need not.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));

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
