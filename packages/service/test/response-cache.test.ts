import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../src/http/server.ts';
import { TestService } from './support/service.ts';

const TOKEN = 'a-token-of-some-length';

describe('the response cache', () => {
  let service: TestService;
  let server: Awaited<ReturnType<typeof serve>>;

  beforeEach(async () => {
    service = await TestService.start('sqlite');
    const app = service.createApp(service.store, { reuseReadsMs: 1000, metricsToken: TOKEN });
    await service.addPost({ slug: 'post', excerpt: 'A sentence. '.repeat(200) });
    server = await serve({ fetch: app.fetch, host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    await server.close();
    await service.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers });
  const titles = async () => {
    const { blogs } = await (await get('/api/blogs')).json();
    return blogs.map((blog: { title: string }) => blog.title);
  };
  const queries = ['/api/blogs', '/api/blogs/single?slug=post', '/api/categories'];

  it.each(queries)('answers %s as the database did', async (path) => {
    const first = await get(path, { 'X-Request-Id': 'first' });
    await service.store.db.deleteFrom('posts').execute();
    const second = await get(path);
    expect(await second.text()).toBe(await first.text());
    for (const name of ['content-type', 'etag', 'cache-control', 'x-content-type-options']) {
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    }
    expect(first.headers.get('x-request-id')).toBe('first');
    expect(second.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('answers 304 to clients that have the response', async () => {
    const etag = (await get('/api/blogs')).headers.get('etag') ?? '';
    const known = await get('/api/blogs', { 'If-None-Match': etag });
    expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
  });

  it('shows what this process publishes immediately, and other changes within a second', async () => {
    expect(await titles()).toEqual(['post']);
    await service.addPost({ slug: 'post', title: 'New' });
    expect(await titles()).toEqual(['New']);
    await service.store.db.updateTable('posts').set({ title: 'Elsewhere' }).execute();
    expect(await titles()).toEqual(['New']);
    service.pass(1000);
    expect(await titles()).toEqual(['Elsewhere']);
  });

  it('does not store failures', async () => {
    expect((await get('/api/blogs/single?slug=later')).status).toBe(404);
    await service.store.db.updateTable('posts').set({ slug: 'later' }).execute();
    expect((await get('/api/blogs/single?slug=later')).status).toBe(200);
  });

  it('answers each of several identical failing reads with its own failure', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => get('/api/blogs/single?slug=missing')),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(404));
    expect(new Set(answers.map((answer) => answer.headers.get('x-request-id'))).size).toBe(5);
  });

  it('counts its responses as requests', async () => {
    for (let n = 0; n < 3; n += 1) await get('/api/blogs');
    const metrics = await get('/metrics', { Authorization: `Bearer ${TOKEN}` });
    expect(await metrics.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/blogs",status="200"} 3',
    );
  });

  it('does not affect POST requests', async () => {
    await get('/api/blogs');
    expect((await fetch(`${server.url}/api/blogs`, { method: 'POST' })).status).toBe(405);
  });
});
