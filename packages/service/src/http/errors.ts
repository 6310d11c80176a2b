import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '../contract/index.ts';
import { Refusal } from '../errors.ts';
import { isDatabaseTrouble } from '../store/trouble.ts';

/** One log line, without personal data: no IP address, query or body. */
export interface LogEntry {
  time: string;
  level: 'error';
  request_id: string;
  method: string;
  path: string;
  message: string;
  stack?: string;
}

/** Error response. `fields` maps each invalid field to its problem. */
export function failure(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: Failure = { status: 'error', message, ...(fields && { fields }) };
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}

/** Throws a 429 refusal with `Retry-After` in seconds; does nothing if `retryAfter` is 0. */
export function refuseFor(c: Context, retryAfter: number, message: string): void {
  if (retryAfter === 0) return;
  c.header('Retry-After', String(retryAfter));
  throw new Refusal(429, message);
}

/** The response took too long; whether the request had an effect is unknown. */
export const timedOut = new HTTPException(503, { message: 'The response took too long.' });

/**
 * Handler for errors thrown by routes. A {@link Refusal} or a 4xx exception sets the response;
 * anything else is logged, and the response is 503 if a retry may succeed, otherwise 500.
 */
export function errorHandler(clock: () => Date, log: (entry: LogEntry) => void) {
  return (error: Error, c: Context): Response => {
    if (error instanceof Refusal) return failure(c, error.status, error.message, error.fields);
    if (error instanceof HTTPException && error.status < 500) {
      return failure(c, error.status as ContentfulStatusCode, `${error.message}.`);
    }
    const { method, path } = c.req;
    const { message, stack } = error;
    // A known cause needs no stack trace, and may affect every request.
    const isKnown = error === timedOut || isDatabaseTrouble(error);
    log({
      time: clock().toISOString(),
      level: 'error',
      request_id: c.get('requestId'),
      method,
      path,
      message,
      ...(!isKnown && { stack }),
    });
    if (!isKnown) return failure(c, 500, 'Something went wrong on our side. Please try again.');
    const effect = method === 'GET' ? 'shown' : 'saved';
    c.header('Retry-After', '10');
    return failure(
      c,
      503,
      `This could not be ${effect} at the moment. Please try again in a few seconds.`,
    );
  };
}
