import type { IncomingMessage } from 'node:http';
import { COMMENT_LIMITS } from './contract/index.ts';
import { type Report, TooLate } from './failures.ts';
import type { Answer } from './http.ts';
import type { Observe } from './observe.ts';
import { type QuickAnswers, requestIdOf } from './quick.ts';
import type { TakeComment } from './routes/take-comment.ts';

interface Parts {
  take: TakeComment;
  report: Report;
  observe: Observe;
  answerWithinMs: number;
}

const PATH = '/api/comments';
const decoder = new TextDecoder();

/** Takes comments as the application would, without the cost of its layers. */
export function quickComments({ take, report, observe, answerWithinMs }: Parts): QuickAnswers {
  return ({ headers = {} } = {}) => {
    const always = Object.entries({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json',
      ...headers,
    }).flat();
    return (request, response) => {
      const announced = Number(request.headers['content-length'] ?? Number.NaN);
      // Bodies that are too large or of a length that is not announced are the application's.
      if (request.url !== PATH || request.method !== 'POST') return false;
      if (!(announced <= COMMENT_LIMITS.body)) return false;
      const start = performance.now();
      const id = requestIdOf(request);
      const answer = ({ status, body, retryAfter }: Answer) => {
        clearTimeout(timer);
        if (response.headersSent) return;
        const text = JSON.stringify(body);
        const length = String(Buffer.byteLength(text));
        const fields = [...always, 'X-Request-Id', id, 'Content-Length', length];
        if (retryAfter !== undefined) fields.push('Retry-After', String(retryAfter));
        response.writeHead(status, fields).end(text);
        observe({ id, method: 'POST', route: PATH, status, start });
      };
      const fail = (error: Error) => answer(report(error, { id, method: 'POST', path: PATH }));
      const timer = setTimeout(() => fail(new TooLate()), answerWithinMs);
      // Nobody is left to answer when the connection breaks.
      request.once('error', () => clearTimeout(timer));
      readBody(request, (text) => {
        const { headers: sent, socket } = request;
        const source = {
          forwardedFor: sent['x-forwarded-for'] as string | undefined,
          remoteAddress: socket.remoteAddress,
        };
        const idempotencyKey = sent['idempotency-key'] as string | undefined;
        take({ source, contentType: sent['content-type'], idempotencyKey, text }).then(
          answer,
          fail,
        );
      });
      return true;
    };
  };
}

/** Hands over the body when it is whole. */
function readBody(request: IncomingMessage, done: (text: string) => void): void {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => done(decoder.decode(Buffer.concat(pieces))));
}
