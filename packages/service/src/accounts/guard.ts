import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Administrator, type Area, mayUse, refusalOf } from '../contract/admin.ts';
import { failure } from '../http/errors.ts';
import { isFromHere, type Visited, visitedUrl } from '../http/origin.ts';
import type { VisitorDependencies } from '../http/visitors.ts';
import type { By } from './audit.ts';
import { findSession, SESSION_MS } from './sessions.ts';

/** Variables of requests to the admin area. */
export interface AdminEnv {
  Variables: {
    administrator: Administrator;
    token: string;
    by: By;
    /** Whether the session and its role would still be admitted. */
    isStillAllowed: () => Promise<boolean>;
  };
}

export interface AdminDependencies extends VisitorDependencies {
  visited: Visited;
}

/** CSRF protection for every media type, unlike Hono's `csrf`: 403 for cross-origin changes. Forbids caching. */
export function sameOrigin({ visited }: AdminDependencies): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !isFromHere(c, visited)) return failure(c, 403, 'cross-origin');
    await next();
  };
}

/** Requires a valid session; otherwise responds with 401. */
export function signedIn({
  store,
  clock,
  visited,
}: AdminDependencies): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const token = getCookie(c, COOKIE, prefixOf(c, visited));
    const now = clock();
    const administrator = token ? await findSession(store, token, now) : undefined;
    if (!token || !administrator) return failure(c, 401, 'signed-out');
    c.set('administrator', administrator);
    c.set('token', token);
    c.set('by', { who: administrator.email, now });
    await next();
  };
}

/** Requires a role that may use the area; otherwise responds with 403. */
export function openTo(
  area: Area,
  { store, clock }: AdminDependencies,
): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const { role } = c.get('administrator');
    if (!mayUse(role, area)) return failure(c, 403, 'wrong-role', undefined, refusalOf(role, area));
    c.set('isStillAllowed', async () => {
      const current = await findSession(store, c.var.token, clock());
      return current !== undefined && mayUse(current.role, area);
    });
    await next();
  };
}

const COOKIE = 'session';

/**
 * Browsers accept `__Host-` cookies only over TLS, which is rare in local development. Over TLS only those count,
 * because other hosts of the domain, and pages without TLS, can set a cookie without the prefix.
 */
export function prefixOf(c: Context, visited: Visited): 'host' | undefined {
  const { protocol, hostname } = visitedUrl(c, visited);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isLocal && protocol === 'http:' ? undefined : 'host';
}

/** Sets the session cookie; without a token, deletes it. */
export function sendToken(c: Context, { visited }: AdminDependencies, token?: string): void {
  setCookie(c, COOKIE, token ?? '', {
    prefix: prefixOf(c, visited),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: token === undefined ? 0 : SESSION_MS / 1000,
  });
}
