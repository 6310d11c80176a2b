import { describe, expect, it } from 'vitest';
import { serve } from '../src/serve.ts';
import { AdminBrowser } from './support/administrator.ts';
import { engines, TestService } from './support/service.ts';

/** Requests for each engine; FUZZ_REQUESTS asks for more, FUZZ_SEED for others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const SLOW_MS = 10_000;

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PATHS = [
  '/api/blogs',
  '/api/blogs/index',
  '/api/blogs/single',
  '/api/categories',
  '/api/comments',
  '/api/enquiries',
  '/api/newsletter',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/openapi.json',
  '/api/%2e%2e/%00',
  '/uploads/..%2fservice.sqlite',
  '/uploads/%00.png',
  '/healthz',
  '/readyz',
  '/metrics',
  ...['session', 'welcome', 'account/password', 'account/totp', 'comments', 'comments/decide'].map(
    (path) => `/api/admin/${path}`,
  ),
  ...['posts', 'posts/1', 'posts/1/revisions', 'posts/1/revisions/1', 'posts/x', 'pictures'].map(
    (path) => `/api/admin/${path}`,
  ),
  ...['enquiries', 'enquiries/1', 'enquiries/1/files/1', 'subscribers', 'audit'].map(
    (path) => `/api/admin/${path}`,
  ),
  ...['enquiries/export.csv', 'subscribers/export.csv'].map((path) => `/api/admin/${path}`),
];
const METHODS = ['GET', 'GET', 'POST', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const NAMES = [
  ...['page', 'limit', 'category', 'tag', 'search', 'slug', 'blog_id', 'token', 'name', 'email'],
  ...['message', 'website', 'fill_ms', 'kind', 'subject', 'issue', 'consent', 'interest'],
  ...['ids', 'status', 'password', 'current', 'secret', 'code', 'title', 'content', 'excerpt'],
  ...['categories', 'tags', 'published_at', 'version', 'image', 'state', 'kind'],
  ...['__proto__', 'constructor', ''],
];
const VALUES: unknown[] = [
  ...['', ' ', '0', '1', '-1', '9'.repeat(30), '1e9', 'NaN', 'null', '\0', '\uD800', '\u202E'],
  ...[
    "'; drop table posts; --",
    '" OR 1=1',
    'a* NEAR(b',
    '%',
    '\\',
    '../../etc/passwd',
    '<script>',
  ],
  ...[
    'jin@example.org',
    `${'x'.repeat(300)}@example.org`,
    'general',
    'support',
    'on',
    'oem',
    'post',
  ],
  ...[
    'é'.repeat(3000),
    '('.repeat(3000),
    'word '.repeat(2000),
    '\r\nX-Injected: 1',
    '👩‍🚀',
    'A\u0301',
  ],
  ...['approved', 'draft', 'published', '2026-12-01T00:00:00.000Z', 'post-2', 'x.webp'],
  ...[0, 1, -1, 1.5, 1e300, 2 ** 53, true, false, null, [], {}, [[[]]], { toString: 1 }],
  ...[[1], [1, 2 ** 53], ['Energy', '\0']],
];
const TYPES = [
  'application/json',
  'application/json; charset=x',
  'text/plain',
  'multipart/form-data',
];

/** Text that every encoder takes. */
function plain(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
}

class Fuzzer {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  fields(): [string, unknown][] {
    const count = Math.floor(this.#random() * 10);
    return Array.from({ length: count }, () => [this.pick(NAMES), this.pick(VALUES)]);
  }

  text(): string {
    return plain(this.pick(VALUES));
  }

