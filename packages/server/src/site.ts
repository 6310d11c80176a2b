/// <reference path="./future.d.ts" />
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { nonceContext } from '@brand/router/nonce';
import type { serviceFetchContext } from '@brand/router/serviceFetch';
import { clientAddressBehind, type Visited, visitedUrl, visitorNetwork } from '@brand/service';
import type { ServiceFetch } from '@brand/service/client';
import { type Context, Hono, type Next } from 'hono';
import { compress } from 'hono/compress';
import { LRUCache } from 'lru-cache';
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router-dom';
import { files } from './files.ts';
import { finishPage } from './finish.ts';
import { limitPerKey } from './limitPerKey.ts';
import {
  pageHeaders,
  prerenderedCache,
  readPrerendered,
  type StoredPage,
  sendPage,
  storePage,
} from './pages.ts';
import { acceptable, decodable, limitedBody } from './requests.ts';
import { type UsedRules, usedRules } from './usedRules.ts';

/** Local or remote service that handles `/api/*`, `/uploads/*` and the health checks. */
export interface Service {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Changes when something is published, to invalidate cached pages; undefined for a remote service. */
  contentVersion?: () => number;
}

export interface Application {
  /** Folder of the build, with `client` and `styles` inside it. */
  buildDir: string;
  /** The router's server build. Its `entry.server` exports the contexts of a rendering. */
  build: ServerBuild & {
    entry: {
      module: {
        nonceContext: typeof nonceContext;
        serviceFetchContext: typeof serviceFetchContext;
      };
    };
  };
}

export interface SiteOptions extends Application, Visited {
  /** The administration, at `/admin`, with its files at `/admin-assets`. */
  admin: Application;
  service: Service;
  /** Maximum size in bytes of the body that a page with file uploads accepts. @default 64 KB for every page */
  uploadBytes?: (path: string) => number | undefined;
  /** Origins whose pages a page may show in a frame. @default none */
  frames?: readonly string[];
}

const servicePaths = ['/api/*', '/uploads/*', '/healthz', '/readyz', '/metrics'];

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

/** Screens of the administration and their `.data` requests. */
const administration = '/:screen{admin(\\.data)?}/*';

/**
 * Pages that are rendered at once for the visitors of one network: a client that asks for very many and leaves would
 * keep the process busy, because rendering continues.
 */
const MOST_RENDERINGS = 50;

/** Brotli quality of pages that are compressed for few requests. */
const quickQuality = 5;

/** Serves files, prerendered pages, the service and server-rendered pages at one origin. */
export function createSite(options: SiteOptions): Hono {
  const { buildDir, service } = options;
  const client = join(buildDir, 'client');
  const prerendered = readPrerendered(buildDir);
  const spelling = usualSpelling(options.build);
  const render = renderer(options, options, (path) => prerendered.has(path));
  const renderScreen = renderer(options.admin, options, () => false);
  const site = new Hono();

  site.use(async (c, next) => {
    await next();
    setHeaders(c, securityHeaders);
    if (isBareText(c)) setHeaders(c, inert);
  });
  site.use(administration, noStore);
  for (const path of [administration, '/api/admin/*']) site.use(path, forThisOrigin);
  site.use('/api/admin/*', redirectDownloads);
  for (const path of servicePaths) {
    site.use(path, compress(), async (c, next) => {
      await next();
      setHeaders(c, inert);
      // `compress` sets it only where it has a body to compress, so not for HEAD and 304.
      if (path !== '/uploads/*') c.header('Vary', 'Accept-Encoding', { append: true });
    });
    site.all(path, (c) => service.fetch(c.req.raw, c.env));
  }
  const forever = 'public, max-age=31536000, immutable';
  site.use('/assets/*', files(client, forever));
  site.use('/admin-assets/*', files(join(options.admin.buildDir, 'client'), forever));
  site.use(decodable);
  site.get('*', async (c, next) => {
    const { path } = c.req;
    if (path.length > 1 && path.endsWith('/')) return redirect(c);
    const { pathname, search } = new URL(c.req.url);
    // URLs with a query are rendered per request.
    const page = search === '' && prerendered.get(path);
    if (page) return sendPage(c, page);
    const usual = spelling(pathname);
    if (usual !== pathname) return c.redirect(usual + search, 308);
    await next();
  });
  // Paths of pages contain no dot, except the router's `.data` requests, which are not files.
  site.get('/*', files(client, 'public, max-age=3600'));
  site.use(
    acceptable(options),
    limitedBody((path) => options.uploadBytes?.(path.replace(/\.data$/, ''))),
  );
  site.all(administration, async (c) => sendPage(c, await renderScreen(c)));
  site.all('*', async (c) => sendPage(c, await render(c)));
  return site;
}

