import { createHash } from 'node:crypto';
import { request as send } from 'node:http';
import { privatePages, publicPages } from '../src/pagePaths.ts';
import { scriptsOf } from './scripts.ts';
import { storedComments } from './storedComments.ts';
import { expect, test } from './test.ts';

/** Sends a request with its path unchanged: browsers and `fetch` would normalize it. */
function raw(origin = '', method: string, path: string, headers = {}, body?: string) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const asked = send({ hostname, port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

for (const path of [
  '/%5cevil.example/',
  '/%09//evil.example/',
  '//evil.example/',
  '/%0d%0ax/',
  '/%2f%2fevil.example/',
]) {
  test(`a redirect from ${path} stays on the site`, async ({ baseURL }) => {
    const { status, location } = await raw(baseURL, 'GET', path);
    expect(status).toBe(308);
    expect(new URL(location, baseURL).origin).toBe(baseURL);
  });
}

test('upper-case paths and names of files redirect, and cannot bypass the rules of the administration', async ({
  baseURL,
}) => {
  expect(await raw(baseURL, 'GET', '/About-US')).toMatchObject({
    status: 308,
    location: '/about-us',
  });
  for (const [path, location] of [
    ['/Contact?tab=support', '/contact?tab=support'],
    ['/Blog', '/blog'],
    ['/Search?q=RMX', '/search?q=RMX'],
    ['/BLOG/Surge-And-Choke', '/blog/surge-and-choke'],
    ['/Blog/Tag/Air%20Foil', '/blog/tag/Air%20Foil'],
    ['/Preview/AbC', '/preview/AbC'],
    ['/Sitemap.xml', '/sitemap.xml'],
    ['/ADMIN', '/admin'],
    ['/Admin/sign-in', '/admin/sign-in'],
    ['/ADMIN/posts.data', '/admin/posts.data'],
    ['/index.html', '/'],
    ['/contact/index%2Ehtml?tab=support', '/contact?tab=support'],
  ]) {
    expect(await raw(baseURL, 'GET', path ?? ''), path).toMatchObject({ status: 308, location });
  }
  expect((await raw(baseURL, 'GET', '/Nothing')).status).toBe(404);
});

test('no page is served at the address of its file', async ({ baseURL }) => {
  for (const path of publicPages) {
    const { status, location } = await raw(baseURL, 'GET', `${path}/index.html`);
    expect([path, status, location]).toEqual([path, 308, path]);
  }
});

test('methods, media types and origins that no page accepts are refused without rendering', async ({
  baseURL,
}) => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const [method, headers, status] of [
    ['PUT', {}, 405],
    ['PROPFIND', {}, 405],
    ['DELETE', {}, 405],
    ['POST', { 'Content-Type': 'application/json' }, 415],
    ['POST', { ...form, Origin: 'https://evil.example' }, 403],
    ['POST', { ...form, Origin: 'null' }, 403],
  ] as const) {
    const answer = await raw(baseURL, method, '/contact', headers, method === 'POST' ? 'a=b' : '');
    expect(answer.status, `${method} ${JSON.stringify(headers)}`).toBe(status);
    expect(answer.text).not.toContain('<html');
  }
});

test('pages answer forms that they refuse with the status of the service', async ({ request }) => {
  const { id } = await (await request.get('/api/blogs/single?slug=surge-and-choke')).json();
  const send = async (path: string, form: Record<string, string>) =>
    (await request.post(path, { form, maxRedirects: 0 })).status();
  const comment = { blog_id: String(id), email: 'grace@example.org', message: 'On no page.' };
  expect(await send('/blog/surge-and-choke', comment)).toBe(422);
  expect(await send('/newsletter', { email: 'nobody' })).toBe(422);
  const contact = await request.post('/contact', { multipart: { kind: 'general' } });
  expect(contact.status()).toBe(422);
  // A comment on a post that does not exist is not stored, although its number is that of another post.
  expect(await send('/blog/nothing', { ...comment, name: 'Nowhere' })).toBe(302);
  expect(await storedComments('Nowhere')).toEqual([]);
});

test('a form that is sent to no page is refused', async ({ baseURL }) => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const path of ['/admin', '/sitemap.xml', '/blog/feed.atom', '/about-us']) {
    const answer = await raw(baseURL, 'POST', path, form, 'a=b');
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.text, path).not.toContain('Unexpected');
  }
});

test('a form that is too large is refused, with or without Content-Length', async ({ baseURL }) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = `message=${'x'.repeat(70_000)}`;
  const length = { ...headers, 'Content-Length': body.length };
  const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
  for (const framing of [length, chunked]) {
    const { status } = await raw(baseURL, 'POST', '/blog/surge-and-choke', framing, body);
    expect(status).toBe(413);
  }
});

