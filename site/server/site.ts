import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router-dom';
import type { BlogFetch } from '../app/blog/BlogClient.ts';
import { finishPage } from './finish.ts';
import { prerenderedCache, readPrerendered, sendPage, storePage } from './pages.ts';
import { type UsedRules, usedRules } from './usedRules.ts';

/** Answers `/api/*`, `/uploads/*` and the health checks: the service in this process, or a remote one. */
export interface Service {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
}

type EntryModule = typeof import('../app/entry.server.tsx');

export interface SiteOptions {
  /** Folder of the build, with `client` and `styles` inside it. */
  buildDir: string;
  /** The router's server build. */
  build: ServerBuild;
  service: Service;
}

const servicePaths = ['/api/*', '/uploads/*', '/healthz', '/readyz', '/metrics'];

/** On every answer. */
export const securityHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers heed it where TLS has carried it.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** On the service's answers and on plain text as well: opened as a page, they may load nothing. */
const inert = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** On answers that the service gives below this site. */
export const serviceHeaders = { ...securityHeaders, ...inert };

/** Screens of the administration with their `.data` requests; each form may carry two pictures. */
const administration = '/:screen{admin(\\.data)?}/*';
const administrationBytes = 24 * 1024 * 1024;

/** Brotli quality: prerendered pages are compressed once, others for each request. */
const onceQuality = 11;
const eachQuality = 5;

/** Files, prerendered pages, the service and server-rendered pages under one address. */
export function createSite({ buildDir, build, service }: SiteOptions): Hono {
  const client = join(buildDir, 'client');
  const readStylesheet = stylesheetReader(join(buildDir, 'styles'));
  const prerendered = readPrerendered(client, (html) => finishPage(html, readStylesheet));
  const render = createRequestHandler(build, 'production');
  const { blogFetchContext } = build.entry.module as unknown as EntryModule;
  const site = new Hono();

  site.use(async (c, next) => {
    await next();
    setHeaders(c, securityHeaders);
    if (isBareText(c)) setHeaders(c, inert);
  });
  site.use(administration, bodyLimit({ maxSize: administrationBytes }), keptByNobody);
  for (const path of servicePaths) {
    site.use(path, compress(), async (c, next) => {
      await next();
      setHeaders(c, inert);
    });
    site.all(path, (c) => service.fetch(c.req.raw, c.env));
  }
  // The router has no answer to it, and would print an error for each.
  site.options('*', (c) => c.body(null, 204, { Allow: 'GET, HEAD, POST, OPTIONS' }));
  site.use('/assets/*', files(client, 'public, max-age=31536000, immutable'));
  site.get('*', async (c, next) => {
    const path = withoutTrailingSlash(c.req.path);
    if (path !== c.req.path) return redirect(c, path);
    // A query asks for a view of its own, which is rendered for the request.
    const page = new URL(c.req.url).search === '' && prerendered.get(path);
    if (page) return sendPage(c, page, onceQuality);
    await next();
  });
  // Pages have no dot in their address, except the router's `.data` requests, which are no files.
  site.get('/*', files(client, 'public, max-age=3600'));
  site.use('*', compress());
  site.all('*', async (c) => {
    const context = new RouterContextProvider();
    context.set(blogFetchContext, serviceFetch(service, c));
    const answer = await render(c.req.raw, context);
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
    const page = finishPage(await answer.text(), readStylesheet);
    const headers = new Headers(answer.headers);
    if (c.req.method === 'GET' && prerendered.has(c.req.path)) {
      headers.set('Cache-Control', prerenderedCache);
    }
    return sendPage(c, storePage(page, answer.status, headers), eachQuality);
  });
  return site;
}

function setHeaders(c: Context, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
}

/** Redirects and files of text that have no policy yet. Pictures and documents need none: they are no pages. */
function isBareText({ res }: Context): boolean {
  const type = res.headers.get('Content-Type') ?? 'text/plain';
  return (
    !res.headers.has('Content-Security-Policy') &&
    /^text\/(plain|xml)|^application\/([\w.]+\+)?(json|xml)/.test(type)
  );
}

async function keptByNobody(c: Context, next: Next): Promise<void> {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
}

function files(root: string, cacheControl: string) {
  return serveStatic({
    root,
    precompressed: true,
    index: 'no-index-files',
    onFound: (_path, c) => c.header('Cache-Control', cacheControl),
  });
}

/** Stylesheets of the build, read once. */
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

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

function redirect(c: Context, path: string) {
  // One slash: two would name another host.
  return c.redirect(`/${path.replace(/^\/+/, '')}${new URL(c.req.url).search}`, 308);
}

/** Lets loaders ask the service in this process, in the name of the visitor. */
function serviceFetch(service: Service, c: Context): BlogFetch {
  return async (path, init) => {
    const request = new Request(new URL(path, c.req.url), init);
    const forwarded = c.req.header('X-Forwarded-For');
    if (forwarded) request.headers.set('X-Forwarded-For', forwarded);
    return service.fetch(request, c.env);
  };
}
