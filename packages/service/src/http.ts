import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Failure } from './contract.ts';

/** What every route of the service finds in its context. */
export interface ServiceEnv {
  Variables: { requestId: string };
}

/** Shared caches keep a read for a minute and show the old one for ten while they ask again. */
const READ_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Answers a read as JSON that caches may keep; 304 when the reader has it already. */
export function cacheable(c: Context, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', READ_CACHE);
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json; charset=UTF-8' });
}

function isKnown(header: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (header ?? '').split(',').map(strong);
  return known.includes('*') || known.includes(strong(etag));
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

/** The query of a request by its schema, or what is wrong with it. Empty values count as absent. */
export function readQuery<T extends v.GenericSchema>(
  c: Context,
  schema: T,
): { query: v.InferOutput<T>; problem?: never } | { query?: never; problem: string } {
  const given = Object.entries(c.req.query()).filter(([, value]) => value !== '');
  const result = v.safeParse(schema, Object.fromEntries(given));
  return result.success ? { query: result.output } : { problem: result.issues[0].message };
}
