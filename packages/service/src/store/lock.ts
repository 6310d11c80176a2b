import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './trouble.ts';

/**
 * How long SQLite itself waits for the lock of another process, in milliseconds. That blocks the
 * event loop, so {@link waitForLock} does the rest of the waiting.
 */
export const BLOCKING_WAIT_MS = 20;
const LONGEST_WAIT_MS = 5000;

/**
 * Runs `work`, and repeats it for up to five seconds while another process holds the lock of the
 * SQLite file.
 *
 * @param repeatable whether a failed `work` can be repeated because it has done nothing yet
 */
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
