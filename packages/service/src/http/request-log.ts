import type { MiddlewareHandler } from 'hono';
import type { Metrics } from './metrics.ts';
import { routeOf } from './route-of.ts';

/** One access log line. `route` is a pattern, so it contains no personal data. */
export interface AccessEntry {
  time: string;
  level: 'info';
  request_id: string;
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the response was ready. */
  ms: number;
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Middleware that measures each request and passes an entry to `accessLog`. */
export function requestLog(
  metrics: Metrics,
  clock: () => Date,
  accessLog?: (entry: AccessEntry) => void,
): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const method = KNOWN_METHODS.has(c.req.method) ? c.req.method : 'OTHER';
    const route = routeOf(c);
    const { status } = c.res;
    metrics.observe(method, route, status, ms / 1000);
    accessLog?.({
      time: clock().toISOString(),
      level: 'info',
      request_id: c.get('requestId'),
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
    });
  };
}
