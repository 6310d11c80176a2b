import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected word on the console fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.mocked(console[method]);
    const messages = spy.mock.calls.map((call) => call.map(String).join(' '));
    spy.mockRestore();
    expect(messages, `console.${method}`).toEqual([]);
  }
});
