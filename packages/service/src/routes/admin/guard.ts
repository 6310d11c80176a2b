import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { ADMIN_TEXTS, type Administrator } from '../../contract/admin.ts';
import { failure, type ServiceEnv } from '../../http.ts';
import { findSession, SESSION_MS } from '../../store/sessions.ts';
import { isJson, problemsByField, readJson, type VisitorDependencies } from '../visitors.ts';

/** What routes of the administration find in their context. */
export interface AdminEnv extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & { administrator: Administrator; token: string };
}

export interface AdminDependencies extends VisitorDependencies {
  /** Origin of the site when it is not that of the request, as behind some proxies. */
  publicUrl?: string;
}

/** Answers are for nobody else; a change has to come from a page of this site. */
export function sameOrigin({ publicUrl }: AdminDependencies): MiddlewareHandler<AdminEnv> {
  const known = publicUrl ? new URL(publicUrl).origin : undefined;
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !comesFromHere(c, known)) return failure(c, 403, ADMIN_TEXTS.origin);
    await next();
  };
}

function comesFromHere(c: Context, known: string | undefined): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'same-origin';
  if (!URL.canParse(origin)) return false;
  // The scheme may differ: a proxy in front ends TLS.
  return origin === known || new URL(origin).host === new URL(c.req.url).host;
}

/** Lets only signed-in administrators through. */
export function signedIn({ store, clock }: AdminDependencies): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const token = getCookie(c, cookieOf(c).name);
    const administrator = token ? await findSession(store, token, clock()) : undefined;
    if (!token || !administrator) return failure(c, 401, ADMIN_TEXTS.signIn);
    c.set('administrator', administrator);
    c.set('token', token);
    await next();
  };
}

/** Browsers keep `__Host-` cookies only over TLS, which a machine of one's own rarely has. */
function cookieOf(c: Context): { name: string; secure: boolean } {
  const { hostname } = new URL(c.req.url);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return local ? { name: 'session', secure: false } : { name: '__Host-session', secure: true };
}

/** Hands the token of a session to the browser; without one, takes it back. */
export function sendToken(c: Context, token: string | undefined): void {
  const { name, secure } = cookieOf(c);
  setCookie(c, name, token ?? '', {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/',
    maxAge: token === undefined ? 0 : SESSION_MS / 1000,
  });
}

/** The JSON body of a request by its schema, or how to answer what is none. */
export async function readBody<T extends v.GenericSchema>(
  c: Context,
  schema: T,
): Promise<{ input: v.InferOutput<T>; problem?: never } | { input?: never; problem: Response }> {
  if (!isJson(c.req.header('content-type')))
    return { problem: failure(c, 415, 'Send application/json.') };
  const body = await readJson(c);
  if (!body) return { problem: failure(c, 400, 'The request is not valid JSON.') };
  const result = v.safeParse(schema, body);
  if (result.success) return { input: result.output };
  const fields = problemsByField(result.issues);
  return { problem: failure(c, 422, ADMIN_TEXTS.invalidFields, fields) };
}

/** A number of a path; undefined when it is none. */
export function numberIn(c: Context, name: string): number | undefined {
  const text = c.req.param(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export function missing(c: Context): Response {
  return failure(c, 404, ADMIN_TEXTS.missing);
}
