import '../src/styles/index.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A font that loads during a test would change its measurements. Fallback faces that are missing on this system
// cannot load and do not have to.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));

const methods = ['error', 'warn'] as const;
let spies: ReturnType<typeof spyOnConsole>;

function spyOnConsole() {
  return methods.map((method) => vi.spyOn(console, method));
}

/** An unexpected console message fails the test that caused it. */
beforeEach(() => {
  spies = spyOnConsole();
});

afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(messages, 'words on the console').toEqual([]);
});
