import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router-dom';
import { createContext } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Application } from '../src/server/render.ts';
import { createSite } from '../src/server/site.ts';

const buildDir = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(buildDir, 'client', 'about-us'), { recursive: true });
for (const path of ['', 'about-us'])
  writeFileSync(join(buildDir, 'client', path, 'index.html'), '<title>Page</title>');
writeFileSync(join(buildDir, 'policies.json'), '{"/":"","/about-us":""}');

type Loader = (request: Request, fetch: typeof globalThis.fetch) => Response | Promise<Response>;
/** What pages do; each test sets it. */
let load: Loader;
let rendered: string[] = [];

const serviceFetchContext = createContext<typeof globalThis.fetch>();

/** A build whose routes have only loaders. */
const build = {
  entry: {
    module: {
      default: () => {},
      meanwhileContext: createContext(),
      nonceContext: createContext(''),
      serviceFetchContext,
    },
  },
  routes: Object.fromEntries(
    ['about-us', 'page/:name', 'blog/tag/:tag', '*'].map((path) => [
      path,
      {
        id: path,
        path,
        caseSensitive: true,
        module: {
          loader: ({ request, context }: { request: Request; context: Map<unknown, never> }) => {
            rendered.push(new URL(request.url).pathname);
            return load(request, context.get(serviceFetchContext) as never);
          },
        },
      },
    ]),
  ),
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '1' },
  future: { v8_middleware: true },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  prerender: [],
  ssr: true,
  isSpaMode: false,
} as unknown as ServerBuild as Application['build'];

let version = 0;
/** How many requests have come to the renderings. */
let requested = 0;
let answer: () => Response | Promise<Response> = () => new Response('{}');
const site = createSite({
  buildDir,
  build,
  admin: { buildDir, build },
  service: {
    fetch: () => answer(),
    contentVersion: () => {
      requested += 1;
      return version;
    },
  },
  trustedProxies: 1,
});
const ask = (path: string, network = '192.0.2.1', init: RequestInit = {}) =>
  site.request(path, { ...init, headers: { 'X-Forwarded-For': network, ...init.headers } });
const shared = () => new Response('page', { headers: { 'Cache-Control': 'public, s-maxage=60' } });

beforeEach(() => {
  version += 1;
  requested = 0;
  rendered = [];
  load = () => new Response('page');
});

/** Keeps renderings from ending until it is called, or the test ends. */
function hold() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  onTestFinished(release);
  answer = () => held.then(() => new Response('{}'));
  load = async (_request, fetch) => {
    await fetch('/api/blogs');
    return new Response('page');
  };
  return release;
}

test('a network with too many renderings reads 429, and others do not, not even for the same page', async () => {
  const release = hold();
  const attack = Array.from({ length: 50 }, (_, n) => ask(`/page/${n}`));
  // Each looks for a file first, and these searches may end in any order.
  await expect.poll(() => requested).toBe(50);
  const refused = await ask('/page/50');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '2']);
  const others = ['/page/50', '/page/7'].map((path) => ask(path, '198.51.100.1'));
  // The same network may wait for what is being rendered anyway.
  const again = ask('/page/7');
  await expect.poll(() => requested).toBe(54);
  release();
  for (const page of await Promise.all([...attack, ...others, again]))
    expect(page.status).toBe(200);
  expect(rendered.toSorted()).toEqual(
    Array.from({ length: 51 }, (_, n) => `/page/${n}`).toSorted(),
  );
  expect((await ask('/page/50')).status).toBe(200);
});

test('a page for shared caches is rendered again after something is published, others each time', async () => {
  load = (request) => (request.url.includes('public') ? shared() : new Response('own'));
  for (const path of ['/page/public', '/page/public', '/page/own', '/page/own']) await ask(path);
  version += 1;
  await ask('/page/public');
  expect(rendered).toEqual(['/page/public', '/page/own', '/page/own', '/page/public']);
});

test('a page that is being rendered is not evicted by others that are kept', async () => {
  const release = hold();
  const slow = [ask('/page/slow'), ask('/page/slow', '198.51.100.1')];
  await vi.waitFor(() => expect(rendered).toEqual(['/page/slow']));
  load = shared;
  // More than the cache holds.
  for (let n = 0; n <= 500; n += 1) await ask(`/page/${n}`);
  release();
  for (const page of await Promise.all(slow)) expect(await page.text()).toBe('page');
  expect(rendered.filter((path) => path === '/page/slow')).toHaveLength(1);
});

test('an unexpected error is one line of JSON in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answer = () => {
    throw new Error('broken');
  };
  const broken = await ask('/api/blogs');
  expect([broken.status, await broken.text()]).toEqual([
    500,
    'Something went wrong on our side. Please try again.\n',
  ]);
  expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'error', message: 'broken', stack: expect.any(String) },
  ]);
  log.mockRestore();
});

test('headers of the service are kept, and added where it has none', async () => {
  const own = { 'Content-Security-Policy': 'sandbox', 'Referrer-Policy': 'no-referrer' };
  answer = () => new Response('{}', { headers: own });
  const kept = (await ask('/api/admin/enquiries.csv')).headers;
  for (const [name, value] of Object.entries(own)) expect(kept.get(name)).toBe(value);
  answer = () => new Response('{}');
  const added = (await ask('/api/blogs')).headers;
  expect(added.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  expect(added.get('X-Content-Type-Options')).toBe('nosniff');
});

test('paths that the router cannot handle lead to the page for unknown ones', async () => {
  const manifest = '/__manifest?version=1&paths=';
  for (const path of [
    ...['/blog/%', '/products/%zz', '/%ff', '/admin/%E0%A4%A', `${manifest}/blog,/%25g0`],
    ...['/a'.repeat(33), '/'.repeat(4000), '/a'.repeat(7500), `/admin${'/a'.repeat(40)}`],
    ...[manifest + '/a,'.repeat(301), manifest + '/a'.repeat(40)],
  ]) {
    const answer = await ask(path);
    const what = path.slice(0, 40);
    expect([what, answer.status, answer.headers.get('Location')]).toEqual([what, 302, '/404']);
  }
  for (const path of ['/a'.repeat(32), '/blog/%25', '/blog/tag/Air%20Foil?q=%', '/%ED%95%9C'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
});

test('every address but the usual one of a page redirects to it', async () => {
  for (const [path, location] of [
    ...['/index.html', '//index.html', '/Index.html/', '/index%2Ehtml'].map((path) => [path, '/']),
    ...['/about-us/index.html', '/ABOUT-us/INDEX.HTML', '/about-us//index.html', '/about-us/'].map(
      (path) => [path, '/about-us'],
    ),
    ['/page/index.html?a=B', '/page?a=B'],
    ['/blog/tag/Air/index.html', '/blog/tag/Air'],
    ['/ADMIN', '/admin'],
    ['/Admin/Posts/1/?a=B', '/admin/posts/1?a=B'],
    ['/ADMIN/posts.data', '/admin/posts.data'],
    ['/ADMIN.data', '/admin.data'],
    ['//evil.example', '/evil.example'],
  ]) {
    const answer = await ask(path ?? '');
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, location]);
  }
  expect(await (await ask('/about-us')).text()).toContain('Page');
});
