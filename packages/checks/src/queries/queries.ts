/**
 * Fills both databases with the content of years (5,000 posts, 100,000 comments, 50,000 enquiries), asks for every list,
 * search, count and export, and makes the changes that read much. Fails if a request keeps the process of SQLite busy in one
 * piece, or PostgreSQL waiting, for too long, or if a query scans a table inside a loop. Takes minutes.
 *
 *     pnpm check queries [--database sqlite|postgres]
 */
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { createApp, openStore, type Store } from '@brand/service';
import {
  changesOf,
  createDatabase,
  type Engine,
  grow,
  readsOf,
  scansInLoops,
  signIn,
  startPostgres,
  YEARS,
} from '@brand/service/testing';
import { aligned } from '../report.ts';

/** Most processor time in ms of one query of SQLite, which is synchronous. */
const QUERY_BOUND = 50;
/** Most time in ms until PostgreSQL has answered a request. */
const ANSWER_BOUND = 2000;
/** Downloads of everything, and the change of each post of a category, proceed in short steps between other requests. */
const proceedsInSteps = /\.csv$|\/rename$/;
const ORIGIN = 'https://www.example.org';
const metricsToken = 'a-token-for-the-queries';

const { values } = parseArgs({ options: { database: { type: 'string' } } });
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => !values.database || values.database === engine,
);
const rows: string[][] = [['', 'status', 'ms', 'CPU ms', 'longest query, CPU ms']];
const defects: string[] = [];

for (const engine of engines) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'queries-'));
  await using server = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = server && (await createDatabase(server.url));
  const store = await openStore({ dataDir: folder.path, databaseUrl });
  const start = performance.now();
  await grow(store, YEARS);
  console.log(`${engine} filled in ${Math.round((performance.now() - start) / 1000)} s`);
  await measureAll(engine, store, folder.path);
  await store.close();
}
console.log(aligned(rows));
for (const defect of defects) console.error(defect);
process.exitCode = defects.length > 0 ? 1 : 0;

async function measureAll(engine: Engine, store: Store, uploadsDir: string): Promise<void> {
  const app = createApp({ store, uploadsDir, metricsToken, answerWithinMs: 600_000 });
  const token = await signIn(store, 'ada@example.org', 'administrator', new Date());
  const queries = timedQueries();
  for (const [path, method = 'GET', body] of [...readsOf(YEARS), ...changesOf(YEARS)]) {
    const headers = {
      ...{ Cookie: `__Host-session=${token}`, Origin: ORIGIN },
      ...{ Authorization: `Bearer ${metricsToken}`, 'Content-Type': 'application/json' },
    };
    const send = async () => {
      queries.longest = { ms: 0, text: '' };
      const [started, used] = [performance.now(), process.cpuUsage()];
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const answer = await app.request(ORIGIN + path, init);
      await answer.arrayBuffer();
      return { status: answer.status, ms: performance.now() - started, cpu: usedSince(used) };
    };
    // The first time, its pages are not in memory yet.
    if (method === 'GET') await send();
    const { status, ms, cpu } = await send();
    const { longest } = queries;
    const figures = [ms, cpu, longest.ms].map((figure) => figure.toFixed(0));
    rows.push([`${engine} ${method} ${path}`, String(status), ...figures]);
    const name = `${engine} ${method} ${path}`;
    if (status >= 500) defects.push(`${name}: ${status}`);
    if (longest.ms > QUERY_BOUND) defects.push(`${name}: ${longest.ms} ms for ${longest.text}`);
    if (engine === 'postgres' && ms > ANSWER_BOUND && !proceedsInSteps.test(path))
      defects.push(`${name}: ${ms.toFixed(0)} ms`);
  }
  for (const text of queries.texts)
    for (const scan of await scansInLoops(store, text)) defects.push(`${scan}: ${text}`);
}

/** Milliseconds of processor time: others on this machine do not count. */
function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures the queries of SQLite from now on. */
function timedQueries() {
  const measured = { longest: { ms: 0, text: '' }, texts: new Set<string>() };
  for (const method of ['all', 'run', 'get'] as const) {
    const query = StatementSync.prototype[method];
    StatementSync.prototype[method] = function (this: StatementSync, ...values: never[]) {
      const used = process.cpuUsage();
      try {
        return Reflect.apply(query, this, values);
      } finally {
        const ms = usedSince(used);
        const text = this.sourceSQL;
        if (/^\s*(select|with)/i.test(text)) measured.texts.add(text);
        if (ms > measured.longest.ms) measured.longest = { ms, text };
      }
    } as never;
  }
  return measured;
}
