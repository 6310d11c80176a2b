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
  ...['categories/order', 'people', 'people/1', 'people/1/role', 'people/invitations'].map(
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
  ...['slugs', 'role'],
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

/** Text that every encoder accepts. */
function plain(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
}

/** Makes hostile requests to the API: the same ones for the same seed. */
export class Fuzzer {
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
