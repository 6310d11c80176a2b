import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './trouble.ts';

/**
 * How long SQLite itself waits for a lock of another process, in milliseconds. Short, because it
 * blocks the event loop; {@link waitForLock} does the rest.
 */
export const BLOCKING_WAIT_MS = 20;
const LONGEST_WAIT_MS = 5000;

/**
 * Runs `work`, and retries it for up to five seconds while another process has the SQLite file
 * locked.
 *
 * @param repeatable whether a failed `work` can be retried, because it has had no effect yet
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
