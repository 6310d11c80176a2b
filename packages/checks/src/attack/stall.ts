import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE_FILE, startRelay } from '@brand/service/testing';
import { comment, eventually, inParallel, sendRequest } from './sendRequest.ts';
import type { AttackContext, Part, Target } from './target.ts';

/** Maximum response time in ms of a page with stale data. */
const copyBound = 300;
const pages = ['/blog', '/blog/surge-and-choke', '/api/blogs'];

export const stall: Part = {
  name: 'stall',
  checked: `stale pages within ${copyBound} ms, recovery`,
  async run(context) {
    if (context.engine === 'postgres') await stallPostgres(context);
    else await stallSqlite(context);
  },
};

async function stallPostgres(context: AttackContext) {
  const relay = await startRelay((await context.newDatabase()) ?? '');
  try {
    const target = await context.start({ DATABASE_URL: relay.url });
    for (const [when, fail] of [
      ['while the database stalls', relay.stall],
      ['while the database is gone', relay.cut],
    ] as const) {
      await expectWorking(context, target, `before the test "${when}"`);
      fail();
      await expectCopies(context, target, when);
      await relay.restore();
      await expectWorking(context, target, `after the test "${when}"`);
    }
  } finally {
    relay.close();
  }
}

/** Another process holds the lock that writers need. */
async function stallSqlite(context: AttackContext) {
  const target = await context.start();
  const when = 'while the database is locked';
  await expectWorking(context, target, `before the test "${when}"`);
  const other = new DatabaseSync(join(target.dataDir, SQLITE_FILE));
  other.exec('begin exclusive');
  await expectCopies(context, target, when);
  other.exec('rollback');
  other.close();
  await expectWorking(context, target, `after the test "${when}"`);
}

/** Checks that pages stay fast during writes, once the circuit breaker is open. */
async function expectCopies({ findings }: AttackContext, { origin }: Target, when: string) {
  const write = async () => {
    const { status, problem } = await sendRequest(origin, comment(when));
    findings.expect(status === 503, `a write ${when} is not 503`, problem ?? String(status));
  };
  await Promise.all([write(), ...pages.map((path) => sendRequest(origin, { path }))]);
  const writing = inParallel(3, 1, write);
  const end = performance.now() + 15_000;
  for (let n = 0; n < 20 && performance.now() < end; n += 1) {
    for (const path of pages) {
      const { status, problem, ms } = await sendRequest(origin, { path });
      findings.rounds += 1;
      const what = `${path}: ${problem ?? status} after ${Math.round(ms)} ms`;
      findings.expect(status === 200, `a page ${when} fails`, what);
      findings.expect(ms < copyBound, `a page ${when} is slow`, what);
    }
  }
  await writing;
}

async function expectWorking({ findings }: AttackContext, { origin }: Target, when: string) {
  const works = await eventually(30, async () => {
    const { status } = await sendRequest(origin, comment(when));
    return status === 201;
  });
  findings.expect(works, `no write ${when}`);
  for (const path of pages) {
    const { status, headers } = await sendRequest(origin, { path });
    const fresh = status === 200 && headers['cache-status'] === undefined;
    findings.expect(fresh, `no fresh page ${when}`, `${path}: ${status}`);
  }
}