  request(cookie: string): { path: string; init: RequestInit } {
    const query = this.fields().map(
      ([name, value]) => `${name}=${encodeURIComponent(plain(value))}`,
    );
    const raw = this.chance(0.1) ? '&%zz&=&a=%ff%fe&page[]=1' : '';
    const path = `${this.pick(PATHS)}?${query.join('&')}${raw}`;
    const method = this.pick(METHODS);
    const headers: Record<string, string> = {};
    if (this.chance(0.2)) headers['Idempotency-Key'] = this.pick(['a', '', 'x'.repeat(300), 'a b']);
    if (this.chance(0.2)) headers['If-None-Match'] = this.pick(['*', 'W/"x"', ',,,', '"']);
    if (this.chance(0.2)) headers['X-Forwarded-For'] = this.pick(['::1', 'x', ',,', '1.2.3.4']);
    if (this.chance(0.2)) headers.Accept = 'text/html';
    if (this.chance(0.8)) headers.Cookie = cookie;
    if (this.chance(0.8)) headers.Origin = this.pick(['http://localhost', 'null', 'x', 'http://a']);
    if (method === 'GET' || method === 'HEAD') return { path, init: { method, headers } };
    return { path, init: { method, headers, ...this.body(headers) } };
  }

  body(headers: Record<string, string>): { body: BodyInit } {
    if (this.chance(0.3)) {
      const form = new FormData();
      for (const [name, value] of this.fields()) {
        if (this.chance(0.2)) form.append(name, new Blob([this.text()]), this.text());
        else form.append(name, plain(value));
      }
      return { body: form };
    }
    headers['Content-Type'] = this.pick(TYPES);
    if (this.chance(0.2)) {
      headers['Content-Type'] = 'multipart/form-data; boundary=x';
      return { body: `--x\r\nContent-Disposition: form-data; name="a"${this.text()}\r\n--x--` };
    }
    const body = Object.fromEntries(this.fields());
    if (this.chance(0.5)) Object.assign(body, { blog_id: 1, email: 'jin@example.org' });
    const text = JSON.stringify(body);
    return { body: this.chance(0.2) ? text.slice(0, -1) : text };
  }
}

describe.each(engines)('the service on %s', (engine) => {
  it(`survives ${REQUESTS} hostile requests`, { timeout: 30_000 + REQUESTS * 100 }, async () => {
    const service = await TestService.start(engine, {
      mailWaits: () => {},
      metricsToken: 'a-token-of-some-length',
    });
    await service.addPost({ slug: 'post', categories: ['Energy'], tags: ['a'] });
    let cookie = '';
    const { fetch: app, quick } = service.app;
    const host = '127.0.0.1';
    const server = await serve({ fetch: app, host, port: 0, quick: quick() });
    const fuzzer = new Fuzzer(SEED);
    const statuses = new Set<number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      // Every few requests another network, so that limits do not shield what is behind them.
      service.address = `10.${n >> 11}.${(n >> 3) & 255}.1`;
      // Signing out is among the requests.
      if (n % 100 === 0) {
        const { cookie: token } = await AdminBrowser.signedIn(service, `a${n}@example.org`);
        cookie = token.replace('__Host-', '');
      }
      const { path, init } = fuzzer.request(cookie);
      const what = `request ${n} of seed ${SEED}: ${init.method} ${path}`.slice(0, 300);
      const start = performance.now();
      // Comments come to the server itself, which takes them below the application.
      const [address = ''] = path.split('?');
      const isComment = init.method === 'POST' && address === '/api/comments';
      const answer = isComment
        ? await fetch(server.url + address, init)
        : await service.app.request(path, init);
      const text = await answer.text();
      statuses.add(answer.status);
      expect(answer.status, what).toBeLessThan(500);
      expect(performance.now() - start, what).toBeLessThan(SLOW_MS);
      expect(answer.headers.get('x-content-type-options'), what).toBe('nosniff');
      expect(answer.headers.get('x-injected'), what).toBeNull();
      expect(text, what).not.toMatch(/node_modules|SQLITE|at .*\.ts:\d/);
      if (!path.startsWith('/api/admin/')) expect(text, what).not.toMatch(/@example/);
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 404, 415, 422]));
    expect(service.log).toEqual([]);
    await server.close();
    await service.stop();
  });
});
