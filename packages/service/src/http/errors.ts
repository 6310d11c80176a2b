import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '../contract/index.ts';
import { Refusal } from '../errors.ts';
import { isDatabaseTrouble } from '../store/trouble.ts';

/** One log line; it has no personal data: no address, no query, no body. */
export interface LogEntry {
  time: string;
  level: 'error';
  request_id: string;
  method: string;
  path: string;
  message: string;
  stack?: string;
}

/** Answers a request that failed. `fields` names a problem for each wrong field. */
export function failure(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const body: Failure = { status: 'error', message, ...(fields && { fields }) };
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}

/** Refuses a request that has to wait for `retryAfter` seconds; with 0 it does nothing. */
export function refuseFor(c: Context, retryAfter: number, message: string): void {
  if (retryAfter === 0) return;
  c.header('Retry-After', String(retryAfter));
  throw new Refusal(429, message);
}

/** The answer took too long; whether the request had an effect is not known. */
export const timedOut = new HTTPException(503, { message: 'The answer took too long.' });

/**
 * Handler for errors that a route throws: a refusal and a malformed request are answered as such,
 * everything else is logged. The answer is 503 when a repetition may succeed, else 500.
 */
export function errorHandler(clock: () => Date, log: (entry: LogEntry) => void) {
  return (error: Error, c: Context): Response => {
    if (error instanceof Refusal) return failure(c, error.status, error.message, error.fields);
    if (error instanceof HTTPException && error.status < 500) {
      return failure(c, error.status as ContentfulStatusCode, `${error.message}.`);
    }
    const { method, path } = c.req;
    const { message, stack } = error;
    // A known cause needs no stack, and it may concern every request.
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
