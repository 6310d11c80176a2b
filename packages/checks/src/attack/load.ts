import { Agent } from 'node:http';
import { publicPages } from '../pagePaths.ts';
import {
  comment,
  inParallel,
  sendKeepAlive,
  sendRequest,
  type TestRequest,
} from './sendRequest.ts';
import { expectUnharmed, memoryBound, type Part } from './target.ts';

const connections = 100;
const goalMs = 250;

export const load: Part = {
  name: 'load',
  checked: `p99 under ${goalMs} ms at ${connections} connections, memory under ${memoryBound} MB`,
  async run(context) {
    const { findings, mixed } = context;
    const target = await context.start();
    const pid = target.pid();
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const headers = { 'Accept-Encoding': 'br' };
    for (const path of ['/blog', '/blog/surge-and-choke']) {
      // The first page that a process renders takes longer.
      await sendRequest(target.origin, { path, headers, agent });
      const times: number[] = [];
      const started = performance.now();
      await inParallel(connections, connections, async () => {
        while (performance.now() - started < 5000) {
          const { status, problem, ms } = await sendRequest(target.origin, {
            path,
            headers,
            agent,
          });
          findings.expect(status === 200, `${path} under load: ${problem ?? status}`);
          times.push(ms);
        }
      });
      findings.rounds += times.length;
      const perSecond = Math.round((times.length * 1000) / (performance.now() - started));
      const p99 = Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
      findings.notes.push(`${path} ${perSecond} per second, p99 ${p99} ms`);
      findings.expect(p99 < goalMs, `${path} is slow`, `p99 ${p99} ms`);
    }
    let most = 0;
    await inParallel(mixed, connections / 4, async (n) => {
      const { status, problem } = await sendKeepAlive(target.origin, { ...oneOfMany(n), agent });
      findings.rounds += 1;
      findings.expect(status > 0 && status < 500, `mixed requests: ${problem ?? status}`);
      if (n % 100 === 0) most = Math.max(most, target.memory());
    });
    agent.destroy();
    findings.notes.push(`${most} MB at most`);
    findings.expect(most <= memoryBound, `memory above ${memoryBound} MB under load`, `${most} MB`);
    await expectUnharmed(context, target, pid);
  },
};

/** The nth of a mix of visitors' requests, whose URLs vary. */
function oneOfMany(n: number): TestRequest {
  const turn = Math.floor(n / 10);
  const headers = { 'Accept-Encoding': turn % 2 ? 'br' : 'gzip' };
  const paths = [
    publicPages[turn % publicPages.length] ?? '/',
    '/blog',
    `/blog?page=${turn % 4}`,
    '/blog/surge-and-choke',
    `/search?q=word${turn % 500}`,
    `/api/blogs?search=word${turn % 500}`,
    `/contact?tab=${turn}`,
    `/no-such-page-${turn}`,
  ];
  const path = paths[n % 10];
  if (path) return { path, headers, method: turn % 20 ? 'GET' : 'HEAD' };
  if (n % 10 === 8) return comment(`Comment ${n}`);
  return { ...comment(''), path: '/blog/surge-and-choke', body: `name=Jin&n=${n}`, headers: form };
}
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
