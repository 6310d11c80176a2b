import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import {
  type Accepted,
  BlogReference,
  COMMENT_LIMITS,
  COMMENT_TEXTS,
  CommentFields,
  type CommentList,
  CommentListQuery,
} from '../contract.ts';
import { cacheable, failure, readQuery, type ServiceEnv } from '../http.ts';
import { type ClientAddress, hashNetwork, networkOf } from '../network.ts';
import { addComment, approvedComments } from '../store/comments.ts';
import { isVisible } from '../store/posts.ts';
import { forgetEnded, type RateLimit, takeFrom } from '../store/rate-limits.ts';
import type { Store } from '../store/store.ts';

/** How much a network may send, and how quickly a person can be thought to write. */
export interface CommentPolicy {
  /** Requests, whatever becomes of them. */
  attempts: RateLimit;
  /** Stored comments. */
  accepted: RateLimit;
  /** A form sent sooner than this, in milliseconds, was filled by a robot. */
  minFillMs: number;
}

/** 60 attempts a minute, 5 comments in 10 minutes, 3 seconds to fill the form. */
export const defaultPolicy: CommentPolicy = {
  attempts: { max: 60, windowMs: 60_000 },
  accepted: { max: 5, windowMs: 600_000 },
  minFillMs: 3000,
};

interface CommentDependencies {
  store: Store;
  clock: () => Date;
  clientAddress: ClientAddress;
  policy: CommentPolicy;
}

/** `/api/comments`: approved comments of a post, and new ones for moderation. */
export function commentRoutes(dependencies: CommentDependencies): Hono<ServiceEnv> {
  const { store, clock } = dependencies;
  const app = new Hono<ServiceEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, CommentListQuery);
    if (problem !== undefined) return failure(c, 400, COMMENT_TEXTS.invalidReference);
    const comments = await approvedComments(store, query.blog_id, clock());
    return cacheable(c, comments satisfies CommentList);
  });

  const sizeLimit = bodyLimit({
    maxSize: COMMENT_LIMITS.body,
    onError: (c) => failure(c, 413, `A comment can have up to ${COMMENT_LIMITS.body / 1024} KB.`),
  });
  app.post(
    '/',
    (c, next) => limitAttempts(c, dependencies, next),
    sizeLimit,
    (c) => submit(c, dependencies),
  );
  return app;
}

/** The name under which the visitor's network is counted. */
function networkBucket(c: Context, { store, clientAddress }: CommentDependencies): string {
  return hashNetwork(networkOf(clientAddress(c)), store.networkSalt);
}

async function limitAttempts(
  c: Context,
  dependencies: CommentDependencies,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const { store, clock, policy } = dependencies;
  const bucket = `comment-attempts:${networkBucket(c, dependencies)}`;
  const now = clock();
  await forgetEnded(store, now);
  const retryAfter = await takeFrom(store.db, bucket, policy.attempts, now);
  if (retryAfter > 0) return tooMany(c, retryAfter);
  await next();
}

async function submit(c: Context, dependencies: CommentDependencies): Promise<Response> {
  const { store, clock, policy } = dependencies;
  const now = clock();
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    return failure(c, 415, 'Send the comment as application/json.');
  }
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    return failure(c, 400, 'Idempotency-Key must have 1 to 200 visible ASCII characters.');
  }
  const body = await readJson(c);
  if (body === undefined) return failure(c, 400, 'The comment is not valid JSON.');

  const reference = v.safeParse(BlogReference, body);
  if (!reference.success || !(await isVisible(store, reference.output.blog_id, now))) {
    return failure(c, 400, COMMENT_TEXTS.invalidReference);
  }
  const fields = v.safeParse(CommentFields, body);
  if (!fields.success) {
    return failure(c, 422, COMMENT_TEXTS.invalidFields, problemsByField(fields.issues));
  }
  const { name, email, message } = fields.output;
  const retryAfter = await addComment(
    store,
    {
      postId: reference.output.blog_id,
      name,
      email,
      message,
      status: looksAutomatic(fields.output, policy) ? 'spam' : 'pending',
      idempotencyKey: key,
    },
    { ...policy.accepted, bucket: `comment-accepted:${networkBucket(c, dependencies)}` },
    now,
  );
  if (retryAfter > 0) return tooMany(c, retryAfter);
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'success', message: COMMENT_TEXTS.accepted } satisfies Accepted, 201);
}

/** An object from the body; undefined when it holds anything else or ends early. */
async function readJson(c: Context): Promise<object | undefined> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The first problem of each field. */
function problemsByField(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    if (field) problems[field] ??= issue.message;
  }
  return problems;
}

/** Robots fill fields that people do not see, and fill all of them at once. */
function looksAutomatic({ website, fill_ms }: CommentFields, { minFillMs }: CommentPolicy) {
  return website !== '' || (fill_ms !== undefined && fill_ms < minFillMs);
}

function tooMany(c: Context, retryAfter: number): Response {
  c.header('Retry-After', String(retryAfter));
  return failure(c, 429, COMMENT_TEXTS.limited);
}
