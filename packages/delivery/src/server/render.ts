import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clientAddressBehind, type Visited, visitedUrl, visitorNetwork } from '@brand/service';
import type { ServiceFetch } from '@brand/service/client';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router-dom';
import type * as contexts from '../contexts.ts';
import { finishPage } from './finish.ts';
import { pageHeaders, prerenderedCache, type StoredPage, storePage } from './pages.ts';
import type { Service } from './service.ts';
import type { AddTask, Meanwhile, Task } from './takeTurns.ts';
import { type UsedRules, usedRules } from './usedRules.ts';

export interface Application {
  /** Folder of the build, with `client` and `styles` inside it. */
  buildDir: string;
  /** The router's server build. Its `entry.server` exports the contexts of a rendering. */
  build: ServerBuild & {
    entry: { module: typeof contexts };
  };
}

interface RenderOptions extends Visited {
  service: Service;
  /** Origins whose pages a page may show in a frame. @default none */
  frames?: readonly string[];
  /** Renderings of all applications take turns. */
  addTask: AddTask;
  /** Whether a path has a prerendered page, which is only rendered for URLs with a query. */
  isPrerendered?: (path: string) => boolean;
}

export type Render = (c: Context) => Promise<StoredPage>;

/** Who asks for too much waits for this long for its refusal, because it asks again as soon as it has read that. */
const PAUSE_MS = 500;

/** Fields of a form. Each that is shown again takes time to render; the longest form of a screen has a hundred. */
const MOST_FIELDS = 500;

/** Brotli quality of pages that are compressed for few requests. */
const quickQuality = 5;

/**
 * Renders pages for requests. Concurrent requests for the same page share one rendering, which has the turns of all their
 * networks. A page that shared caches may keep is reused for another half second, unless something has been published.
 */
export function sharedRendering(application: Application, options: RenderOptions): Render {
  const { service, addTask } = options;
  const render = renderer(application, options);
  const clientAddress = clientAddressBehind(options.trustedProxies ?? 0);
  const running = new Map<string, Task<StoredPage>>();
  const finished = new LRUCache<string, StoredPage>({
    max: 500,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: 500,
  });
  const refuse = () => pause(PAUSE_MS, tooManyRenderings);
  return async (c) => {
    const network = visitorNetwork(c, clientAddress);
    const { pathname, search } = new URL(c.req.url);
    const isPersonal = c.req.raw.body || /^\/admin\b/.test(c.req.path);
    if (isPersonal) {
      const own = addTask(network, (meanwhile) => render(c, meanwhile));
      return own ? own.result : refuse();
    }
    const address = `${service.contentVersion?.() ?? 0} ${pathname}${search}`;
    const kept = finished.get(address);
    if (kept) return kept;
    const shared = running.get(address);
    if (shared) {
      shared.share(network);
      return shared.result;
    }
    const task = addTask(network, async (meanwhile) => {
      try {
        const page = await render(c, meanwhile);
        const isPublic = page.headers.get('Cache-Control')?.includes('s-maxage');
        if (service.contentVersion && isPublic) finished.set(address, page);
        return page;
      } finally {
        running.delete(address);
      }
    });
    if (!task) return refuse();
    running.set(address, task);
    return task.result;
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

function renderer({ buildDir, build }: Application, options: RenderOptions) {
  const { service, publicUrl, frames, isPrerendered } = options;
  const readStylesheet = stylesheetReader(join(buildDir, 'styles'));
  const allowedActionOrigins = publicUrl ? [new URL(publicUrl).host] : [];
  const route = createRequestHandler({ ...build, allowedActionOrigins }, 'production');
  const { meanwhileContext, nonceContext, serviceFetchContext } = build.entry.module;

  return async (c: Context, meanwhile: Meanwhile): Promise<StoredPage> => {
    const url = visitedUrl(c, options);
    const fetchService = serviceFetch(service, c, url);
    /** Headers of an answer that the service could not renew. */
    let stale: Headers | undefined;
    const nonce = randomUUID();
    const context = new RouterContextProvider();
    context.set(meanwhileContext, meanwhile);
    context.set(nonceContext, nonce);
    context.set(serviceFetchContext, async (...request) => {
      const read = await meanwhile(fetchService(...request));
      if (read.headers.get('Cache-Status')?.includes('detail=database-trouble'))
        stale = read.headers;
      return read;
    });
    const request = pageRequest(c, url);
    const answer = await route(request, context);
    const { status, headers } = answer;
    const isForm = request.method === 'POST';
    // A page with a query may confirm what a visitor has sent.
    const isPersonal = headers.get('Cache-Control') === 'no-store';
    if (!isForm && !isPersonal && isPrerendered?.(c.req.path))
      headers.set('Cache-Control', prerenderedCache);
    completeHeaders(headers, status, isForm, stale);
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      const body = status === 405 ? noForms(headers) : new Uint8Array(await answer.arrayBuffer());
      return storePage({ status, headers, quality: quickQuality, body });
    }
    const { html, policy } = finishPage(await answer.text(), nonce, readStylesheet, frames);
    const body = new TextEncoder().encode(html);
    return storePage({
      status,
      headers: pageHeaders(policy, headers),
      quality: quickQuality,
      body,
    });
  };
}

/** A new request, because the signal of the original would tie rendering to the connection. HEAD is rendered as GET. */
function pageRequest(c: Context, url: URL): Request {
  const { headers, body } = c.req.raw;
  const method = body ? 'POST' : 'GET';
  return new PageRequest(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

/** Responds with 400 instead of 500 if a form cannot be parsed, and with 413 if no person can have filled it in. */
class PageRequest extends Request {
  override async formData(): Promise<FormData> {
    const form = await super.formData().catch(() => {
      throw new Response('The form cannot be read.', { status: 400 });
    });
    if ([...form].length > MOST_FIELDS)
      throw new Response('The form has too many fields.', { status: 413 });
    return form;
  }
}

/** Headers that depend on more than the page's route. @param stale those of an answer that the service could not renew */
function completeHeaders(headers: Headers, status: number, isForm: boolean, stale?: Headers): void {
  // The response to a form contains the submitted values.
  if (isForm) headers.set('Cache-Control', 'no-store');
  if (status === 405) headers.set('Allow', 'GET, HEAD, OPTIONS');
  // A page of stale answers is marked like them, and not kept by shared caches.
  if (stale && headers.get('Cache-Control')?.includes('s-maxage')) {
    for (const name of ['Cache-Control', 'Age', 'Cache-Status'])
      headers.set(name, stale.get(name) ?? '');
  }
  // As the service's own answers, which the loaders do not pass on.
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '10');
}

/** The router's own words for a form that is sent to no page, such as a feed, are those of an error of the server. */
function noForms(headers: Headers): Uint8Array<ArrayBuffer> {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new TextEncoder().encode('No forms are sent to this address.\n');
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
