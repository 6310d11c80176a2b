import type { Context, Next } from 'hono';

const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it without TLS.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Policy for API responses and plain text, which must not load anything if opened as a page. */
const inert = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

export async function secured(c: Context, next: Next): Promise<void> {
  await next();
  addHeaders(c, securityHeaders);
  if (isBareText(c)) addHeaders(c, inert);
}

/** Of the service. */
export async function securedService(c: Context, next: Next): Promise<void> {
  await next();
  // Downloads and mails have policies of their own.
  if (!c.res.headers.has('Content-Security-Policy')) addHeaders(c, inert);
  // `compress` sets it only where it has a body to compress, so not for HEAD and 304.
  if (!c.req.path.startsWith('/uploads/')) c.header('Vary', 'Accept-Encoding', { append: true });
}

/** Of the administration. */
export async function hidden(c: Context, next: Next): Promise<void> {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/** Other sites, those of a sibling domain too, cannot tell by loading it whether somebody is signed in. */
export async function forThisOrigin(c: Context, next: Next): Promise<void> {
  await next();
  c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
}

/** Keeps those that the response has: the service knows its own better. */
function addHeaders({ res }: Context, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (!res.headers.has(name)) res.headers.set(name, value);
}

/** Whether a response is a redirect or text without a policy. Pictures and documents need none. */
function isBareText({ res }: Context): boolean {
  const type = res.headers.get('Content-Type') ?? 'text/plain';
  return /^text\/(plain|xml)|^application\/([\w.]+\+)?(json|xml)/.test(type);
}
