import type { Context } from 'hono';
import * as v from 'valibot';
import { failure } from '../http.ts';
import { type ClientAddress, hashNetwork, networkOf } from '../network.ts';
import type { Quota, RateLimit } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** What routes need that take something from visitors. */
export interface VisitorDependencies {
  store: Store;
  clock: () => Date;
  clientAddress: ClientAddress;
}

/** A limit for the visitor's network, under a name of its own. */
export function quotaOf(
  c: Context,
  { store, clientAddress }: VisitorDependencies,
  name: string,
  limit: RateLimit,
): Quota {
  return {
    ...limit,
    bucket: `${name}:${hashNetwork(networkOf(clientAddress(c)), store.networkSalt)}`,
  };
}

/** Answers that a limit is reached. */
export function tooMany(c: Context, retryAfter: number, message: string): Response {
  c.header('Retry-After', String(retryAfter));
  return failure(c, 429, message);
}

/** The Idempotency-Key of a request; null when it cannot be one. */
export function readIdempotencyKey(c: Context): string | undefined | null {
  const key = c.req.header('idempotency-key');
  return key === undefined || /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}

export const INVALID_KEY = 'Idempotency-Key must have 1 to 200 visible ASCII characters.';

export function isJson(c: Context): boolean {
  return /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '');
}

/** An object from the body; undefined when it holds anything else or ends early. */
export async function readJson(c: Context): Promise<object | undefined> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The first problem of each field. */
export function problemsByField(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) problems[field] ??= issue.message;
  }
  return problems;
}
