import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Failure } from './contract/index.ts';

/** What every route of the service finds in its context. */
export interface ServiceEnv {
  Variables: { requestId: string };
}

/** Answers a request that failed. `fields` names a problem for each wrong field. */
export function failure(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: Failure = { status: 'error', message, ...(fields && { fields }) };
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

/** Answers that the database is in trouble: nothing was stored, asking again is right. */
export function unavailable(c: Context): Response {
  c.header('Retry-After', '10');
  const message =
    c.req.method === 'GET'
      ? 'This cannot be shown at the moment. Please try again in a few seconds.'
      : 'This could not be saved at the moment. Please try again in a few seconds.';
  return failure(c, 503, message);
}

/** The query of a request by its schema, or what is wrong with it. Empty values count as absent. */
export function readQuery<T extends v.GenericSchema>(
  c: Context,
  schema: T,
): { query: v.InferOutput<T>; problem?: never } | { query?: never; problem: string } {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  const result = v.safeParse(schema, Object.fromEntries(given));
  return result.success ? { query: result.output } : { problem: result.issues[0].message };
}

/** The pattern of the route that answered. */
export function routeOf(c: Context): string {
  const handlers = matchedRoutes(c).filter(({ method }) => method !== 'ALL');
  return handlers.at(-1)?.path ?? 'unknown';
}
