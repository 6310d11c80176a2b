import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminMailList, AdminMailQuery, SendAgain, SentAgain } from '../contract/admin.ts';
import { describe } from '../http/openapi.ts';
import { json, query } from '../http/validate.ts';
import { listMails, sendAgain } from './queries.ts';

/** `/api/admin/outbox`: mails that wait, that failed and that were sent. */
export function outboxRoutes({ store, onMail }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Mails that wait, failed or were sent', { 200: AdminMailList }, [400]),
    query(AdminMailQuery),
    async (c) => {
      const sending = onMail !== undefined;
      return c.json({ ...(await listMails(store, c.req.valid('query'))), sending });
    },
  );

  app.post(
    '/send',
    describe('Sends mails again now', { 200: SentAgain }),
    json(SendAgain),
    async (c) => {
      const count = await sendAgain(store, c.req.valid('json').ids, c.var.by);
      onMail?.();
      return c.json({ count });
    },
  );
  return app;
}
