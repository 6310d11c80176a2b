import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Administrator, type Area, mayUse, refusalOf } from '../contract/admin.ts';
import { failure } from '../http/errors.ts';
import type { VisitorDependencies } from '../http/visitors.ts';
import type { By } from './audit.ts';
import { findSession, SESSION_MS } from './sessions.ts';

/** Variables of requests to the admin area. */
export interface AdminEnv {
  Variables: { administrator: Administrator; token: string; by: By };
}

export interface AdminDependencies extends VisitorDependencies {
  /** URL of the site, if its origin differs from the request's, as behind some proxies. */
  publicUrl?: string;
}

/** CSRF protection for every media type, unlike Hono's `csrf`: 403 for cross-origin changes. Forbids caching. */
export function sameOrigin({ publicUrl }: AdminDependencies): MiddlewareHandler<AdminEnv> {
  const known = publicUrl ? new URL(publicUrl).origin : undefined;
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !comesFromHere(c, known)) return failure(c, 403, 'cross-origin');
    await next();
  };
}

function comesFromHere(c: Context, known: string | undefined): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'same-origin';
  if (!URL.canParse(origin)) return false;
  // The scheme may differ: a reverse proxy may terminate TLS.
  return origin === known || new URL(origin).host === new URL(c.req.url).host;
}

/** Requires a valid session; otherwise responds with 401. */
export function signedIn({ store, clock }: AdminDependencies): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const token = getCookie(c, COOKIE, prefixOf(c));
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
export function openTo(area: Area): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const { role } = c.get('administrator');
    if (!mayUse(role, area)) return failure(c, 403, 'wrong-role', undefined, refusalOf(role, area));
    await next();
  };
}

const COOKIE = 'session';

/** Browsers accept `__Host-` cookies only over TLS, which is rare in local development. */
function prefixOf(c: Context): 'host' | undefined {
  const { hostname } = new URL(c.req.url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? undefined : 'host';
}

/** Sets the session cookie; without a token, deletes it. */
export function sendToken(c: Context, token: string | undefined): void {
  setCookie(c, COOKIE, token ?? '', {
    prefix: prefixOf(c),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: token === undefined ? 0 : SESSION_MS / 1000,
  });
}
