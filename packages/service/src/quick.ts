import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Observe } from './observe.ts';
import { type Copy, isKnown, JSON_TYPE, READ_CACHE, type Reads } from './reads.ts';

/** Answers a request on the server's own objects and returns true, or leaves it and returns false. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Makes a {@link QuickAnswer} for a host. `headers` are those that it adds to every answer; with
 * `compress` it also compresses.
 */
export type QuickAnswers = (host?: {
  headers?: Record<string, string>;
  compress?: boolean;
}) => QuickAnswer;

/** Shorter answers are not worth the work. */
const COMPRESSED_FROM = 1024;

/** Answers what {@link Reads} holds as the application would, without the cost of its layers. */
export function quickReads(reads: Reads, observe: Observe): QuickAnswers {
  return ({ headers = {}, compress = false } = {}) => {
    const always = Object.entries({ 'X-Content-Type-Options': 'nosniff', ...headers }).flat();
    return (request, response) => {
      if (request.method !== 'GET') return false;
      const start = performance.now();
      const copy = reads.recent(request.url ?? '');
      if (!copy) return false;
      const id = requestIdOf(request);
      const fields = [
        ...always,
        ...['X-Request-Id', id, 'Cache-Control', READ_CACHE, 'ETag', copy.etag],
      ];
      const large = compress && copy.text.length >= COMPRESSED_FROM;
      if (large) fields.push('Vary', 'Accept-Encoding');
      const status = isKnown(request.headers['if-none-match'], copy.etag) ? 304 : 200;
      if (status === 304) response.writeHead(304, fields).end();
      else {
        const gzip = large && /\bgzip\b/.test(String(request.headers['accept-encoding']));
        const body = gzip ? gzippedOf(copy) : bytesOf(copy);
        if (gzip) fields.push('Content-Encoding', 'gzip');
        fields.push('Content-Type', JSON_TYPE, 'Content-Length', String(body.length));
        response.writeHead(200, fields).end(body);
      }
      observe({ id, method: 'GET', route: copy.route, status, start });
      return true;
    };
  };
}

/** The name that a request brings, where it can be one, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w\-=]{1,255}$/.test(given) ? given : randomUUID();
}

function bytesOf(copy: Copy): Buffer {
  copy.bytes ??= Buffer.from(copy.text);
  return copy.bytes;
}

function gzippedOf(copy: Copy): Buffer {
  copy.gzipped ??= gzipSync(bytesOf(copy));
  return copy.gzipped;
}
