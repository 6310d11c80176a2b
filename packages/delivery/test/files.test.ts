import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { preferredEncoding } from '../src/server/encodings.ts';
import { files } from '../src/server/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  utimesSync(
    join(folder, name),
    new Date('2026-01-02T03:04:05.678Z'),
    new Date('2026-01-02T03:04:05.678Z'),
  );
};
write('sheet.pdf', '0123456789');
write('empty.txt', '');
write('app.js', 'plain');
write('app.js.br', 'brotli');
write('app.js.gz', 'gzipped');
write('.hidden', 'hidden');

const app = new Hono();
app.use('/*', files(folder, 'public, max-age=3600'));
const ask = (path: string, headers: object = {}, method = 'GET') =>
  app.request(path, { method, headers: { ...headers } });
const modified = 'Fri, 02 Jan 2026 03:04:05 GMT';
const tag = (await ask('/sheet.pdf')).headers.get('ETag') ?? '';

test('a file has validators, its length and its type', async () => {
  const answer = await ask('/sheet.pdf');
  expect(await answer.text()).toBe('0123456789');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'content-length': '10',
    'content-type': 'application/pdf',
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
    'last-modified': modified,
  });
});

test.each([
  [{ 'If-None-Match': tag }, 304],
  [{ 'If-None-Match': `"a", W/${tag}` }, 304],
  [{ 'If-None-Match': '*' }, 304],
  [{ 'If-None-Match': '"a"' }, 200],
  [{ 'If-Modified-Since': modified }, 304],
  [{ 'If-Modified-Since': 'Sat, 03 Jan 2026 03:04:05 GMT' }, 304],
  [{ 'If-Modified-Since': 'Fri, 02 Jan 2026 03:04:04 GMT' }, 200],
  [{ 'If-Modified-Since': 'yesterday' }, 200],
  [{ 'If-None-Match': '"a"', 'If-Modified-Since': modified }, 200],
  [{ 'If-None-Match': tag, Range: 'bytes=0-1' }, 304],
])('%j returns %i', async (headers, status) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask('/sheet.pdf', headers, method);
    expect([method, answer.status]).toEqual([method, status]);
    if (status !== 304) continue;
    expect(await answer.text()).toBe('');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: tag,
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.headers.has('Content-Type')).toBe(false);
    expect(answer.headers.has('Content-Length')).toBe(false);
  }
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=5-100', '56789', 'bytes 5-9/10'],
])('the range %s contains %s', async (Range, text, part) => {
  for (const condition of [{}, { 'If-Range': tag }, { 'If-Range': modified }]) {
    const answer = await ask('/sheet.pdf', { Range, ...condition });
    expect([answer.status, await answer.text()]).toEqual([206, text]);
    expect(answer.headers.get('Content-Range')).toBe(part);
    expect(answer.headers.get('Content-Length')).toBe(String(text.length));
  }
});

test.each([
  [{ Range: 'bytes=0-3', 'If-Range': '"a"' }],
  [{ Range: 'bytes=0-3', 'If-Range': `W/${tag}` }],
  [{ Range: 'bytes=0-3', 'If-Range': 'Fri, 02 Jan 2026 03:04:06 GMT' }],
  [{ Range: 'bytes=20-30', 'If-Range': '"a"' }],
  [{ Range: 'lines=0-3' }],
  [{ Range: 'bytes=3-1' }],
  [{ Range: 'bytes=x' }],
  [{ Range: 'bytes=0-1,4-5' }],
])('%j returns the whole file', async (headers) => {
  const answer = await ask('/sheet.pdf', headers);
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
});

test.each(['bytes=10-', 'bytes=20-30', 'bytes=-0'])('%s returns 416', async (Range) => {
  const answer = await ask('/sheet.pdf', { Range });
  expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */10']);
});

test('HEAD returns the headers of the whole file, also with a range', async () => {
  for (const path of ['/sheet.pdf', '/empty.txt', '/app.js']) {
    const get = await ask(path);
    const head = await ask(path, { Range: 'bytes=0-3' }, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  }
});

test('a compressed variant has a validator of its own, and every variant varies', async () => {
  const variants = new Map<string, string>();
  for (const [accepted, text] of [
    ['gzip, deflate, br, zstd', 'brotli'],
    ['gzip, br;q=0', 'gzipped'],
    ['identity', 'plain'],
  ] as const) {
    const answer = await ask('/app.js', { 'Accept-Encoding': accepted });
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    variants.set(text, answer.headers.get('ETag') ?? '');
  }
  expect(new Set(variants.values()).size).toBe(3);
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': variants.get('brotli') ?? '' };
  const unchanged = await ask('/app.js', again);
  expect([unchanged.status, unchanged.headers.get('Vary')]).toEqual([304, 'Accept-Encoding']);
  expect(unchanged.headers.has('Content-Encoding')).toBe(false);
});

test.each(['/.hidden', '/%2e%2e/x', '/', '/missing.pdf', '//sheet.pdf', '/sheet.pdf/'])(
  '%s is no file',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('a file is only read', async () => {
  expect((await ask('/sheet.pdf', {}, 'POST')).status).toBe(404);
});

describe('the preferred compression', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0', undefined],
    ['xbr, x-gzip', undefined],
  ])('of "%s" is %s', async (accepted, encoding) => {
    const chosen: unknown[] = [];
    const server = new Hono().get('/', (c) => {
      chosen.push(preferredEncoding(c));
      return c.text('');
    });
    await server.request(
      '/',
      accepted === undefined ? {} : { headers: { 'Accept-Encoding': accepted } },
    );
    expect(chosen).toEqual([encoding]);
  });
});
