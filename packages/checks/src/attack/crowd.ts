import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { comment, sendRequest } from './sendRequest.ts';
import { type AttackContext, expectUnharmed, type Part, type Target } from './target.ts';

/** Maximum response time of a visitor in ms, at the 99th percentile. */
const goalMs = 500;
/** Connections of all attacking networks together: for each of six more than may wait. */
const connections = 450;

export const crowd: Part = {
  name: 'crowd',
  checked: `a visitor's p99 under ${goalMs} ms while one network, and six, ask as much as they can`,
  quick: true,
  async run(context) {
    const target = await context.start();
    const pid = target.pid();
    // The first pages that a process renders take longer.
    for (const path of visited) await sendRequest(target.origin, { path });
    for (const networks of [1, 6]) await visitAmong(context, target, networks);
    await expectUnharmed(context, target, pid);
  },
};

/** What a visitor asks for: a file, health, pages that are rendered for them alone and for many, the service. */
const visited = [
  '/',
  '/healthz',
  '/blog',
  '/blog/surge-and-choke',
  '/search?q=bearing',
  '/api/blogs',
];

async function visitAmong(
  { findings, quick, slack }: AttackContext,
  { origin }: Target,
  networks: number,
) {
  const who = networks === 1 ? 'one network' : `${networks} networks`;
  const attackers = new Worker(new URL('./crowdWorker.ts', import.meta.url), {
    workerData: { origin, networks, connections },
  });
  await once(attackers, 'message');
  const times: number[] = [];
  const visitor = { 'X-Forwarded-For': '192.0.2.1' };
  const end = performance.now() + (quick ? 4000 : 20_000);
  for (let n = 0; performance.now() < end; n += 1) {
    const path = visited[n % visited.length] ?? '/';
    const own = path.startsWith('/blog') ? `${path}?visit=${n}` : path;
    // Each comment comes from a network of its own, because few are accepted from one.
    const commenter = { ...comment('').headers, 'X-Forwarded-For': `198.51.${n % 256}.1` };
    const request =
      n % 20 === 19
        ? { ...comment(`Among ${who} ${n}`), headers: commenter }
        : { path: own, headers: visitor };
    const { status, problem, ms } = await sendRequest(origin, request);
    times.push(ms);
    findings.expect(
      status > 0 && status < 400,
      `a visitor among ${who} is refused`,
      `${request.path}: ${problem ?? status}`,
    );
  }
  attackers.postMessage('stop');
  const [answers] = await once(attackers, 'message');
  const refused = answers[429] ?? 0;
  const all = Object.values<number>(answers).reduce((sum, count) => sum + count, 0);
  findings.rounds += times.length + all;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  findings.notes.push(
    `among ${who} p50 ${at(0.5)}, p99 ${at(0.99)} ms of ${times.length} visits; ${refused} of ${all} attacks got 429`,
  );
  findings.expect(at(0.99) < goalMs * slack, `a visitor among ${who} waits`, `p99 ${at(0.99)} ms`);
  findings.expect(refused > 0, `${who} read no 429`);
}
