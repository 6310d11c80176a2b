import { Hono } from 'hono';
import { failure, type ServiceEnv } from '../http.ts';
import { ping } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers too. */
export function healthRoutes(store: Store): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    try {
      await ping(store);
    } catch {
      c.header('Retry-After', '10');
      return failure(c, 503, 'The database does not answer.');
    }
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
