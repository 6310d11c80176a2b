import { once } from 'node:events';
import { Agent } from 'node:http';
import { eventually, isReady, sendRequest } from './sendRequest.ts';
import { type AttackContext, familyOf, type Part } from './target.ts';

const connections = 100;

export const drain: Part = {
  name: 'drain',
  checked: 'a stop under load, a restart after a crash',
  quick: true,
  async run(context) {
    await stopUnderLoad(context);
    await restart(context);
  },
};

/**
 * Sends SIGTERM under load: readiness must fail first, every request must get a response while the server drains, and no
 * response may be cut off. A connection opened at the moment when the server stops listening is reset by the system,
 * whatever the server does; only then is the request retried.
 */
async function stopUnderLoad({ start, findings, slack }: AttackContext) {
  const drainSeconds = slack > 1 ? 6 : 3;
  const target = await start({ DRAIN_SECONDS: String(drainSeconds) });
  const family = familyOf(target.server.pid ?? 0);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let shut = Number.POSITIVE_INFINITY;
  let unready = false;
  const visit = async () => {
    for (;;) {
      const { problem, status } = await sendRequest(target.origin, { path: '/blog', agent });
      findings.rounds += 1;
      const mayBeShut = performance.now() > shut;
      const stopping = shut < Number.POSITIVE_INFINITY;
      if (mayBeShut && problem === 'ECONNREFUSED') return;
      if (mayBeShut && problem === 'ECONNRESET' && status === 0) continue;
      findings.expect(!problem, `${problem} ${stopping ? 'while' : 'before'} the server stopped`);
      if (problem) return;
      findings.expect(status === 200, `status ${status} while the server stopped`);
    }
  };
  const watch = async () => {
    for (;;) {
      const { problem, status } = await sendRequest(target.origin, { path: '/readyz' });
      if (status === 503) unready = true;
      if (problem && performance.now() > shut) return;
    }
  };
  const everyone = Promise.all([watch(), ...Array.from({ length: connections }, visit)]);
  await new Promise((resolve) => setTimeout(resolve, slack > 1 ? 1000 : 5000));
  const exited = once(target.server, 'exit');
  target.server.kill('SIGTERM');
  shut = performance.now() + drainSeconds * 1000;
  await everyone;
  agent.destroy();
  findings.expect(unready, 'readiness does not fail before the server stops listening');
  const [code] = await exited;
  findings.expect(code === 0, 'the server exits with an error', `exit code ${code}`);
  const left = family.filter((pid) => familyOf(pid).length > 0);
  findings.expect(left.length === 0, 'processes are left after the stop', left.join());
}

/** Checks that a killed server is restarted. */
async function restart({ start, findings }: AttackContext) {
  const target = await start();
  const pid = target.pid();
  process.kill(pid, 'SIGKILL');
  const back = await eventually(30, async () => {
    return (await isReady(target.origin)) && target.pid() !== pid;
  });
  findings.rounds += 1;
  findings.expect(back, 'a killed server is not restarted');
}
