import { Hono } from 'hono';
import { logExport } from '../accounts/audit.ts';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { AdminSubscriberList, AdminSubscriberQuery, Deleted, Done } from '../contract/admin.ts';
import { deleted, done } from '../http/answers.ts';
import { CSV, csv } from '../http/downloads.ts';
import { describe } from '../http/openapi.ts';
import { visitedUrl } from '../http/origin.ts';
import { query, rowNumbers } from '../http/validate.ts';
import { pagesOf } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { unsubscribeLink } from './mails.ts';
import { deleteSubscriber, listSubscribers, unsubscribe, unsubscribeToken } from './queries.ts';

/** `/api/admin/subscribers`: subscribers of the newsletter. */
export function subscriberRoutes({ store, visited }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Subscribers of the newsletter', { 200: AdminSubscriberList }, [400]),
    query(AdminSubscriberQuery),
    async (c) => c.json(await listSubscribers(store, c.req.valid('query'))),
  );

  app.get('/export.csv', describe('All subscribers as CSV', { 200: CSV }), async (c) => {
    await logExport(store, c.var.by, 'subscribers');
    const head = ['email', 'status', 'asked', 'changed', 'bounced', 'unsubscribe'];
    const publicUrl = visited.publicUrl ?? visitedUrl(c, visited).origin;
    return csv(c, 'subscribers.csv', head, subscriberCells(store, publicUrl));
  });

  app.post(
    '/:id/unsubscribe',
    describe('Unsubscribes somebody who has asked for it', { 200: Done }, [404]),
    rowNumbers('id'),
    (c) => done(c, unsubscribe(store, c.req.valid('param').id, c.var.by)),
  );
  app.delete(
    '/:id',
    describe('Deletes a subscriber', { 200: Deleted }, [404]),
    rowNumbers('id'),
    async (c) => {
      await deleteSubscriber(store, c.req.valid('param').id, c.var.by);
      return c.json(await deleted(store));
    },
  );
  return app;
}

async function* subscriberCells(store: Store, publicUrl: string) {
  for await (const rows of pagesOf(store.db, 'subscribers')) {
    yield rows.map(({ id, email, status, created_at, changed_at, bounced_at }) => [
      ...[email, status, created_at, changed_at, bounced_at ?? ''].map(String),
      unsubscribeLink(publicUrl, unsubscribeToken(store, id)),
    ]);
  }
}
