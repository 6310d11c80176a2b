import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminMailList, AdminMailQuery, SendAgain, SentAgain } from '../contract/admin.ts';
import { describe } from '../http/openapi.ts';
import { json, query } from '../http/validate.ts';
import { listMails, sendAgain } from './queries.ts';

/** `/api/admin/outbox`: waiting, failed and sent mails. */
export function outboxRoutes({ store, onMail }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Waiting, failed and sent mails', { 200: AdminMailList }, [400]),
    query(AdminMailQuery),
    async (c) => {
      const sending = onMail !== undefined;
      return c.json({ ...(await listMails(store, c.req.valid('query'))), sending });
    },
  );

  app.post(
    '/send',
    describe('Retries mails now', { 200: SentAgain }),
    json(SendAgain),
    async (c) => {
      const count = await sendAgain(store, c.req.valid('json').ids, c.var.by);
      onMail?.();
      return c.json({ count });
    },
  );
  return app;
}
