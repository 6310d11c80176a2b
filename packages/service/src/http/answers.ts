import type { Context } from 'hono';

/** Answers that a change was made, once it is; a change that cannot be made throws a `Refusal`. */
export async function done(
  c: Context,
  change: Promise<void>,
  status: 200 | 201 = 200,
): Promise<Response> {
  await change;
  return c.json({ status: 'success' }, status);
}
