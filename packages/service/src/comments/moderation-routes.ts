import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminCommentList, AdminCommentQuery, Decided, Decision } from '../contract/admin.ts';
import { describe } from '../http/openapi.ts';
import { json, query } from '../http/validate.ts';
import { listForModeration, moderate } from './queries.ts';

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
  return app;
}
