import { Hono } from 'hono';
import { logExport } from '../accounts/audit.ts';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminSubscriberList, AdminSubscriberQuery, Done } from '../contract/admin.ts';
import { done } from '../http/answers.ts';
import { CSV, csv } from '../http/downloads.ts';
import { describe } from '../http/openapi.ts';
import { query, rowNumbers } from '../http/validate.ts';
import { pagesOf } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { listSubscribers, unsubscribe } from './queries.ts';

/** `/api/admin/subscribers`: subscribers of the newsletter. */
export function subscriberRoutes({ store }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Subscribers of the newsletter', { 200: AdminSubscriberList }, [400]),
    query(AdminSubscriberQuery),
    async (c) => c.json(await listSubscribers(store, c.req.valid('query'))),
  );

  app.get('/export.csv', describe('All subscribers as CSV', { 200: CSV }), async (c) => {
    await logExport(store, c.var.by, 'subscribers');
    const head = ['email', 'status', 'asked', 'changed'];
    return csv(c, 'subscribers.csv', head, subscriberCells(store));
  });

  app.post(
    '/:id/unsubscribe',
    describe('Unsubscribes somebody who has asked for it', { 200: Done }, [404]),
    rowNumbers('id'),
    (c) => done(c, unsubscribe(store, c.req.valid('param').id, c.var.by)),
  );
  return app;
}

async function* subscriberCells({ db }: Store) {
  for await (const rows of pagesOf(db, 'subscribers')) {
    yield rows.map(({ email, status, created_at, changed_at }) =>
      [email, status, created_at, changed_at].map(String),
    );
  }
}
