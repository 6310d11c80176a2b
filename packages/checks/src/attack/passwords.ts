import { Agent } from 'node:http';
import { sendRequest } from './sendRequest.ts';
import { expectUnharmed, type Part } from './target.ts';

const signIns = 600;
const networks = 10;
/** Time in ms within which a visitor of another network gets 99 of 100 files. */
const visitorBound = 500;

export const passwords: Part = {
  name: 'passwords',
  checked: `files within ${visitorBound} ms while ${networks} networks sign in ${signIns} times`,
  async run(context) {
    const { findings, slack } = context;
    const target = await context.start();
    const pid = target.pid();
    const agent = new Agent({ keepAlive: true });
    const read = () =>
      sendRequest(target.origin, {
        path: '/favicon.svg',
        headers: { 'X-Forwarded-For': '198.51.100.1' },
        agent,
      });
    await read();
    let attacking = true;
    const times: number[] = [];
    const visitor = (async () => {
      while (attacking) {
        const { status, ms } = await read();
        findings.expect(status === 200, 'a file is not served', String(status));
        times.push(ms);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: signIns }, (_, n) =>
        sendRequest(target.origin, {
          method: 'POST',
          path: '/api/admin/session',
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `10.0.${n % networks}.1`,
            Origin: target.origin,
          },
          body: JSON.stringify({ email: `a${n}@example.org`, password: 'not the password' }),
        }),
      ),
    );
    attacking = false;
    await visitor;
    agent.destroy();
    findings.rounds += signIns + times.length;
    const slowest = times.sort((a, b) => a - b).at(Math.ceil(times.length * 0.99) - 1) ?? 0;
    const what = `${Math.round(slowest)} ms`;
    findings.expect(slowest < visitorBound * slack, 'sign-ins delay files of others', what);
    const refused = answers.filter(({ status }) => status === 429);
    findings.expect(refused.length > 0, 'every sign-in waits for a hash');
    await expectUnharmed(context, target, pid);
    await target.stop();
  },
};
