/**
 * Benchmarks the service on loopback and prints ratios, which are comparable between machines: `node bench/bench.ts
 * [sqlite] [postgres]`. The two sides of a comparison are measured in turns, under the same conditions. BENCH_SECONDS
 * is the length of a turn, 1 by default; the whole run takes about 60 times that for each engine.
 *
 * Cached reads are compared with a bare server by processor time per request. Requests per second
 * would also measure the client and everything else that runs, which brings the ratio close to 1.
 * Comments wait for the disk, so they are compared with single inserts by time.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import pg from 'pg';
import { fingerprint } from '../src/comments/spam.ts';
import { ALLOCATOR, MEMORY_FLAGS } from '../src/process/supervise.ts';
import { openStore } from '../src/store/open.ts';
import { SQLITE_FILE } from '../src/store/sqlite.ts';
import type { Engine, Store } from '../src/store/store.ts';
import { grow } from '../test/support/grow.ts';
import { createDatabase, startPostgres } from '../test/support/postgres-server.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const ROUNDS = 5;
const IN_FLIGHT = 50;
/** Requests in a turn that measures processor time: enough ticks even on a busy machine. */
const REQUESTS = 4000 * SECONDS;
const SIZE = { posts: 24, comments: 100, enquiries: 20, words: 1000 };
/** Number and name of a post that is published. */
const POST = 3;
const TOKEN = 'a-token-for-the-benchmark';

/** Length of a tick of processor time in microseconds. */
const TICK_US = 10_000;

interface Measured {
  perSecond: number;
  p99: number;
}
interface MeasuredServer extends Measured {
  /** Processor time of the server per request, in microseconds. */
  cpu: number;
}
interface Database {
  dataDir: string;
  databaseUrl?: string;
}

async function measure(url: string, options: Partial<autocannon.Options> = {}) {
  const result = await autocannon({ url, connections: IN_FLIGHT, duration: SECONDS, ...options });
  const { non2xx, errors } = result;
  if (non2xx + errors > 0) {
    throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} without an answer`);
  }
  const { average: perSecond, total: count } = result.requests;
  return { perSecond, count, p99: Math.max(1, result.latency.p99) };
}

/** User and system time of a process in microseconds, as Linux counts them. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) * TICK_US;
}

interface Server {
  child: ChildProcess;
  url: string;
}

async function measureServer({ child }: Server, url: string): Promise<MeasuredServer> {
  const before = await processorTime(child);
  const { count, ...measured } = await measure(url, { amount: REQUESTS });
  return { ...measured, cpu: ((await processorTime(child)) - before) / count };
}

/** Starts a script that prints its URL when it is ready. */
async function start(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...MEMORY_FLAGS, join(import.meta.dirname, script), ...args],
    {
      env: { ...process.env, ...ALLOCATOR, PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(`${script} ended`)));
    child.stdout.on('data', (text) => {
      const ready = /Service ready at (\S+)/.exec(String(text));
      if (ready?.[1]) resolve(ready[1]);
    });
  });
  return { child, url };
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await closed;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
/** The median of a value over all rounds. */
const middleOf =
  <Round>(rounds: Round[]) =>
  (of: (round: Round) => number) =>
    median(rounds.map(of));
const round = (value: number) => Math.round(value * 100) / 100;

/** Compares the service with a bare server that sends the same bytes and headers. */
async function compareRead(service: Server, path: string, folder: string) {
  const file = join(folder, 'response.json');
  const response = await fetch(service.url + path);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding'])
    delete headers[name];
  await writeFile(file, JSON.stringify({ headers, body: await response.text() }));
  const bare = await start('bare.ts', [file]);
  const rounds = await inTurns(
    () => measureServer(bare, bare.url),
    () => measureServer(service, service.url + path),
  );
  await stop(bare.child);
  const middle = middleOf(rounds);
  report(path.split('?')[0] ?? '', {
    'µs of processor': middle(([, ours]) => ours.cpu),
    'requests of bare (at least 0.35)': middle(([bare, ours]) => bare.cpu / ours.cpu),
    'requests/s': middle(([, ours]) => ours.perSecond),
    'p99 ms': middle(([, ours]) => ours.p99),
    'of bare p99 (at most 3)': middle(([bare, ours]) => ours.p99 / bare.p99),
  });
}

/** Measures two things in turns. The first turns warm up and do not count. */
async function inTurns<What>(
  first: () => Promise<What>,
  second: () => Promise<What>,
): Promise<[What, What][]> {
  const turn = async (): Promise<[What, What]> => [await first(), await second()];
  await turn();
  const rounds: [What, What][] = [];
  for (let n = 0; n < ROUNDS; n += 1) rounds.push(await turn());
  return rounds;
}

function report(what: string, values: Record<string, number>) {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${round(value)}`);
  console.log(`  ${what}: ${parts.join(', ')}`);
}

