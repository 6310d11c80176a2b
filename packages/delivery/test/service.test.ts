import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenService, remoteService } from '../src/server/service.ts';

let server: Server;
let service: OpenService;
let received: { headers: IncomingHttpHeaders; body: string };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    received = { headers: request.headers, body };
    response.writeHead(request.url === '/api/moved' ? 302 : 200, {
      'Content-Type': 'application/json',
      Connection: 'close, X-Internal',
      'Keep-Alive': 'timeout=5',
      'X-Internal': 'secret',
      'X-Passed': 'yes',
      'Set-Cookie': 'a=b',
      Location: '/elsewhere',
    });
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  service = remoteService(`http://127.0.0.1:${port}`);
});
afterAll(() => server.close());

const site = new Hono().all('*', (c) => service.fetch(c.req.raw));
const ask = (path: string, init: RequestInit = {}) => site.request(path, init);

test('hop-by-hop headers, cookies and Expect do not reach the other service', async () => {
  const answer = await ask('/api/comments?a=b', {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': '14',
      Connection: 'keep-alive, X-Hop',
      Cookie: 'session=1',
      Expect: '100-continue',
      'Keep-Alive': 'timeout=5',
      'Proxy-Authorization': 'Basic x',
      TE: 'trailers',
      Upgrade: 'websocket',
      'X-Hop': 'x',
      'X-End': 'y',
    },
  });
  expect(answer.status).toBe(200);
  expect(received.body).toBe('{"name":"Ada"}');
  expect(received.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '14',
    'x-end': 'y',
  });
  for (const name of ['cookie', 'expect', 'keep-alive', 'proxy-authorization', 'te', 'x-hop'])
    expect(received.headers, name).not.toHaveProperty(name);
  expect(received.headers.upgrade).toBeUndefined();
});

test('hop-by-hop headers and cookies of the other service do not reach the visitor', async () => {
  const answer = await ask('/api/blogs');
  expect(await answer.json()).toEqual({});
  expect(answer.headers.get('X-Passed')).toBe('yes');
  for (const name of ['connection', 'keep-alive', 'x-internal', 'set-cookie', 'transfer-encoding'])
    expect(answer.headers.has(name), name).toBe(false);
});

test('a body is passed on as it arrives', async () => {
  const pieces = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pieces.writable.getWriter();
  const arrived = once(server, 'request');
  const answer = ask('/api/enquiries', {
    method: 'POST',
    body: pieces.readable,
    duplex: 'half',
  } as RequestInit);
  const text = new TextEncoder();
  writer.write(text.encode('first '));
  await arrived;
  writer.write(text.encode('second'));
  writer.close();
  expect((await answer).status).toBe(200);
  expect(received.body).toBe('first second');
});

test('redirects of the other service are passed on', async () => {
  const answer = await ask('/api/moved');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/elsewhere']);
});

test('a Connection header that is no list of names is refused', async () => {
  expect((await ask('/api/blogs', { headers: { Connection: 'a b' } })).status).toBe(400);
});

test('a service that cannot be reached is reported', async () => {
  const away = remoteService('http://127.0.0.1:1');
  expect((await away.fetch(new Request('http://site/api/blogs'))).status).toBe(502);
});
