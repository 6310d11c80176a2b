/// <reference path="../future.d.ts" />
import { join } from 'node:path';
import { logError, type Visited, visitedUrl } from '@brand/service';
import { type Context, Hono, type Next } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { routable, usualAddress } from './addresses.ts';
import { files } from './files.ts';
import { forThisOrigin, hidden, secured, securedService } from './headers.ts';
import { readPrerendered, sendPage } from './pages.ts';
import { type Application, type Render, sharedRendering } from './render.ts';
import { acceptable, shortBody, uploads } from './requests.ts';
import type { Service } from './service.ts';
import { takeTurns } from './takeTurns.ts';

export interface SiteOptions extends Application, Visited {
  /** The administration, at `/admin`, with its files at `/admin-assets`. */
  admin: Application;
  service: Service;
  /** Whether a page passes forms on to the service as they arrive. @default never: forms have at most 64 KB */
  passesForm?: (path: string) => boolean;
  /** Maximum size in bytes of a form that a screen of the administration accepts in a session. @default 64 KB */
  screenBytes?: number;
  /** Origins whose pages a page may show in a frame. @default none */
  frames?: readonly string[];
}

const servicePaths = ['/api/*', '/uploads/*', '/healthz', '/readyz', '/metrics'];

/** Screens of the administration and their `.data` requests. */
const administration = '/:screen{admin(\\.data)?}/*';

/** Renderings for one network that have not ended, and so wait for their turn or for the service. */
const MOST_RENDERINGS = 50;

const forever = 'public, max-age=31536000, immutable';

/** Serves files, prerendered pages, the service and server-rendered pages at one origin. */
export function createSite(options: SiteOptions): Hono {
  const { admin, service } = options;
  const client = join(options.buildDir, 'client');
  const prerendered = readPrerendered(options.buildDir);
  const addTask = takeTurns(MOST_RENDERINGS);
  const isPrerendered = (path: string) => prerendered.has(path);
  const site = new Hono();

  site.onError(unexpected);
  site.use(secured);
  site.use(administration, hidden);
  for (const path of [administration, '/api/admin/*']) site.use(path, forThisOrigin);
  site.use('/api/admin/*', redirectDownloads);
  for (const path of servicePaths) {
    site.use(path, compress(), securedService);
    site.all(path, (c) => service.fetch(c.req.raw, c.env));
  }
  site.use('/assets/*', files(client, forever));
  site.use('/admin-assets/*', files(join(admin.buildDir, 'client'), forever));
  site.use(routable);
  site.get('*', usualAddress(options.build), async (c, next) => {
    // URLs with a query are rendered per request.
    const page = new URL(c.req.url).search === '' && prerendered.get(c.req.path);
    if (page) return sendPage(c, page);
    await next();
    return undefined;
  });
  // Paths of pages contain no dot, except the router's `.data` requests, which are not files.
  site.get('/*', files(client, 'public, max-age=3600'));
  site.use(acceptable(options));
  site.all(
    administration,
    uploads(options.screenBytes ?? 0, (c) => isSignedIn(c, options)),
    rendered(sharedRendering(admin, { ...options, addTask })),
  );
  site.all(
    '*',
    (c, next) =>
      options.passesForm?.(c.req.path.replace(/\.data$/, '')) ? next() : shortBody(c, next),
    rendered(sharedRendering(options, { ...options, addTask, isPrerendered })),
  );
  return site;
}

const rendered = (render: Render) => async (c: Context) => sendPage(c, await render(c));

function unexpected(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  logError(error.message, error.stack);
  return c.text('Something went wrong on our side. Please try again.\n', 500, {
    'Cache-Control': 'no-store',
  });
}

async function isSignedIn(c: Context, { service, ...visited }: SiteOptions): Promise<boolean> {
  const url = new URL('/api/admin/session', visitedUrl(c, visited));
  const headers = { Cookie: c.req.header('Cookie') ?? '' };
  return (await service.fetch(new Request(url, { headers }), c.env)).ok;
}

/** A click on a link to the admin API, such as an export, leads to the sign-in and back once the session has ended. */
async function redirectDownloads(c: Context, next: Next): Promise<void> {
  await next();
  if (c.res.status !== 401 || c.req.header('Sec-Fetch-Dest') !== 'document') return;
  const screen = c.req.header('Referer')?.replace(/^\w+:\/\/[^/]*/, '') ?? '';
  c.res = c.redirect(`/admin/sign-in?to=${encodeURIComponent(screen)}`);
}
