import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sendPage, storePage } from '../src/server/pages.ts';

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
