import { cdp } from 'vitest/browser';

interface DevTools {
  send(method: string, parameters: object): Promise<unknown>;
}

/** Gives the page the colours of a high-contrast system, for the time of the test. */
export async function inForcedColors<Result>(test: () => Promise<Result>): Promise<Result> {
  const emulate = (value: string) =>
    (cdp() as DevTools).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    });
  await emulate('active');
  try {
    return await test();
  } finally {
    await emulate('');
  }
}