/** Renders pages that are not prerendered: the blog, URLs with a query, and responses to forms. */
function renderer(
  { buildDir, build }: Application,
  options: SiteOptions,
  isPrerendered: (path: string) => boolean,
) {
  const { service, publicUrl, frames } = options;
  const readStylesheet = stylesheetReader(join(buildDir, 'styles'));
  const allowedActionOrigins = publicUrl ? [new URL(publicUrl).host] : [];
  const route = createRequestHandler({ ...build, allowedActionOrigins }, 'production');
  const { serviceFetchContext, nonceContext } = build.entry.module;

  const clientAddress = clientAddressBehind(options.trustedProxies ?? 0);
  const limited = limitPerKey(MOST_RENDERINGS);
  const render = async (c: Context): Promise<StoredPage> =>
    (await limited(visitorNetwork(c, clientAddress), () => renderPage(c))) ?? tooManyRenderings;
  const renderPage = async (c: Context): Promise<StoredPage> => {
    const url = visitedUrl(c, options);
    const context = new RouterContextProvider();
    const nonce = randomUUID();
    context.set(nonceContext, nonce);
    const fetchService = serviceFetch(service, c, url);
    let stale: Headers | undefined;
    context.set(serviceFetchContext, async (...request) => {
      const read = await fetchService(...request);
      if (read.headers.get('Cache-Status')?.includes('detail=database-trouble'))
        stale = read.headers;
      return read;
    });
    // A new request, because the signal of the original would tie rendering to the connection. HEAD is rendered as GET.
    const { headers: asked, body } = c.req.raw;
    const method = body ? 'POST' : 'GET';
    const answer = await route(
      new PageRequest(url, { method, headers: asked, body, duplex: 'half' } as RequestInit),
      context,
    );
    const { status, headers } = answer;
    // The response to a form contains the submitted values.
    if (method === 'POST') headers.set('Cache-Control', 'no-store');
    const quality = quickQuality;
    if (method === 'GET' && isPrerendered(c.req.path))
      headers.set('Cache-Control', prerenderedCache);
    if (status === 405) headers.set('Allow', 'GET, HEAD, OPTIONS');
    // A page of stale answers is marked like them, and not kept by shared caches.
    if (stale && headers.get('Cache-Control')?.includes('s-maxage')) {
      for (const name of ['Cache-Control', 'Age', 'Cache-Status'])
        headers.set(name, stale.get(name) ?? '');
    }
    // As the service's own answers, which the loaders do not pass on.
    if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '10');
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      let body = new Uint8Array(await answer.arrayBuffer());
      if (status === 405) {
        // The router's own words for a form that is sent to no page, such as a feed, are those of an error of the server.
        headers.set('Content-Type', 'text/plain; charset=utf-8');
        body = new TextEncoder().encode('No forms are sent to this address.\n');
      }
      return storePage({ status, headers, quality, body });
    }
    const { html, policy } = finishPage(await answer.text(), nonce, readStylesheet, frames);
    const bytes = new TextEncoder().encode(html);
    return storePage({ status, headers: pageHeaders(policy, headers), quality, body: bytes });
  };

  // Concurrent requests for the same page share one rendering. A page that shared caches may keep is reused for another
  // half second, unless something has been published since.
  const finished = new LRUCache<string, StoredPage, Context>({
    max: 500,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: 500,
    fetchMethod: async (_address, _stale, { context, options: entry }) => {
      const page = await render(context);
      const isKept =
        service.contentVersion && page.headers.get('Cache-Control')?.includes('s-maxage');
      if (!isKept) entry.ttl = 1;
      return page;
    },
  });

  return (c: Context): Promise<StoredPage> => {
    const { pathname, search } = new URL(c.req.url);
    const personal = c.req.raw.body || /^\/admin\b/.test(c.req.path);
    if (personal) return render(c);
    const version = service.contentVersion?.() ?? 0;
    return finished.forceFetch(`${version} ${pathname}${search}`, { context: c });
  };
}

