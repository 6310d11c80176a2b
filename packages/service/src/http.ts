import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Accepted, Failure } from './contract/index.ts';

/** What every route of the service finds in its context. */
export interface ServiceEnv {
  Variables: { requestId: string };
}

/** An answer for one visitor, which no cache keeps. */
export interface Answer {
  status: ContentfulStatusCode;
  body: Accepted | Failure;
  /** Seconds after which to ask again. */
  retryAfter?: number;
}

/** Says that a request failed. `fields` names a problem for each wrong field. */
export function failed(
  status: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Answer {
  return { status, body: { status: 'error', message, ...(fields && { fields }) } };
}

export function send(c: Context, { status, body, retryAfter }: Answer): Response {
  c.header('Cache-Control', 'no-store');
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json(body, status);
}

/** Answers a request that failed. */
export function failure(c: Context, ...what: Parameters<typeof failed>): Response {
  return send(c, failed(...what));
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
