import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Failure, spelled } from '../contract/index.ts';
import { Refusal } from '../errors.ts';
import { isDatabaseTrouble } from '../store/trouble.ts';
import { routeOf } from './route-of.ts';

/** One log line, without personal data: no IP address, query or body. */
export interface LogEntry {
  time: string;
  level: 'error';
  request_id: string;
  method: string;
  /** A pattern: paths may contain names. */
  route: string;
  message: string;
  stack?: string;
}

/** Error response. `fields` maps each invalid field to its problem. @param message default: the code in words */
export function failure(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  fields?: Record<string, string>,
  message = spelled(code),
): Response {
  const body: Failure = { status: 'error', code, message, ...(fields && { fields }) };
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}

/** Throws a 429 refusal with `Retry-After` in seconds; does nothing if `retryAfter` is 0. */
export function refuseFor(c: Context, retryAfter: number): void {
  if (retryAfter === 0) return;
  c.header('Retry-After', String(retryAfter));
  throw new Refusal(429, 'rate-limited');
}

/** The response took too long; whether the request had an effect is unknown. */
const timedOut = new HTTPException(503, { message: 'The response took too long.' });

/** Why a request has taken too long: its body has not arrived yet, or else the response is late. */
export const tooLate = (c: Context) =>
  c.env?.incoming?.complete === false
    ? new HTTPException(408, { message: 'The request took too long.' })
    : timedOut;

/**
 * Handler for errors thrown by routes. A {@link Refusal} or a 4xx exception sets the response;
 * anything else is logged, and the response is 503 if a retry may succeed, otherwise 500.
 */
export function errorHandler(clock: () => Date, log: (entry: LogEntry) => void) {
  return (error: Error, c: Context): Response => {
    if (error instanceof Refusal) return failure(c, error.status, error.code, error.fields);
    if (error instanceof HTTPException && error.status < 500) {
      return failure(
        c,
        error.status as ContentfulStatusCode,
        'malformed',
        undefined,
        error.message,
      );
    }
    // The client went away before the end of its body: nobody reads the response, and the database is not to blame.
    const isReset = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (isReset && c.req.raw.signal.aborted) return failure(c, 400, 'malformed');
    const { method } = c.req;
    const { message, stack } = error;
    // A known cause needs no stack trace, and may affect every request.
    const isKnown = error === timedOut || isDatabaseTrouble(error);
    log({
      time: clock().toISOString(),
      level: 'error',
      request_id: c.get('requestId'),
      method,
      route: routeOf(c),
      message,
      ...(!isKnown && { stack }),
    });
    if (!isKnown) return failure(c, 500, 'server-error');
    c.header('Retry-After', '10');
    return failure(c, 503, 'unavailable');
  };
}
