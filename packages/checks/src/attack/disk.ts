import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from '@brand/service/testing';
import { comment, eventually, isReady, sendRequest } from './sendRequest.ts';
import type { AttackContext, Part, Target } from './target.ts';

export const disk: Part = {
  name: 'disk',
  checked: 'a full disk, a deleted database',
  quick: true,
  engines: ['sqlite'],
  async run(context) {
    const full = await context.start();
    const limit = (bytes: string) =>
      execFileSync('prlimit', [`--pid=${full.pid()}`, `--fsize=${bytes}`]);
    await expectHealthy(context, full, 'at first');
    // From here on every write to a file fails, as on a disk that is full or read-only.
    limit('0:');
    await expectTrouble(context, full, 'on a full disk');
    limit('unlimited:');
    await expectHealthy(context, full, 'after space was freed');

    const deleted = await context.start();
    await expectHealthy(context, deleted, 'at first');
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(deleted.dataDir, SQLITE_FILE + end), { force: true });
    }
    await expectTrouble(context, deleted, 'without its database');
  },
};

async function expectTrouble({ findings }: AttackContext, { origin }: Target, when: string) {
  for (let n = 0; n < 20; n += 1) {
    const { status, problem, headers } = await sendRequest(origin, comment(`${n} `.repeat(2000)));
    findings.rounds += 1;
    findings.expect(status === 503, `a write ${when} is not 503`, problem ?? String(status));
    if (status === 503) findings.expect('retry-after' in headers, `no Retry-After ${when}`);
  }
  const unready = await eventually(30, async () => {
    return (await sendRequest(origin, { path: '/readyz' })).status === 503;
  });
  findings.expect(unready, `ready ${when}`);
  for (const path of ['/', '/blog', '/blog/surge-and-choke', '/api/blogs']) {
    const { status, problem } = await sendRequest(origin, { path });
    findings.expect(status === 200, `a read ${when} fails`, `${path}: ${problem ?? status}`);
  }
}

async function expectHealthy({ findings }: AttackContext, { origin }: Target, when: string) {
  const ready = await eventually(30, () => isReady(origin));
  findings.expect(ready, `not ready ${when}`);
  const { status, problem } = await sendRequest(origin, comment(`healthy ${when}`));
  findings.expect(status === 201, `a write ${when} fails`, problem ?? String(status));
  // These reads fill the response cache.
  for (const path of ['/blog', '/blog/surge-and-choke', '/api/blogs'])
    await sendRequest(origin, { path });
}
