import type { MiddlewareHandler } from 'hono';
import pLimit from 'p-limit';
import { refuseFor } from '../http/errors.ts';

/** A hash takes a core, and one of the four threads that read files, too. */
const turns = pLimit(1);
const MOST_WAITING = 20;
const RETRY_SECONDS = 2;

/**
 * Lets requests that compute hashes of passwords take turns, and refuses them with 429 when too many wait. It belongs
 * after the validation of the body, so that a slow one does not hold a turn.
 */
export const inTurn: MiddlewareHandler = (c, next) => {
  refuseFor(c, turns.pendingCount < MOST_WAITING ? 0 : RETRY_SECONDS);
  return turns(next);
};
