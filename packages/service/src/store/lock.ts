import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './trouble.ts';

/** How long SQLite itself waits for a lock, in milliseconds: it blocks the event loop, {@link waitForLock} does not. */
export const BLOCKING_WAIT_MS = 20;
export const LONGEST_WAIT_MS = 5000;

/** Runs `work`, and again for up to five seconds while the file is locked, if it is `repeatable` without effects. */
export async function waitForLock<T>(
  work: () => T | Promise<T>,
  repeatable = () => true,
): Promise<T> {
  const lastTry = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || !repeatable() || performance.now() > lastTry) throw error;
    }
    await pause(BLOCKING_WAIT_MS);
  }
}
