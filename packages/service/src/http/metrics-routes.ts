import { Hono } from 'hono';
import { countWaiting } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { failure } from './errors.ts';
import { carriesToken, type Metrics } from './metrics.ts';

/**
 * `/metrics` for Prometheus; requires the bearer token. Without a configured token there is no
 * route. A local address is not enough: behind a proxy on the same machine, every request has one.
 */
export function metricsRoutes(store: Store, metrics: Metrics, token?: string): Hono {
  const app = new Hono();
  if (!token) return app;
  app.get('/metrics', async (c) => {
    if (!carriesToken(c.req.header('authorization'), token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return failure(c, 401, 'token-missing');
    }
    const gauges = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_uptime_seconds: process.uptime(),
      // Without row counts while the database fails: that is when the other metrics matter most.
      ...(await countRows(store).catch(() => ({}))),
    };
    return c.text(metrics.text(gauges), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  return app;
}

async function countRows(store: Store) {
  const { comments, enquiries, mails } = await countWaiting(store);
  return {
    service_comments_pending: comments,
    service_enquiries_new: enquiries,
    service_mails_waiting: mails.waiting,
    service_mails_failed: mails.failed,
  };
}
