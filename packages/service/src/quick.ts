import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AccessEntry } from './app.ts';
import type { Metrics } from './metrics.ts';
import { type Copy, isKnown, JSON_TYPE, READ_CACHE, type Reads } from './reads.ts';

/** Answers a request on the server's own objects and returns true, or leaves it and returns false. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers what {@link Reads} holds as the application would, without the cost of its layers.
 * `headers` are those that the host adds to every answer; with `compress` it also compresses.
 */
export type QuickAnswers = (host?: {
  headers?: Record<string, string>;
  compress?: boolean;
}) => QuickAnswer;

interface Parts {
  reads: Reads;
  metrics: Metrics;
  clock: () => Date;
  accessLog: ((entry: AccessEntry) => void) | undefined;
}

/** Shorter answers are not worth the work. */
const COMPRESSED_FROM = 1024;

export function quickAnswers({ reads, metrics, clock, accessLog }: Parts): QuickAnswers {
  return ({ headers = {}, compress = false } = {}) => {
    const always = Object.entries({ 'X-Content-Type-Options': 'nosniff', ...headers }).flat();
    return (request, response) => {
      // A request that names itself is answered under that name.
      if (request.method !== 'GET' || request.headers['x-request-id']) return false;
      const start = performance.now();
      const copy = reads.recent(request.url ?? '');
      if (!copy) return false;
      const id = randomUUID();
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
      const ms = performance.now() - start;
      metrics.observe('GET', copy.route, status, ms / 1000);
      accessLog?.({
        time: clock().toISOString(),
        level: 'info',
        request_id: id,
        method: 'GET',
        route: copy.route,
        status,
        ms: Math.round(ms * 10) / 10,
      });
      return true;
    };
  };
}

function bytesOf(copy: Copy): Buffer {
  copy.bytes ??= Buffer.from(copy.text);
  return copy.bytes;
}

function gzippedOf(copy: Copy): Buffer {
  copy.gzipped ??= gzipSync(bytesOf(copy));
  return copy.gzipped;
}
