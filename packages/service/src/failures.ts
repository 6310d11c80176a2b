import { HTTPException } from 'hono/http-exception';
import { type Answer, failed } from './http.ts';
import { isDatabaseTrouble } from './store/trouble.ts';

/** One log line; it carries no personal data: no address, no query, no body. */
export interface LogEntry {
  time: string;
  level: 'error';
  request_id: string;
  method: string;
  path: string;
  message: string;
  stack?: string;
}

/** The answer was not ready in time; what became of the work is not known. */
export class TooLate extends HTTPException {
  constructor() {
    super(503, { message: 'The answer took too long.' });
  }
}

/** Logs why a request failed and says how to answer it: 503 when asking again is right. */
export type Report = (
  error: Error,
  request: { id: string; method: string; path: string },
) => Answer;

export function reporting(clock: () => Date, log: (entry: LogEntry) => void): Report {
  return (error, { id, method, path }) => {
    const { message, stack } = error;
    const time = clock().toISOString();
    log({ time, level: 'error', request_id: id, method, path, message, stack });
    if (!(error instanceof TooLate) && !isDatabaseTrouble(error)) {
      return failed(500, 'Something went wrong on our side. Please try again.');
    }
    const what = method === 'GET' ? 'shown' : 'saved';
    const advice = `This could not be ${what} at the moment. Please try again in a few seconds.`;
    return { ...failed(503, advice), retryAfter: 10 };
  };
}
