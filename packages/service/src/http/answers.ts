import type { Context } from 'hono';
import { spelled } from '../contract/index.ts';

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
