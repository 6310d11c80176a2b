import { once } from 'node:events';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from '../src/http/server.ts';
import { engines, TestService } from './support/service.ts';

describe.each(engines)('the service on %s', (engine) => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start(engine);
  });
  afterAll(() => service.stop());

  it('reports that it is up and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await service.get(path);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/blogs/nothing', '/other'])(
    'answers 404 for %s',
    async (path) => {
      const answer = await service.get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.json()).toEqual({
        status: 'error',
        code: 'not-found',
        message: 'Not found',
      });
    },
  );

  it.each([
    ['/api/comments', 'GET, HEAD, POST'],
    ['/api/blogs/single', 'GET, HEAD'],
    ['/api/openapi.json', 'GET, HEAD'],
    ['/uploads/a.png', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
  ])('answers 405 for methods that %s does not have', async (path, allowed) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await service.app.request(path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
      expect((await answer.json()).code).toBe('method-not-allowed');
    }
    expect((await service.app.request('/api/nothing', { method: 'PUT' })).status).toBe(404);
  });

  it('sends no CORS headers to other origins', async () => {
    const answer = await service.get('/api/blogs', { Origin: 'https://example.org' });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
  });

  it('sends CORS headers for public routes to the configured origins', async () => {
    const corsOrigins = ['https://example.org'];
    const app = service.createApp(service.store, { corsOrigins, reuseReadsMs: 1000 });
    const server = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
    const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
      const answer = await fetch(server.url + path, { method, headers });
      await answer.text();
      const of = (name: string) => answer.headers.get(name);
      return [of('access-control-allow-origin'), of('vary')];
    };
    const Origin = 'https://example.org';
    expect(await ask('/api/blogs', { Origin })).toEqual([Origin, 'Origin']);
    // Also from the response cache, and for origins that are not configured.
    expect(await ask('/api/blogs', { Origin })).toEqual([Origin, 'Origin']);
    expect(await ask('/api/blogs', {})).toEqual([null, 'Origin']);
    expect(await ask('/api/blogs', { Origin: 'https://example.com' })).toEqual([null, 'Origin']);
    expect(await ask('/api/comments', { Origin }, 'POST')).toEqual([Origin, 'Origin']);
    expect((await ask('/api/comments', { Origin }, 'OPTIONS'))[0]).toBe(Origin);
    for (const method of ['GET', 'OPTIONS']) {
      expect(await ask('/api/admin/session', { Origin }, method)).toEqual([null, null]);
    }
    await server.close();
  });

  it('sends other origins no CORS headers at all', async () => {
    const app = service.createApp(service.store, { corsOrigins: ['https://example.org'] });
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: 'https://example.com', 'Access-Control-Request-Method': 'POST' };
      const answer = await app.request('/api/blogs', { method, headers });
      const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-'));
      expect([method, names, answer.headers.get('vary')]).toEqual([method, [], 'Origin']);
    }
  });

  it('refuses changes from pages of other origins before it reads them', async () => {
    const app = service.createApp(service.store, {
      corsOrigins: ['https://friend.example'],
      publicUrl: 'https://www.example.org',
      trustedProxies: 1,
    });
    const https = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'blog.example.org' };
    const changes = ['comments', 'enquiries', 'newsletter', 'newsletter/unsubscribe'];
    const accepted: Record<string, string>[] = [
      {},
      { Origin: 'http://localhost' },
      { Origin: 'https://friend.example' },
      { Origin: 'https://www.example.org' },
      { Origin: 'https://blog.example.org', ...https },
      // Behind a proxy that is not trusted.
      { Origin: 'https://localhost', 'Sec-Fetch-Site': 'same-origin' },
    ];
    const refused: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: 'https://localhost' },
      { Origin: 'http://blog.example.org', ...https },
      { Origin: 'https://localhost', 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const path of changes) {
      for (const headers of [...accepted, ...refused]) {
        const body = new ReadableStream();
        const options = { method: 'POST', headers: { 'Content-Type': 'text/plain', ...headers } };
        const isRefused = refused.includes(headers);
        const unread = isRefused && { body, duplex: 'half' };
        const answer = await app.request(`/api/${path}`, { ...options, ...unread });
        expect([path, headers, answer.status === 403]).toEqual([path, headers, isRefused]);
        if (isRefused) expect((await answer.json()).code).toBe('cross-origin');
      }
    }
  });

  it('leaves other paths to the host application', async () => {
    const host = new Hono();
    host.route('/', service.app);
    host.get('*', (c) => c.text('page'));
    const page = await host.request('/blog');
    expect(await page.text()).toBe('page');
    expect(page.headers.get('x-request-id')).toBeNull();
    expect((await host.request('/api/nothing')).status).toBe(404);
    expect((await host.request('/api/categories')).status).toBe(200);
    expect((await host.request('/uploads/nothing.png')).status).toBe(404);
  });

  it('answers 500 without details and logs one entry when the database fails', async () => {
    const broken = await TestService.start(engine);
    await broken.store.close();
    const answer = await broken.get('/api/blogs?search=private', { 'X-Request-Id': 'request-7' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toBe('request-7');
    expect(await answer.json()).toEqual({
      status: 'error',
      code: 'server-error',
      message: 'Server error',
    });
    expect(broken.log).toEqual([
      {
        time: broken.now.toISOString(),
        level: 'error',
        request_id: 'request-7',
        method: 'GET',
        route: '/api/blogs',
        message: expect.any(String),
        stack: expect.any(String),
      },
    ]);
    expect(JSON.stringify(broken.log)).not.toContain('private');
    const ready = await broken.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      {
        status: 'error',
        code: 'database-not-writable',
        message: 'Database not writable',
      },
    ]);
    expect((await broken.get('/healthz')).status).toBe(200);
    expect((await broken.post({ blog_id: 1 })).status).toBe(500);
  });
});