test('HEAD returns the same headers as GET', async ({ request }) => {
  for (const path of ['/', '/blog', '/blog?page=2', '/blog/surge-and-choke', '/about-us']) {
    const [get, head] = [await request.get(path), await request.head(path)];
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'content-type'])
      expect(head.headers()[name], `${name} of ${path}`).toBe(get.headers()[name]);
    expect(head.headers().etag, path).toBeTruthy();
  }
});

test('pages are compressed as the browser prefers, and not sent again if it has them', async ({
  request,
}) => {
  for (const path of ['/about-us', '/blog', '/api/blogs']) {
    const accepting = (accepted: string, more = {}) =>
      request.get(path, { headers: { 'Accept-Encoding': accepted, ...more } });
    const zipped = (await accepting('gzip, br;q=0')).headers();
    expect(zipped['content-encoding'], path).toBe('gzip');
    expect(
      (await accepting('gzip;q=0, br;q=0')).headers()['content-encoding'],
      path,
    ).toBeUndefined();
    for (const tags of [`"x", ${zipped.etag}`, zipped.etag?.replace('W/', ''), '*']) {
      const again = await accepting('gzip', { 'If-None-Match': tags });
      expect([path, tags, again.status()]).toEqual([path, tags, 304]);
      expect(again.headers().vary, path).toContain('Accept-Encoding');
    }
    expect((await request.head(path)).headers().vary, path).toContain('Accept-Encoding');
  }
});

test('responses that contain a visitor’s input are not cached', async ({ request }) => {
  for (const path of [
    '/search?q=surge',
    '/blog?search=surge',
    '/newsletter/confirm?token=abc',
    '/search.data?q=surge',
  ]) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store');
  }
  for (const path of ['/contact', '/demo', '/newsletter', '/blog/surge-and-choke']) {
    const answer = await request.post(path, { form: { name: 'Jin', email: 'x', blog_id: '1' } });
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});

test('policies allow only the scripts that every page has, or that the router writes', async ({
  request,
}) => {
  const scriptsIn = (html: string) =>
    Array.from(
      html.matchAll(/<script(?![^>]*(?:\ssrc=|json"))[^>]*>([\s\S]*?)<\/script>/g),
      ([, script = '']) => script,
    );
  const ofTheRouter =
    /^(window\.__reactRouterContext|(;|import "[^"]+";)\s*import \* as route0 from "\/(admin-)?assets\/)/;
  // The administration is an application of its own.
  const others = [await request.get('/'), await request.get('/admin/welcome')];
  const ours = new Set((await Promise.all(others.map((page) => page.text()))).flatMap(scriptsIn));
  for (const path of [...publicPages, ...privatePages]) {
    const answer = await request.get(path);
    const known = scriptsIn(await answer.text())
      .filter((script) => ours.has(script) || ofTheRouter.test(script))
      .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [own, ...signed] = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(own, path).toBe("'self'");
    expect(known, path).toEqual(expect.arrayContaining(signed));
  }
});

test('huge page numbers redirect to the last page, and a slug that is too long returns 404', async ({
  request,
}) => {
  for (const number of ['1e9', '99999999999999', '1000000']) {
    const answer = await request.get(`/blog?page=${number}`);
    expect([answer.status(), new URL(answer.url()).search]).toEqual([200, '?page=3']);
  }
  expect((await request.get(`/blog/${'x'.repeat(3000)}`)).status()).toBe(404);
});

test('server and browser decode queries in the same way, however they are encoded', async ({
  usedPage: page,
}) => {
  for (const query of ['scr ipt', 'scr+ipt', 'scr%20ipt', `a'b"<i>&x=%C3%28`, 'a&_routes=b']) {
    // A hydration warning on the console fails the test.
    await page.goto(`/search?q=${query}`);
    await page.goto(`/blog?search=${query}`);
  }
});

for (const application of ['site', 'admin'] as const) {
  test(`scripts of ${application} are named by their content, so that no content blocker matches them`, () => {
    const scripts = scriptsOf(application).map(({ name }) => name);
    expect(scripts.length).toBeGreaterThan(20);
    const byContent = /^((entry\.client|manifest)-)?[\da-f]{8,12}\.js$/;
    expect(scripts.filter((name) => !byContent.test(name))).toEqual([]);
  });
}

test('drafts of legal texts are not indexed', async ({ request }) => {
  for (const path of ['/privacy-policy', '/imprint']) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path);
  }
});

test('the licences of what the scripts contain are beside them', async ({ request }) => {
  for (const [path, name] of [
    ['/licences.txt', 'embla-carousel'],
    ['/admin-assets/licences.txt', 'markdown-it'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toMatch(/^text\/plain/);
    const text = await answer.text();
    for (const one of [name, 'react-dom', 'valibot'])
      expect(text, path).toMatch(new RegExp(`^## ${one} - [\\d.]+ \\(MIT\\)$`, 'm'));
    expect(text, path).toContain('Permission is hereby granted');
  }
});
