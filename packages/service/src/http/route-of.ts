import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of a request's route, such as `/uploads/:file`, which contains no personal data. */
export function routeOf(c: Context): string {
  const handlers = matchedRoutes(c).filter(({ method }) => method !== 'ALL');
  return handlers.at(-1)?.path ?? 'unknown';
}
