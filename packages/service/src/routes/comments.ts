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
} from '../contract/index.ts';
import { failure, readQuery, type ServiceEnv } from '../http.ts';
import type { AnswerRead } from '../reads.ts';
import { defaultSpamPolicy, type SpamPolicy } from '../spam.ts';
import { commentAdder, type NewComment } from '../store/add-comments.ts';
import { approvedComments } from '../store/comments.ts';
import { isVisible } from '../store/posts.ts';
import { forgetEnded, type RateLimit, takeFrom } from '../store/rate-limits.ts';
import {
  INVALID_KEY,
  isJson,
  problemsByField,
  quotaOf,
  readIdempotencyKey,
  readJson,
  tooMany,
  type VisitorDependencies,
} from './visitors.ts';

/** How much a network may send, and what is spam. */
export interface CommentPolicy extends SpamPolicy {
  /** Requests, whatever becomes of them. */
  attempts: RateLimit;
  /** Stored comments. */
  accepted: RateLimit;
}

/** 60 attempts a minute, 5 comments in 10 minutes, and {@link defaultSpamPolicy}. */
export const defaultPolicy: CommentPolicy = {
  ...defaultSpamPolicy,
  attempts: { max: 60, windowMs: 60_000 },
  accepted: { max: 5, windowMs: 600_000 },
};

interface CommentDependencies extends VisitorDependencies {
  read: AnswerRead;
  policy: CommentPolicy;
}

/** `/api/comments`: approved comments of a post, and new ones for moderation. */
export function commentRoutes(dependencies: CommentDependencies): Hono<ServiceEnv> {
  const { store, clock, read } = dependencies;
  const app = new Hono<ServiceEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, CommentListQuery);
    if (problem !== undefined) return failure(c, 400, COMMENT_TEXTS.invalidReference);
    const load = () => approvedComments(store, query.blog_id, clock());
    return read(c, load satisfies () => Promise<CommentList>);
  });

  const sizeLimit = bodyLimit({
    maxSize: COMMENT_LIMITS.body,
    onError: (c) => {
      const message = `A comment can have up to ${COMMENT_LIMITS.body / 1024} KB.`;
      return refuse(c, dependencies, () => failure(c, 413, message));
    },
  });
  const add = commentAdder(store, dependencies.policy);
  app.post('/', sizeLimit, (c) => submit(c, dependencies, add));
  return app;
}

/** Answers a request that stores nothing, and counts it as an attempt. */
async function refuse(
  c: Context,
  dependencies: CommentDependencies,
  answer: () => Response,
): Promise<Response> {
  const { store, clock, policy } = dependencies;
  const attempts = quotaOf(c, dependencies, 'comment-attempts', policy.attempts);
  const now = clock();
  const retryAfter = await store.write(async (trx) => {
    await forgetEnded(store, trx, now);
    return takeFrom(trx, attempts, now);
  });
  return retryAfter > 0 ? tooMany(c, retryAfter, COMMENT_TEXTS.limited) : answer();
}

async function submit(
  c: Context,
  dependencies: CommentDependencies,
  add: ReturnType<typeof commentAdder>,
): Promise<Response> {
  const { comment, problem } = await readComment(c, dependencies);
  if (problem) return refuse(c, dependencies, problem);
  const { clock, policy } = dependencies;
  const { outcome, retryAfter } = await add({
    comment,
    attempts: quotaOf(c, dependencies, 'comment-attempts', policy.attempts),
    accepted: quotaOf(c, dependencies, 'comment-accepted', policy.accepted),
    now: clock(),
  });
  if (outcome === 'limited') return tooMany(c, retryAfter, COMMENT_TEXTS.limited);
  if (outcome === 'invisible') return failure(c, 400, COMMENT_TEXTS.invalidReference);
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'success', message: COMMENT_TEXTS.accepted } satisfies Accepted, 201);
}

/** The comment of a request, or how to answer what is none. */
async function readComment(
  c: Context,
  { store, clock }: CommentDependencies,
): Promise<
  { comment: NewComment; problem?: never } | { comment?: never; problem: () => Response }
> {
  if (!isJson(c)) {
    return { problem: () => failure(c, 415, 'Send the comment as application/json.') };
  }
  const idempotencyKey = readIdempotencyKey(c);
  if (idempotencyKey === null) return { problem: () => failure(c, 400, INVALID_KEY) };
  const body = await readJson(c);
  if (!body) return { problem: () => failure(c, 400, 'The comment is not valid JSON.') };
  const reference = v.safeParse(BlogReference, body);
  if (!reference.success) {
    return { problem: () => failure(c, 400, COMMENT_TEXTS.invalidReference) };
  }
  const fields = v.safeParse(CommentFields, body);
  if (!fields.success) {
    if (!(await isVisible(store.db, reference.output.blog_id, clock()))) {
      return { problem: () => failure(c, 400, COMMENT_TEXTS.invalidReference) };
    }
    const problems = problemsByField(fields.issues);
    return { problem: () => failure(c, 422, COMMENT_TEXTS.invalidFields, problems) };
  }
  return { comment: { ...fields.output, postId: reference.output.blog_id, idempotencyKey } };
}
