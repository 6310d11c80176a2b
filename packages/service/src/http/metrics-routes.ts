import { Hono } from 'hono';
import { countByStatus } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { ServiceEnv } from './env.ts';
import { failure } from './errors.ts';
import { carriesToken, type Metrics } from './metrics.ts';

/**
 * `/metrics` for Prometheus, for requests with the token. Without a token there is no such route:
 * behind a proxy on the same machine every request seems local, so that proves nothing.
 */
export function metricsRoutes(store: Store, metrics: Metrics, token?: string): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  if (!token) return app;
  app.get('/metrics', async (c) => {
    if (!carriesToken(c.req.header('authorization'), token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return failure(c, 401, 'Send the token as Authorization: Bearer.');
    }
    // While the database fails its counts are left out: the other metrics matter most then.
    const counts = await countRows(store).catch(() => ({}));
    return c.text(metrics.text({ ...processGauges(), ...counts }), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

function processGauges() {
  return {
    process_resident_memory_bytes: process.memoryUsage.rss(),
    process_uptime_seconds: process.uptime(),
  };
}

async function countRows(store: Store) {
  const comments = await countByStatus(store, 'comments', ['pending']);
  const enquiries = await countByStatus(store, 'enquiries', ['new']);
  const mails = await countByStatus(store, 'outbox', ['waiting', 'failed']);
  return {
    service_comments_pending: comments.pending,
    service_enquiries_new: enquiries.new,
    service_mails_waiting: mails.waiting,
    service_mails_failed: mails.failed,
  };
}
