import { Hono } from 'hono';
import { failure } from './errors.ts';
import { carriesToken, type Metrics } from './metrics.ts';

/**
 * `/metrics` for Prometheus; requires the bearer token. Without a configured token there is no
 * route. A local address is not enough: behind a proxy on the same machine, every request has one.
 */
export function metricsRoutes(
  metrics: Metrics,
  gauges: () => Promise<Record<string, number>>,
  token?: string,
): Hono {
  const app = new Hono();
  if (!token) return app;
  app.get('/metrics', async (c) => {
    if (!carriesToken(c.req.header('authorization'), token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return failure(c, 401, 'token-missing');
    }
    return c.text(metrics.text(await gauges()), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
