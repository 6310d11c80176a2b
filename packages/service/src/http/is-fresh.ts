import fresh from 'fresh';
import type { Context } from 'hono';

/**
 * Whether the client already has the response with these headers, so that 304 is enough: compares `If-None-Match`
 * with `ETag`, otherwise `If-Modified-Since` with `Last-Modified` (RFC 9110, section 13.2.2). Only for reads: what a form
 * has done is never known.
 */
export function isFresh({ req }: Context, headers: Headers): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  const asked = {
    'if-none-match': req.header('If-None-Match'),
    'if-modified-since': req.header('If-Modified-Since'),
    'cache-control': req.header('Cache-Control'),
  };
  return fresh(asked, {
    etag: headers.get('ETag') ?? undefined,
    'last-modified': headers.get('Last-Modified') ?? undefined,
  });
}
