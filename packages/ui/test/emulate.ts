import { cdp } from 'vitest/browser';

interface DevTools {
  send(method: string, parameters: object): Promise<unknown>;
}

/** Emulates forced colours during the test. */
export function inForcedColors<Result>(test: () => Promise<Result>): Promise<Result> {
  return emulating('forced-colors', 'active', test);
}

/** Emulates a preference for dark mode during the test. */
export function inDarkMode<Result>(test: () => Promise<Result>): Promise<Result> {
  return emulating('prefers-color-scheme', 'dark', test);
}

async function emulating<Result>(
  name: string,
  value: string,
  test: () => Promise<Result>,
): Promise<Result> {
  const emulate = (value: string) =>
    (cdp() as DevTools).send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  await emulate(value);
  try {
    return await test();
  } finally {
    await emulate('');
  }
}
