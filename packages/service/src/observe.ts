import type { Metrics } from './metrics.ts';

/** One line for a request; `route` is a pattern, so nothing of the visitor is in it. */
export interface AccessEntry {
  time: string;
  level: 'info';
  request_id: string;
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the answer was ready. */
  ms: number;
}

interface Answered {
  id: string;
  method: string;
  route: string;
  status: number;
  /** When the request came, on the clock of `performance.now`. */
  start: number;
}

/** Counts a request that is answered and, when asked to, logs it. */
export type Observe = (answered: Answered) => void;

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function observing(
  metrics: Metrics,
  clock: () => Date,
  accessLog: ((entry: AccessEntry) => void) | undefined,
): Observe {
  return ({ id, method, route, status, start }) => {
    const ms = performance.now() - start;
    const known = KNOWN_METHODS.has(method) ? method : 'OTHER';
    metrics.observe(known, route, status, ms / 1000);
    accessLog?.({
      time: clock().toISOString(),
      level: 'info',
      request_id: id,
      method: known,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
    });
  };
}
