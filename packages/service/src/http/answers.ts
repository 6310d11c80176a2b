import type { Context } from 'hono';
import { spelled } from '../contract/index.ts';
import type { Store } from '../store/store.ts';

/** Responds to a visitor whose input was accepted. */
export function success(c: Context, status: 201 | 202, code: string, more?: object): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'success', code, message: spelled(code), ...more }, status);
}

/** Waits for a change and responds with success; a change that is refused throws a `Refusal`. */
export async function done(
  c: Context,
  change: Promise<void>,
  status: 200 | 201 = 200,
): Promise<Response> {
  await change;
  return c.json({ status: 'success' }, status);
}

/** How long a response to a deletion waits for the log of the database, in milliseconds. */
const LOG_WAIT_MS = 1000;

/** The response after something was deleted, once the log of the database has it no more. */
export async function deleted(store: Store) {
  return { status: 'success' as const, remains: !(await store.reclaim(LOG_WAIT_MS)) };
}
