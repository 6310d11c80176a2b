import type { Context } from 'hono';
import * as v from 'valibot';
import { failed, send } from '../http.ts';
import { type ClientAddress, hashNetwork, networkOf, type Source, sourceOf } from '../network.ts';
import type { Quota, RateLimit } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** What routes need that take something from visitors. */
export interface VisitorDependencies {
  store: Store;
  clock: () => Date;
  clientAddress: ClientAddress;
}

/** The hidden name of the visitor's network. */
export function networkBehind(
  source: Source,
  { store, clientAddress }: VisitorDependencies,
): string {
  return hashNetwork(networkOf(clientAddress(source)), store.networkSalt);
}

/** What is counted of a network. Its counts lie side by side, mostly on one page of the disk. */
export function bucketOf(network: string, name: string): string {
  return `${network}:${name}`;
}

/** A limit for the visitor's network, under a name of its own. */
export function quotaOf(
  c: Context,
  dependencies: VisitorDependencies,
  name: string,
  { max, windowMs }: RateLimit,
): Quota {
  return { max, windowMs, bucket: bucketOf(networkBehind(sourceOf(c), dependencies), name) };
}

/** Answers that a limit is reached. */
export function tooMany(c: Context, retryAfter: number, message: string): Response {
  return send(c, { ...failed(429, message), retryAfter });
}

/** The Idempotency-Key of a request from its header; null when it cannot be one. */
export function readIdempotencyKey(header: string | undefined): string | undefined | null {
  return header === undefined || /^[\x21-\x7e]{1,200}$/.test(header) ? header : null;
}

export const INVALID_KEY = 'Idempotency-Key must have 1 to 200 visible ASCII characters.';

export function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}

/** An object from the body; undefined when it holds anything else or ends early. */
export async function readJson(c: Context): Promise<object | undefined> {
  return parseObject(await readText(c));
}

/** The text of a body; empty when it ends early. */
export function readText(c: Context): Promise<string> {
  return c.req.text().catch(() => '');
}

/** The object that a text is in JSON; undefined when it is anything else. */
export function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
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
