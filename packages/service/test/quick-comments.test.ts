import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../src/serve.ts';
import { TestService } from './support/service.ts';

describe('comments below the layers of the application', () => {
  let service: TestService;
  let server: Awaited<ReturnType<typeof serve>>;
  let blog_id: number;

  const listen = (app: TestService['app']) =>
    serve({
      fetch: app.fetch,
      host: '127.0.0.1',
      port: 0,
      quick: app.quick({ headers: { 'X-Frame-Options': 'DENY' } }),
    });

  beforeEach(async () => {
    service = await TestService.start('sqlite', { metricsToken: 'a-token-of-some-length' });
    blog_id = await service.addPost({ slug: 'post' });
    server = await listen(service.app);
  });
  afterEach(async () => {
    await server.close();
    await service.stop();
  });

  const comment = (changes: object = {}) => ({
    blog_id,
    name: 'Jin',
    email: 'jin@example.org',
    message: 'Thank you.',
    ...changes,
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/comments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const told = async (answer: Response) => ({
    status: answer.status,
    body: await answer.json(),
    headers: ['content-type', 'cache-control', 'retry-after', 'x-content-type-options'].map(
      (name) => answer.headers.get(name),
    ),
  });

  it.each([
    ['a comment', 201, () => [comment()]],
    ['what robots send', 201, () => [comment({ website: 'x' })]],
    ['a byte order mark', 201, () => [`\uFEFF${JSON.stringify(comment())}`]],
    ['no JSON', 400, () => ['{']],
    ['no post', 400, () => [comment({ blog_id: 9999 })]],
    ['a key that is none', 400, () => [comment(), { 'Idempotency-Key': 'a b' }]],
    ['another type', 415, () => [comment(), { 'Content-Type': 'text/plain' }]],
    ['wrong fields', 422, () => [comment({ name: '', email: 'jin' })]],
    ['too much', 413, () => [comment({ padding: 'x'.repeat(70_000) })]],
  ] as [string, number, () => [unknown, Record<string, string>?]][])(
    'get the same answer: %s',
    async (_what, status, sent) => {
      const [body, headers] = sent();
      const quick = await post(body, headers);
      const layered = await service.post(body, headers);
      expect(quick.headers.get('x-frame-options')).toBe(status === 413 ? null : 'DENY');
      expect(quick.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      const answer = await told(quick);
      expect(answer).toEqual(await told(layered));
      expect(answer.status).toBe(status);
      const rows = (await service.comments()).map(({ id: _, score, reasons, ...row }) => row);
      if (status === 201) expect(rows[0]).toEqual(rows[1]);
      else expect(rows).toEqual([]);
    },
  );

  it('share limits and keys with it', async () => {
    const key = { 'Idempotency-Key': 'a1b2' };
    expect((await post(comment(), key)).status).toBe(201);
    expect((await service.post(comment(), key)).status).toBe(201);
    expect(await service.comments()).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) await service.post(comment());
    const limited = await post(comment());
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await service.comments()).toHaveLength(5);
  });

  it('keep the name of a request and count it', async () => {
    const answer = await post(comment(), { 'X-Request-Id': 'my-name=1' });
    expect(answer.headers.get('x-request-id')).toBe('my-name=1');
    await service.post(comment());
    const metrics = await service.get('/metrics', {
      Authorization: 'Bearer a-token-of-some-length',
    });
    expect(await metrics.text()).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/comments",status="201"} 2',
    );
  });

  it('are left to it when their length is not announced', async () => {
    const stream = new Blob([JSON.stringify(comment())]).stream();
    const options = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.url}/api/comments`, { ...options, headers });
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([201, null]);
  });

  it('fail as it does: 503 and a line in the log when the database or time is out', async () => {
    const { store } = service;
    const apps = [
      service.createApp({ ...store, write: () => Promise.reject(trouble) }),
      service.createApp({ ...store, write: () => new Promise(() => {}) }, { answerWithinMs: 20 }),
      service.createApp({ ...store, write: () => Promise.reject(new Error('a defect')) }),
    ];
    const answers = [];
    for (const app of apps) {
      await server.close();
      server = await listen(app);
      answers.push(await told(await post(comment())));
      expect(await told(await service.post(comment(), {}, app))).toEqual(answers.at(-1));
    }
    expect(answers.map((one) => one.status)).toEqual([503, 503, 500]);
    expect(answers[0]?.headers).toContain('10');
    expect(service.log.map((entry) => entry.message)).toEqual([
      ...['disk I/O error', 'disk I/O error'],
      ...['The answer took too long.', 'The answer took too long.'],
      ...['a defect', 'a defect'],
    ]);
    expect(JSON.stringify(service.log)).not.toMatch(/jin|Thank you/i);
  });

  it('are nothing when the connection ends before they do', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const head = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
    socket.write(`POST /api/comments HTTP/1.1\r\n${head}{"blog_id"`);
    await once(socket, 'connect');
    socket.destroy();
    expect((await post(comment())).status).toBe(201);
    expect(await service.comments()).toHaveLength(1);
    expect(service.log).toEqual([]);
  });
});

const trouble = Object.assign(new Error('disk I/O error'), {
  code: 'ERR_SQLITE_ERROR',
  errcode: 778,
});