const tooManyRenderings = storePage({
  status: 429,
  headers: new Headers({
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '2',
  }),
  quality: quickQuality,
  body: new TextEncoder().encode('Too many requests at once. Please try again in a moment.\n'),
});

/** Responds with 400 instead of 500 if a form cannot be parsed. */
class PageRequest extends Request {
  override async formData(): Promise<FormData> {
    return super.formData().catch(() => {
      throw new Response('The form cannot be read.', { status: 400 });
    });
  }
}

function setHeaders(c: Context, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
}

/** Whether a response is a redirect or text without a policy. Pictures and documents need none. */
function isBareText({ res }: Context): boolean {
  const type = res.headers.get('Content-Type') ?? 'text/plain';
  return (
    !res.headers.has('Content-Security-Policy') &&
    /^text\/(plain|xml)|^application\/([\w.]+\+)?(json|xml)/.test(type)
  );
}

async function noStore(c: Context, next: Next): Promise<void> {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/** Other sites, those of a sibling domain too, cannot tell by loading it whether somebody is signed in. */
async function forThisOrigin(c: Context, next: Next): Promise<void> {
  await next();
  c.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin');
}

/** A click on a link to the admin API, such as an export, leads to the sign-in and back once the session has ended. */
async function redirectDownloads(c: Context, next: Next): Promise<void> {
  await next();
  if (c.res.status !== 401 || c.req.header('Sec-Fetch-Dest') !== 'document') return;
  const screen = c.req.header('Referer')?.replace(/^\w+:\/\/[^/]*/, '') ?? '';
  c.res = c.redirect(`/admin/sign-in?to=${encodeURIComponent(screen)}`);
}

/**
 * The usual spelling of a page's path: in lower case, because routes are case-sensitive. Only names of tags and
 * categories and one-time codes keep theirs. Screens of the administration are not public, so they have none.
 */
function usualSpelling({ routes }: ServerBuild): (path: string) => string {
  const pages = Object.values(routes).flatMap((route) =>
    route?.path && !/^(\*|admin\b)/.test(route.path) ? { id: route.id, path: route.path } : [],
  );
  const inLowerCase = (part: string) =>
    part.replace(/(%..)|[A-Z]/g, (sign, escaped) => escaped ?? sign.toLowerCase());
  return (path) => {
    if (path === inLowerCase(path)) return path;
    const pattern = matchRoutes(pages, path)?.at(-1)?.route.path?.split('/');
    if (!pattern) return path;
    const isKept = (part = '') => part.startsWith(':') && part !== ':slug';
    const [, ...parts] = path.split('/');
    return `/${parts.map((part, index) => (isKept(pattern[index]) ? part : inLowerCase(part))).join('/')}`;
  };
}

function stylesheetReader(folder: string) {
  const read = new Map<string, UsedRules | undefined>();
  return (href: string) => {
    if (!read.has(href)) {
      const css = readIfThere(join(folder, href));
      read.set(href, css === undefined ? undefined : usedRules(css));
    }
    return read.get(href);
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Removes trailing slashes and keeps the encoding. Two leading slashes would redirect to another host. */
function redirect(c: Context) {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/${pathname.replace(/^[/\\]+|(?<=[^/])\/+$/g, '')}${search}`, 308);
}

/** Lets loaders call the service on behalf of the visitor. */
function serviceFetch(service: Service, c: Context, origin: URL): ServiceFetch {
  return async (path, init) => {
    const request = new Request(new URL(path, origin), init);
    const forwarded = c.req.header('X-Forwarded-For');
    if (forwarded) request.headers.set('X-Forwarded-For', forwarded);
    return service.fetch(request, c.env);
  };
}
