import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import {
  AdminCommentList,
  AdminCommentQuery,
  CommentAnswer,
  CommentDeletion,
  Decided,
  Decision,
  DeletedComments,
  DeletedView,
  Done,
  ViewDecided,
  ViewDecision,
  ViewDeletion,
} from '../contract/admin.ts';
import { deleted, done } from '../http/answers.ts';
import { describe } from '../http/openapi.ts';
import { json, query, rowNumbers } from '../http/validate.ts';
import {
  answerComment,
  deleteComments,
  deleteView,
  listForModeration,
  moderate,
  moderateView,
} from './queries.ts';

/** `/api/admin/comments`: the moderation queue. */
export function moderationRoutes({ store }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('The moderation queue', { 200: AdminCommentList }, [400]),
    query(AdminCommentQuery),
    async (c) => c.json(await listForModeration(store, c.req.valid('query'))),
  );

  app.post(
    '/decide',
    describe('Changes the status of comments', { 200: Decided }),
    json(Decision),
    async (c) => {
      const { ids, status, from } = c.req.valid('json');
      return c.json({ ids: await moderate(store, ids, status, c.var.by, from) });
    },
  );
  app.post(
    '/delete',
    describe('Deletes comments for good', { 200: DeletedComments }),
    json(CommentDeletion),
    async (c) => {
      const { ids, from } = c.req.valid('json');
      const gone = await deleteComments(store, ids, c.var.by, from);
      return c.json({ ...(await deleted(store)), ids: gone });
    },
  );

  app.post(
    '/decide-view',
    describe('Changes the status of all comments of a view', { 200: ViewDecided }),
    json(ViewDecision),
    async (c) => c.json(await moderateView(store, c.req.valid('json'), c.var.by)),
  );
  app.post(
    '/delete-view',
    describe('Deletes all comments of a view for good', { 200: DeletedView }),
    json(ViewDeletion),
    async (c) => {
      const count = await deleteView(store, c.req.valid('json'), c.var.by);
      return c.json({ ...(await deleted(store)), count });
    },
  );

  app.put(
    '/:id/answer',
    describe(
      'Answers a comment as the company; 409 if somebody else has decided or answered since',
      { 200: Done },
      [404, 409],
    ),
    rowNumbers('id'),
    json(CommentAnswer),
    (c) => done(c, answerComment(store, c.req.valid('param').id, c.req.valid('json'), c.var.by)),
  );
  return app;
}
