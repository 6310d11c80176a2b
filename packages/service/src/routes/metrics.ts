import { Hono } from 'hono';
import { failure, type ServiceEnv } from '../http.ts';
import { carriesToken, type Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { countWith } from '../store/waiting.ts';

/**
 * `/metrics` for Prometheus, for those who carry the token. It is not there without one: behind a
 * proxy on the same machine every visitor seems to be local, so being local proves nothing.
 */
export function metricsRoutes(store: Store, metrics: Metrics, token?: string): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  if (!token) return app;
  app.get('/metrics', async (c) => {
    if (!carriesToken(c.req.header('authorization'), token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return failure(c, 401, 'Send the token as Authorization: Bearer.');
    }
    // What a database in trouble cannot tell is left out; the rest matters most then.
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
  return {
    service_comments_pending: await countWith(store, 'comments', 'pending'),
    service_enquiries_new: await countWith(store, 'enquiries', 'new'),
    service_mails_waiting: await countWith(store, 'outbox', 'waiting'),
    service_mails_failed: await countWith(store, 'outbox', 'failed'),
  };
}
