import type { Context, MiddlewareHandler } from 'hono';
import { failure } from './errors.ts';

export interface Visited {
  /** URL of the site, if its origin differs from the request's, as behind some proxies. */
  publicUrl?: string | undefined;
  /** Number of reverse proxies in front whose `X-Forwarded-Proto` and `X-Forwarded-Host` are trusted. @default 0 */
  trustedProxies?: number | undefined;
}

/**
 * The URL as the visitor sees it. Behind trusted proxies it has the forwarded scheme and host, because the browser
 * sends an `https` origin with forms although the connection to this server is plain HTTP.
 */
export function visitedUrl({ req }: Context, { trustedProxies = 0 }: Visited): URL {
  const url = new URL(req.url);
  if (trustedProxies === 0) return url;
  const last = (name: string) => req.header(name)?.split(',').at(-1)?.trim();
  const scheme = last('X-Forwarded-Proto');
  const host = last('X-Forwarded-Host');
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme;
  if (host && URL.canParse(`http://${host}`)) {
    url.port = '';
    url.host = host;
  }
  return url;
}

/**
 * Whether a request comes from a page of this site. Other pages cannot set `Sec-Fetch-Site`, which browsers send over
 * TLS even if no proxy is trusted.
 */
export function isFromHere(c: Context, visited: Visited): boolean {
  const origin = c.req.header('Origin');
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return true;
  if (visited.publicUrl && origin === new URL(visited.publicUrl).origin) return true;
  return origin === visitedUrl(c, visited).origin;
}

/**
 * Refuses changes that pages of other origins send, before their body is read: browsers send forms and simple media
 * types to every origin, so that CORS does not prevent them. Servers send no `Origin`.
 */
export function refuseForeign(visited: Visited, allowed: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    const isForeign = origin !== undefined && !allowed.includes(origin) && !isFromHere(c, visited);
    if (!isRead && isForeign) return failure(c, 403, 'cross-origin');
    await next();
  };
}