describe('uploads', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start('sqlite');
    await mkdir(join(service.uploadsDir, 'folder.png'), { recursive: true });
    await writeFile(join(service.uploadsDir, 'picture.webp'), 'webp bytes');
    await writeFile(join(service.uploadsDir, 'Photo.2.JPG'), 'jpeg bytes');
    const noise = (width: number, height: number) =>
      sharp({
        create: {
          width,
          height,
          channels: 3,
          background: '#5bcbf5',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      });
    await noise(1200, 675).jpeg().toFile(join(service.uploadsDir, 'photo.jpg'));
    await noise(300, 200).png().toFile(join(service.uploadsDir, 'small.png'));
    const frames = await Promise.all([1, 2].map(() => noise(400, 300).png().toBuffer()));
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toFile(join(service.uploadsDir, 'moving.webp'));
    await writeFile(join(service.uploadsDir, 'drawing.svg'), '<svg/>');
    await writeFile(join(service.uploadsDir, 'page.html'), '<script>');
    await writeFile(join(service.uploadsDir, '.hidden.png'), 'hidden');
    await writeFile(join(service.uploadsDir, 'folder.png', 'inner.png'), 'inner');
    await writeFile(join(service.database.dataDir, 'outside.png'), 'outside');
  });
  afterAll(() => service.stop());

  it.each([
    ['picture.webp', 'image/webp', 'webp bytes'],
    ['Photo.2.JPG', 'image/jpeg', 'jpeg bytes'],
  ])('serves %s inert', async (name, type, bytes) => {
    const answer = await service.get(`/uploads/${name}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      // Another import can replace it.
      'cache-control': 'public, max-age=3600',
    });
  });

  it('keeps an uploaded picture for good, because its name contains the hash of its bytes', async () => {
    const row = {
      name: 'a-0123456789.webp',
      bytes: Buffer.from('x'),
      created_at: '2026-01-02T03:04:05.678Z',
    };
    await service.store.db.insertInto('pictures').values(row).execute();
    const answer = await service.get(`/uploads/${row.name}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('last-modified')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
  });

  it('answers 304 to those who have the picture in this width', async () => {
    await copyFile(join(service.uploadsDir, 'photo.jpg'), join(service.uploadsDir, 'own.jpg'));
    const { headers } = await service.get('/uploads/own.jpg?width=800');
    const [tag = '', modified = ''] = ['etag', 'last-modified'].map(
      (name) => headers.get(name) ?? '',
    );
    const ask = async (asked: Record<string, string>, path = 'own.jpg?width=800') =>
      (await service.get(`/uploads/${path}`, asked)).status;
    expect(await ask({ 'If-None-Match': `"x", W/${tag}` })).toBe(304);
    expect(await ask({ 'If-None-Match': tag }, 'own.jpg')).toBe(200);
    expect(await ask({ 'If-Modified-Since': modified })).toBe(304);
    expect(await ask({ 'If-Modified-Since': new Date(0).toUTCString() })).toBe(200);
    await writeFile(join(service.uploadsDir, 'own.jpg'), 'other bytes');
    expect(await ask({ 'If-None-Match': tag })).toBe(200);
  });

  it.each([
    ['photo.jpg?width=800', 'image/webp', 800],
    ['photo.jpg?width=320', 'image/webp', 320],
    ['photo.jpg?width=801', 'image/jpeg', 1200],
    ['small.png?width=320', 'image/png', 300],
    ['moving.webp?width=320', 'image/webp', 400],
  ])('sends %s as %s, %i pixels wide', async (path, type, width) => {
    for (const _ of ['made', 'remembered']) {
      const answer = await service.get(`/uploads/${path}`);
      expect(answer.headers.get('content-type')).toBe(type);
      const { width: sent } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(sent).toBe(width);
    }
  });

  it.each(['photo.jpg', 'small.png', 'moving.webp'])(
    'sends %s to social networks as JPEG of 1200 × 630 pixels',
    async (name) => {
      const answer = await service.get(`/uploads/${name}?card=1`);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      const { format, width, height } = await sharp(
        Buffer.from(await answer.arrayBuffer()),
      ).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      const tag = answer.headers.get('etag');
      expect(tag).not.toBe((await service.get(`/uploads/${name}`)).headers.get('etag'));
    },
  );

  it('sends a picture that cannot be resized unchanged', async () => {
    for (const query of ['width=800', 'card=1']) {
      const answer = await service.get(`/uploads/picture.webp?${query}`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(await answer.text()).toBe('webp bytes');
    }
  });

  it.each([
    'drawing.svg',
    'page.html',
    '.hidden.png',
    'folder.png',
    'missing.png',
    'folder.png/inner.png',
    '../outside.png',
    '..%2Foutside.png',
    '%2e%2e%2foutside.png',
    '..%5Coutside.png',
    '%2e%2e/outside.png',
    'x%2F..%2F..%2Foutside.png',
    'picture.webp%00.png',
    '%00',
    'picture.webp/',
    'service.sqlite',
    '..%2Fservice.sqlite',
    `${'x'.repeat(300)}.png`,
    'picture.webp%0A',
    '',
    '%252e%252e%252foutside.png',
    '//outside.png',
    'constructor.toString',
  ])('does not serve %s', async (path) => {
    const answer = await service.get(`/uploads/${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('outside.png');
  });
});

describe('the server', () => {
  const slow = { headMs: 100_000, requestMs: 100_000, idleMs: 100_000, paceMs: 100_000 };
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n';

  async function start(options: Partial<Parameters<typeof serve>[0]> = {}) {
    const fetch = async (request: Request) => new Response(await request.text());
    return serve({ fetch, host: '127.0.0.1', port: 0, timeouts: slow, ...options });
  }
  function dial(port: number) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text) => {
      received += text;
    });
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
    return { socket, closed, received: () => received };
  }

  it('answers before the body ends and then closes the connection without a reset', async () => {
    const server = await start({ fetch: () => new Response('too large', { status: 413 }) });
    const { socket, closed } = dial(server.port);
    socket.write(head);
    // Sends until the process notices.
    for (let n = 0; n < 20; n += 1) {
      socket.write('x'.repeat(10_000));
      await new Promise(setImmediate);
    }
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(answer).toMatch(/too large$/);
    await server.close();
  });

  it.each([
    [
      '400 Bad Request',
      'POST /?q=\xe9 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n',
    ],
    [
      '431 Request Header Fields Too Large',
      `POST / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`,
    ],
  ])('answers %s without a reset to a request that is still sending', async (status, head) => {
    const server = await start();
    const { socket, closed } = dial(server.port);
    socket.write(head, 'latin1');
    for (let n = 0; n < 40; n += 1) {
      socket.write('x'.repeat(10_000));
      await new Promise(setImmediate);
    }
    expect(await closed).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    await server.close();
  });

  it('logs nothing when a client goes away, or breaks its body off', async () => {
    const service = await TestService.start('sqlite');
    const host = '127.0.0.1';
    const { port, close } = await serve({ fetch: service.app.fetch, host, port: 0 });
    const head = `POST /api/newsletter HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
    for (const rest of ['Content-Length: 9\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\n2;\nx']) {
      const socket = connect(port, host).on('error', () => {});
      socket.end(head + rest);
      await once(socket.resume(), 'close');
    }
    await close();
    expect(service.log).toEqual([]);
    await service.stop();
  });

  it('answers 408 and logs nothing when a body does not arrive in time', async () => {
    const service = await TestService.start('sqlite');
    const { fetch } = service.createApp(service.store, { answerWithinMs: 50 });
    const server = await start({ fetch });
    const { socket, received } = dial(server.port);
    socket.write(
      'POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 408 /));
    expect(service.log).toEqual([]);
    socket.destroy();
    await server.close();
    await service.stop();
  });

  it('ends a connection that sends very many requests before it reads the responses', async () => {
    let answered = 0;
    const fetch = async () => {
      answered += 1;
      await new Promise(setImmediate);
      return new Response('text');
    };
    const server = await start({ fetch });
    const { socket, closed } = dial(server.port);
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000));
    await closed;
    expect(answered).toBeLessThan(50);
    await server.close();
  });

  it('keeps the connection alive after reading a body', async () => {
    const server = await start();
    const { socket, received } = dial(server.port);
    for (const text of ['one', 'two']) {
      socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n${text}`);
      await vi.waitFor(() => expect(received()).toMatch(new RegExp(`${text}$`)));
    }
    expect(received()).not.toMatch(/Connection: close/i);
    socket.destroy();
    await server.close();
  });

  it.each([
    ['a head that does not end', { headMs: 50 }, 'POST / HTTP/1.1\r\n'],
    ['a request that takes too long', { headMs: 50, requestMs: 50 }, head],
    ['a body that trickles', { paceMs: 50 }, head],
    ['a visitor who does nothing', { idleMs: 50 }, ''],
  ])('cuts off %s', async (_, limit, sent) => {
    const server = await start({ timeouts: { ...slow, ...limit } });
    const { socket, closed } = dial(server.port);
    socket.on('error', () => {});
    socket.write(sent);
    const trickle = setInterval(() => sent && socket.write('x'), 20);
    await closed;
    clearInterval(trickle);
    await server.close();
  });

  it('refuses hosts and targets that are no URL, or name a user', async () => {
    const asked = vi.fn(() => new Response('page'));
    const server = await start({ fetch: asked });
    const ask = async (target: string, host: string) => {
      const { socket, received } = dial(server.port);
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      await vi.waitFor(() => expect(received()).toMatch(/^HTTP.*\r\n\r\n/s));
      socket.destroy();
      return Number(received().split(' ')[1]);
    };
    for (const host of ['foo.999', '1.2.3.4.5', '999.1.1.1', 'a b', 'u:p@localhost', ':1']) {
      expect([host, await ask('/blog', host)]).toEqual([host, 400]);
    }
    for (const target of ['http://u:p@localhost/blog', 'http://foo.999/blog', 'http://']) {
      expect([target, await ask(target, 'localhost')]).toEqual([target, 400]);
    }
    expect(asked).not.toHaveBeenCalled();
    for (const target of ['/blog', '//u:p@evil.example/', '//foo.999', 'http://localhost/blog']) {
      expect([target, await ask(target, 'localhost:3000')]).toEqual([target, 200]);
    }
    expect(await ask('/blog', '[::1]:3000')).toBe(200);
    await server.close();
  });

  it('refuses methods that no route supports', async () => {
    const asked = vi.fn(() => new Response());
    const server = await start({ fetch: asked });
    for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'FOO']) {
      const { socket, received } = dial(server.port);
      socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      // Node closes the connection of a method that no standard has.
      const refused =
        method === 'FOO' ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 405 .*Allow: GET, HEAD,/s;
      await vi.waitFor(() => expect(received()).toMatch(refused));
      socket.destroy();
    }
    expect(asked).not.toHaveBeenCalled();
    await server.close();
  });
});
