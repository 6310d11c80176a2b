import * as v from 'valibot';
import { BlogReference, COMMENT_LIMITS, COMMENT_TEXTS, CommentFields } from '../contract/index.ts';
import { type Answer, failed } from '../http.ts';
import type { Source } from '../network.ts';
import { defaultSpamPolicy, type SpamPolicy } from '../spam.ts';
import { commentAdder, type NewComment } from '../store/add-comments.ts';
import { isVisible } from '../store/posts.ts';
import { forgetEnded, type Quota, type RateLimit, takeFrom } from '../store/rate-limits.ts';
import {
  bucketOf,
  INVALID_KEY,
  isJson,
  networkBehind,
  parseObject,
  problemsByField,
  readIdempotencyKey,
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

/** What a request brings. */
export interface SentComment {
  source: Source;
  contentType: string | undefined;
  idempotencyKey: string | undefined;
  /** The body; undefined when it is too large. */
  text: string | undefined;
}

/** Takes a comment and says what becomes of it. */
export type TakeComment = (sent: SentComment) => Promise<Answer>;

/** `POST /api/comments`, whatever the server hands over its requests in. */
export function commentTaker(
  dependencies: VisitorDependencies & { policy: CommentPolicy },
): TakeComment {
  const { store, clock, policy } = dependencies;
  const add = commentAdder(store, policy);
  const accepted: Answer = {
    status: 201,
    body: { status: 'success', message: COMMENT_TEXTS.accepted },
  };

  /** The comment of a request, or how to answer what is none. */
  async function read(sent: SentComment & { text: string }): Promise<NewComment | Answer> {
    if (!isJson(sent.contentType)) return failed(415, 'Send the comment as application/json.');
    const idempotencyKey = readIdempotencyKey(sent.idempotencyKey);
    if (idempotencyKey === null) return failed(400, INVALID_KEY);
    const body = parseObject(sent.text);
    if (!body) return failed(400, 'The comment is not valid JSON.');
    const reference = v.safeParse(BlogReference, body);
    if (!reference.success) return failed(400, COMMENT_TEXTS.invalidReference);
    const { blog_id: postId } = reference.output;
    const fields = v.safeParse(CommentFields, body);
    if (fields.success) return { ...fields.output, postId, idempotencyKey };
    if (!(await isVisible(store.db, postId, clock()))) {
      return failed(400, COMMENT_TEXTS.invalidReference);
    }
    return failed(422, COMMENT_TEXTS.invalidFields, problemsByField(fields.issues));
  }

  /** Counts as an attempt what stores nothing. */
  async function refuse(attempts: Quota, answer: Answer): Promise<Answer> {
    const now = clock();
    const retryAfter = await store.write(async (trx) => {
      await forgetEnded(store, trx, now);
      return takeFrom(store, trx, attempts, now);
    });
    return retryAfter > 0 ? limited(retryAfter) : answer;
  }

  return async (sent) => {
    const network = networkBehind(sent.source, dependencies);
    const attempts = { ...policy.attempts, bucket: bucketOf(network, 'comment-attempts') };
    if (sent.text === undefined) return refuse(attempts, tooLarge);
    const comment = await read({ ...sent, text: sent.text });
    if ('status' in comment) return refuse(attempts, comment);
    const bucket = bucketOf(network, 'comment-accepted');
    const { outcome, retryAfter } = await add({
      comment,
      attempts,
      accepted: { ...policy.accepted, bucket },
      now: clock(),
    });
    if (outcome === 'limited') return limited(retryAfter);
    return outcome === 'invisible' ? failed(400, COMMENT_TEXTS.invalidReference) : accepted;
  };
}

const tooLarge = failed(413, `A comment can have up to ${COMMENT_LIMITS.body / 1024} KB.`);

function limited(retryAfter: number): Answer {
  return { ...failed(429, COMMENT_TEXTS.limited), retryAfter };
}
