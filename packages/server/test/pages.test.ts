import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sendPage, storePage } from '../src/pages.ts';
import { decodable } from '../src/requests.ts';

test('only a page that is read is not sent again to those who have it', async () => {
  const page = storePage({
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/plain' }),
    body: new Uint8Array([65]),
    quality: 1,
  });
  const app = new Hono().all('*', (c) => sendPage(c, page));
  for (const [method, status] of [
    ['GET', 304],
    ['HEAD', 304],
    ['POST', 200],
  ] as const) {
    for (const known of ['*', page.etag]) {
      const answer = await app.request('/', { method, headers: { 'If-None-Match': known } });
      expect([method, known, answer.status]).toEqual([method, known, status]);
    }
  }
});

test('paths that cannot be decoded lead to the page for unknown ones', async () => {
  const app = new Hono().use(decodable).all('*', (c) => c.text('page'));
  const manifest = '/__manifest?version=1&paths=/blog,/%25g0';
  for (const path of ['/blog/%', '/products/%zz', '/%ff', '/admin/%E0%A4%A', manifest]) {
    const answer = await app.request(path);
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 302, '/404']);
  }
  for (const path of ['/blog/%25', '/blog/tag/Air%20Foil?q=%', '/blog?paths=%25', '/%ED%95%9C'])
    expect(await (await app.request(path)).text(), path).toBe('page');
});
