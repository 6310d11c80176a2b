import type { Context } from 'hono';

/** Waits for a change and responds with success; a change that is refused throws a `Refusal`. */
export async function done(
  c: Context,
  change: Promise<void>,
  status: 200 | 201 = 200,
): Promise<Response> {
  await change;
  return c.json({ status: 'success' }, status);
}
