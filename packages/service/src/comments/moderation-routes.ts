import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminCommentList, AdminCommentQuery, Decided, Decision } from '../contract/admin.ts';
import { describe } from '../http/openapi.ts';
import { json, query } from '../http/validate.ts';
import { listForModeration, moderate } from './queries.ts';

/** `/api/admin/comments`: the moderation queue. */
export function moderationRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('The moderation queue', { 200: AdminCommentList }, [400, 401, 403]),
    query(AdminCommentQuery),
    async (c) => c.json(await listForModeration(store, c.req.valid('query'))),
  );

  app.post(
    '/decide',
    describe('Gives comments a status', { 200: Decided }, [400, 401, 403, 413, 415, 422]),
    json(Decision),
    async (c) => {
      const { ids, status } = c.req.valid('json');
      const { email } = c.get('administrator');
      return c.json({ ids: await moderate(store, ids, status, clock(), email) });
    },
  );
  return app;
}
