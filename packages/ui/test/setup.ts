import '../src/styles/index.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Loads the fonts first, because a font that loads during a test would change its measurements. Fallback faces that this
// system does not have may fail.
await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));

const methods = ['error', 'warn'] as const;
let spies: ReturnType<typeof spyOnConsole>;

function spyOnConsole() {
  return methods.map((method) => vi.spyOn(console, method));
}

/** Fails a test that causes a warning or an error on the console. */
beforeEach(() => {
  spies = spyOnConsole();
});

afterEach(() => {
  const messages = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  expect(messages, 'messages on the console').toEqual([]);
});