/** Runs `work` repeatedly, one run after the other. */
async function perSecondOneByOne(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let count = 0;
  for (; performance.now() < start + SECONDS * 1000; count += 1) await work();
  return (count * 1000) / (performance.now() - start);
}

const word = () => randomInt(0x1000, 0xffff).toString(16);
const network = () => `${word()}:${word()}:${word()}`;
const newComment = () => ({
  name: 'Jin',
  email: `${word()}@example.org`,
  message: `Comment ${word()} ${word()}`,
});

/** Inserts comment rows directly, each with its own synced commit. */
async function rowInserter({ dataDir, databaseUrl }: Database) {
  const columns = 'post_id, name, email, message, status, created_at, score, reasons, fingerprint';
  const values = () => {
    const { name, email, message } = newComment();
    const time = new Date().toISOString();
    return [POST, name, email, message, 'pending', time, 0, '[]', fingerprint(message)];
  };
  const into = `insert into comments (${columns}) values`;
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const text = `${into} ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
    const insert = () => client.query({ name: 'insert', text, values: values() });
    return { insert, close: () => client.end() };
  }
  const file = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5000 });
  file.exec('pragma synchronous = FULL; pragma foreign_keys = ON;');
  const statement = file.prepare(`${into} (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  return { insert: async () => statement.run(...values()), close: async () => file.close() };
}

/** Compares concurrent comments over HTTP with direct inserts, one by one. */
async function compareWrites({ url }: Running, database: Database) {
  const { insert, close } = await rowInserter(database);
  const rounds: (Measured & { row: number })[] = [];
  try {
    // The first turn warms up and does not count.
    await measureComments(url);
    for (let n = 0; n < ROUNDS; n += 1) {
      const row = await perSecondOneByOne(insert);
      rounds.push({ row, ...(await measureComments(url)) });
    }
  } finally {
    await close();
  }
  const middle = middleOf(rounds);
  report('POST /api/comments', {
    'requests/s': middle(({ perSecond }) => perSecond),
    'of single synced inserts (at least 1.5)': middle((one) => one.perSecond / one.row),
    'single inserts/s': middle(({ row }) => row),
    'p99 ms': middle(({ p99 }) => p99),
  });
}

function measureComments(service: string): Promise<Measured> {
  // Each comment comes from a different network, so that no rate limit applies.
  const request = () => ({
    method: 'POST' as const,
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `${network()}::1` },
    body: JSON.stringify({ blog_id: POST, ...newComment() }),
  });
  const lists = Array.from({ length: IN_FLIGHT }, () => Array.from({ length: 400 }, request));
  return measure(`${service}/api/comments`, {
    setupClient: (client) => client.setRequests(lists.pop() ?? []),
  });
}

interface Running extends Server {
  store: Store;
}

async function run(database: Database): Promise<Running> {
  const store = await openStore(database);
  await grow(store, SIZE);
  const { child, url } = await start('../src/main.ts', [], {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    TRUST_PROXY: '1',
    METRICS_TOKEN: TOKEN,
  });
  return { url, store, child };
}

async function end({ child, store }: Running): Promise<void> {
  await stop(child);
  await store.close();
}

async function bench(engine: Engine, database: Database): Promise<void> {
  console.log(`${engine}: ${ROUNDS} turns of ${SECONDS} s, ${IN_FLIGHT} in flight`);
  const running = await run(database);
  const { url } = running;
  try {
    await compareRead(running, '/api/blogs', database.dataDir);
    await compareRead(running, `/api/blogs/single?slug=post-${POST}`, database.dataDir);
    const search = await measure(`${url}/api/blogs?search=turbo+bearing`);
    report('search', { 'requests/s': search.perSecond, 'p99 ms': search.p99 });
    await compareWrites(running, database);
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
    const bytes = Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1]);
    report('memory', { 'MB (at most 200)': bytes / 1024 ** 2 });
  } finally {
    await end(running);
  }
}

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'service-bench-'));
const dataDir = folder;
try {
  if (wanted.length === 0 || wanted.includes('sqlite')) {
    await bench('sqlite', { dataDir });
  }
  if (wanted.length === 0 || wanted.includes('postgres')) {
    const { url, stop } = await startPostgres(true);
    try {
      await bench('postgres', { dataDir, databaseUrl: await createDatabase(url) });
    } finally {
      await stop();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
