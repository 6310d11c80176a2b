import { Hono, type MiddlewareHandler } from 'hono';
import {
  Accepted,
  COMMENT_LIMITS,
  CommentInput,
  CommentList,
  CommentListQuery,
} from '../contract/index.ts';
import { success } from '../http/answers.ts';
import { failure, refuseFor } from '../http/errors.ts';
import { describe } from '../http/openapi.ts';
import type { ReadCache } from '../http/response-cache.ts';
import { idempotencyKey, json, limitBody, query, storedKey } from '../http/validate.ts';
import { countAttempt, quotaOf, type VisitorDependencies } from '../http/visitors.ts';
import type { CommentPolicy } from '../policies.ts';
import { isVisible } from '../posts/queries.ts';
import { addComment } from './add.ts';
import { approvedComments } from './queries.ts';

interface CommentDependencies extends VisitorDependencies {
  cache: ReadCache;
  policy: CommentPolicy;
}

interface CommentEnv {
  Variables: { isCounted?: boolean };
}

/** `/api/comments`: lists approved comments and accepts new ones for moderation. */
export function commentRoutes(dependencies: CommentDependencies): Hono<CommentEnv> {
  const { store, clock, cache, policy } = dependencies;
  const app = new Hono<CommentEnv>();

  app.get(
    '/',
    describe('Approved comments of a post, oldest first', { 200: CommentList }, [400]),
    query(CommentListQuery, (c) => failure(c, 400, 'invalid-blog-reference')),
    (c) => {
      const query = c.req.valid('query');
      return cache(c, query, async () =>
        c.json(await approvedComments(store, query.blog_id, clock())),
      );
    },
  );

  app.post(
    '/',
    describe('Submits a comment for moderation', { 201: Accepted }, [403, 429]),
    countRefused(dependencies),
    limitBody(COMMENT_LIMITS.body),
    idempotencyKey,
    json(CommentInput, async (c, fields, input) => {
      const { blog_id } = input as { blog_id: number };
      const isReadable = !('blog_id' in fields) && (await isVisible(store.db, blog_id, clock()));
      return isReadable
        ? failure(c, 422, 'invalid-fields', fields)
        : failure(c, 400, 'invalid-blog-reference');
    }),
    async (c) => {
      const { blog_id: postId, ...fields } = c.req.valid('json');
      // Somebody who sends a form again has spent more time on it.
      const { fill_ms: _, ...content } = c.req.valid('json');
      const comment = {
        ...fields,
        postId,
        idempotencyKey: storedKey(c.req.valid('header')['idempotency-key'], content),
        attempts: quotaOf(c, dependencies, 'comment-attempts', policy.attempts),
        accepted: quotaOf(c, dependencies, 'comment-accepted', policy.accepted),
      };
      c.set('isCounted', true);
      const { outcome, retryAfter } = await addComment(store, comment, policy, clock());
      refuseFor(c, retryAfter);
      if (outcome === 'invisible') return failure(c, 400, 'invalid-blog-reference');
      return success(c, 201, 'awaiting-moderation');
    },
  );
  return app;
}

/** Counts requests as attempts that were refused before {@link addComment} could count them. */
function countRefused(dependencies: CommentDependencies): MiddlewareHandler<CommentEnv> {
  const { attempts } = dependencies.policy;
  return async (c, next) => {
    await next();
    if (c.res.status >= 500 || c.get('isCounted')) return;
    await countAttempt(c, dependencies, 'comment-attempts', attempts);
  };
}
