import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessEntry } from '../src/http/request-log.ts';
import { engines, TestService } from './support/service.ts';

const TOKEN = 'a-token-of-some-length';

describe.each(engines)('operations on %s', (engine) => {
  let service: TestService;
  const entries: AccessEntry[] = [];

  beforeAll(async () => {
    service = await TestService.start(engine, {
      metricsToken: TOKEN,
      accessLog: (entry) => entries.push(entry),
    });
  });
  afterAll(() => service.stop());

  const metrics = async () =>
    (await service.get('/metrics', { Authorization: `Bearer ${TOKEN}` })).text();

  it('shows metrics only to requests with the token', async () => {
    const post = await service.addPost({ slug: 'post' });
    await service.post({ blog_id: post, name: 'Jin', email: 'a@example.org', message: 'Text' });
    await service.get('/api/blogs/single?slug=post');
    await service.get('/api/blogs/single?slug=other');
    await service.get('/uploads/private-name.png');
    await service.get('/api/private-path');
    await service.app.request('/api/blogs', { method: 'PURGE' });
    const text = await metrics();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/comments",status="201"} 1',
    );
    expect(text).toContain('_count{method="GET",route="/api/blogs/single",status="404"} 1');
    expect(text).toContain('route="/uploads/:file",status="404"');
    expect(text).toContain('method="OTHER",route="unknown"');
    expect(text).toContain('service_comments_pending 1\n');
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).not.toMatch(/private|slug=|example/);
    for (const header of ['', 'Bearer', 'Bearer wrong', TOKEN, `Bearer ${TOKEN}x`]) {
      const answer = await service.get('/metrics', { Authorization: header });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('http_request');
    }
    expect((await service.createApp(service.store).request('/metrics')).status).toBe(404);
  });

  it('logs each request without personal data', async () => {
    entries.length = 0;
    await service.get('/api/blogs?search=private', { 'X-Request-Id': 'request-8' });
    await service.post({ blog_id: 1, name: 'Private', email: 'private@example.org', message: 'x' });
    await service.get('/api/newsletter/confirm?token=private');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toEqual({
      time: service.now.toISOString(),
      level: 'info',
      request_id: 'request-8',
      method: 'GET',
      route: '/api/blogs',
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(entries)).not.toMatch(/private|example\.org|203\.0/i);
  });

  it('answers 503 when a request takes too long', async () => {
    const store = { ...service.store, write: () => new Promise<never>(() => {}) };
    const stuck = service.createApp(store, { answerWithinMs: 20 });
    const answer = await service.post('{', {}, stuck);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(service.log.at(-1)?.message).toBe('The response took too long.');
  });
});
