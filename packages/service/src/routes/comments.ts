import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  COMMENT_LIMITS,
  COMMENT_TEXTS,
  type CommentList,
  CommentListQuery,
} from '../contract/index.ts';
import { failure, readQuery, type ServiceEnv, send } from '../http.ts';
import { sourceOf } from '../network.ts';
import type { AnswerRead } from '../reads.ts';
import { approvedComments } from '../store/comments.ts';
import type { TakeComment } from './take-comment.ts';
import { readText, type VisitorDependencies } from './visitors.ts';

interface CommentDependencies extends VisitorDependencies {
  read: AnswerRead;
  take: TakeComment;
}

/** `/api/comments`: approved comments of a post, and new ones for moderation. */
export function commentRoutes({ store, clock, read, take }: CommentDependencies): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, CommentListQuery);
    if (problem !== undefined) return failure(c, 400, COMMENT_TEXTS.invalidReference);
    const load = () => approvedComments(store, query.blog_id, clock());
    return read(c, load satisfies () => Promise<CommentList>);
  });

  const hand = async (c: Context, text: string | undefined) =>
    send(
      c,
      await take({
        source: sourceOf(c),
        contentType: c.req.header('content-type'),
        idempotencyKey: c.req.header('idempotency-key'),
        text,
      }),
    );
  const sizeLimit = bodyLimit({
    maxSize: COMMENT_LIMITS.body,
    onError: (c) => hand(c, undefined),
  });
  app.post('/', sizeLimit, async (c) => hand(c, await readText(c)));
  return app;
}
