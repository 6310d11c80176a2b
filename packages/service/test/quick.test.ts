import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../src/serve.ts';
import { TestService } from './support/service.ts';

describe('answers that the process holds', () => {
  let service: TestService;
  let app: TestService['app'];
  let server: Awaited<ReturnType<typeof serve>>;

  beforeEach(async () => {
    service = await TestService.start('sqlite', { metricsToken: 'a-token-of-some-length' });
    app = service.createApp(service.store, {
      reuseReadsMs: 1000,
      metricsToken: 'a-token-of-some-length',
    });
    await service.addPost({ slug: 'post', excerpt: 'A sentence. '.repeat(200) });
    const quick = app.quick({ headers: { 'X-Frame-Options': 'DENY' }, compress: true });
    server = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0, quick });
  });
  afterEach(async () => {
    await server.close();
    await service.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });
  const titles = async () => {
    const { blogs } = await (await get('/api/blogs')).json();
    return blogs.map((blog: { title: string }) => blog.title);
  };

  it('say what the application says, and what the host adds', async () => {
    for (const path of ['/api/blogs', '/api/blogs/single?slug=post', '/api/categories']) {
      const slow = await get(path, { 'X-Request-Id': 'slow' });
      const quick = await get(path);
      expect(slow.headers.get('x-frame-options')).toBeNull();
      expect(quick.headers.get('x-frame-options')).toBe('DENY');
      expect(await quick.text()).toBe(await slow.text());
      for (const name of ['content-type', 'etag', 'cache-control', 'x-content-type-options']) {
        expect(quick.headers.get(name), name).toBe(slow.headers.get(name));
      }
      expect(quick.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  it('are 304 for who has them', async () => {
    const etag = (await get('/api/blogs')).headers.get('etag') ?? '';
    const known = await get('/api/blogs', { 'If-None-Match': etag });
    expect([known.status, known.headers.get('x-frame-options')]).toEqual([304, 'DENY']);
    expect(known.headers.get('etag')).toBe(etag);
  });

  it('are compressed for those who take that', async () => {
    await get('/api/blogs');
    const plain = await get('/api/blogs');
    const answer = await get('/api/blogs', { 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(600);
    expect(await answer.text()).toBe(await plain.text());
  });

  it('change at once with what this process publishes, within a second otherwise', async () => {
    expect(await titles()).toEqual(['post']);
    await service.addPost({ slug: 'post', title: 'New' });
    expect(await titles()).toEqual(['New']);
    await service.store.db.updateTable('posts').set({ title: 'Elsewhere' }).execute();
    expect(await titles()).toEqual(['New']);
    service.pass(1000);
    expect(await titles()).toEqual(['Elsewhere']);
  });

  it('are left to the application for all else', async () => {
    await get('/api/blogs');
    expect((await fetch(`${server.url}/api/blogs`, { method: 'POST' })).status).toBe(404);
    expect((await get('/api/blogs?page=2')).headers.get('x-frame-options')).toBeNull();
    expect((await get('/nothing')).status).toBe(404);
  });

  it('count as requests', async () => {
    for (let n = 0; n < 3; n += 1) await get('/api/blogs');
    const metrics = await get('/metrics', { Authorization: 'Bearer a-token-of-some-length' });
    expect(await metrics.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/blogs",status="200"} 3',
    );
  });
});
