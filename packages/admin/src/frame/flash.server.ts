import { createHmac, timingSafeEqual } from 'node:crypto';

/** Outcome of a form, and the screen that shows it. */
export interface Flash {
  /** Path and query of the screen. */
  at: string;
  outcome: unknown;
}

const NAME = 'flash';
/** Browsers keep cookies of up to 4 KB. */
const LONGEST = 3800;

/**
 * Answers a form that was sent without JavaScript by a redirect to its screen, so that reloading sends nothing again. The
 * outcome waits in a cookie, signed with the session. Undefined if the form was refused: the screen shows what was typed.
 */
export function redirectWithOutcome(request: Request, outcome: unknown): Response | undefined {
  const session = cookieOf(request, '(?:__Host-)?session');
  if (!session || typeof outcome !== 'object' || outcome === null || 'refused' in outcome) return;
  const at = addressOf(request);
  const text = Buffer.from(JSON.stringify({ at, outcome })).toString('base64url');
  const value = `${text}.${signatureOf(text, session)}`;
  if (value.length > LONGEST) return;
  return new Response(null, {
    status: 303,
    headers: { Location: at, 'Set-Cookie': flashCookie(request, value, 60) },
  });
}

/** The outcome for this screen, and the headers that forget it. */
export function takeOutcome(request: Request): { flash?: Flash; headers: HeadersInit } {
  const session = cookieOf(request, '(?:__Host-)?session');
  const [text = '', signature = ''] = cookieOf(request, NAME)?.split('.') ?? [];
  if (!session || !text || !isEqual(signature, signatureOf(text, session))) return { headers: {} };
  const flash: Flash = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (flash.at !== addressOf(request)) return { headers: {} };
  return { flash, headers: { 'Set-Cookie': flashCookie(request, '', 0) } };
}

/** Path and query of a screen, also of the router's requests for its data. */
function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function flashCookie(request: Request, value: string, maxAge: number): string {
  const isSecure = cookieOf(request, '__Host-session') !== undefined;
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${value}; Path=/admin; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`;
}

function cookieOf(request: Request, name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
}

function signatureOf(text: string, session: string): string {
  return createHmac('sha256', session).update(`flash ${text}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
