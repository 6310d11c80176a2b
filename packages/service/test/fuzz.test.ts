import { describe, expect, it } from 'vitest';
import { serve } from '../src/http/server.ts';
import { AdminBrowser } from './support/administrator.ts';
import { Fuzzer } from './support/fuzzer.ts';
import { engines, TestService } from './support/service.ts';

/** Requests per engine; set FUZZ_REQUESTS for more, FUZZ_SEED for different ones. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const SLOW_MS = 10_000;

describe.each(engines)('the service on %s', (engine) => {
  it(`survives ${REQUESTS} hostile requests`, { timeout: 30_000 + REQUESTS * 100 }, async () => {
    const service = await TestService.start(engine, {
      onMail: () => {},
      metricsToken: 'a-token-of-some-length',
    });
    await service.addPost({ slug: 'post', categories: ['Energy'], tags: ['a'] });
    let cookie = '';
    const host = '127.0.0.1';
    const server = await serve({ fetch: service.app.fetch, host, port: 0 });
    const fuzzer = new Fuzzer(SEED);
    const statuses = new Set<number>();
    for (let n = 0; n < REQUESTS; n += 1) {
      // Changes the network every few requests, so that rate limits do not hide the code behind them.
      service.address = `10.${n >> 11}.${(n >> 3) & 255}.1`;
      // The requests include signing out.
      if (n % 100 === 0) {
        const { cookie: token } = await AdminBrowser.signedIn(service, `a${n}@example.org`);
        cookie = token.replace('__Host-', '');
      }
      const { path, init } = fuzzer.request(cookie);
      const what = `request ${n} of seed ${SEED}: ${init.method} ${path}`.slice(0, 300);
      const start = performance.now();
      // Comments are sent to the server itself rather than the application.
      const [address = ''] = path.split('?');
      const isComment = init.method === 'POST' && address === '/api/comments';
      const answer = isComment
        ? await fetch(server.url + address, init)
        : await service.app.request(path, init);
      const text = await answer.text();
      statuses.add(answer.status);
      expect(answer.status, what).toBeLessThan(500);
      expect(performance.now() - start, what).toBeLessThan(SLOW_MS);
      expect(answer.headers.get('x-content-type-options'), what).toBe('nosniff');
      expect(answer.headers.get('x-injected'), what).toBeNull();
      expect(text, what).not.toMatch(/node_modules|SQLITE|at .*\.ts:\d/);
      // The hint shows what an address looks like.
      const said = text.replace('name@example.com', '');
      if (!path.startsWith('/api/admin/')) expect(said, what).not.toMatch(/@example/);
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 404, 415, 422]));
    expect(service.log).toEqual([]);
    await server.close();
    await service.stop();
  });
});
