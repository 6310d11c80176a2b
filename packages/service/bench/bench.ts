/**
 * Measures the service on loopback and prints what counts as ratios, which travel between
 * machines: `node bench/bench.ts [sqlite] [postgres]`. BENCH_SECONDS is the time of one
 * measurement, 3 by default; the whole takes about 25 times that for each engine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import autocannon from 'autocannon';
import pg from 'pg';
import { openStore } from '../src/store/open.ts';
import { savePost } from '../src/store/save-post.ts';
import type { Engine, Store } from '../src/store/store.ts';
import startPostgres from '../test/support/postgres-server.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const ROUNDS = 3;
const IN_FLIGHT = 50;
const TOKEN = 'a-token-for-the-benchmark';
const COMMENTS_OF_A_POST = 20;
/** As the package's `start` has them: a small nursery keeps the process small. */
const FLAGS = ['--max-semi-space-size=8'];

interface Measured {
  perSecond: number;
  p99: number;
}
interface Database {
  dataDir: string;
  databaseUrl?: string;
}

async function measure(url: string, options: Partial<autocannon.Options> = {}): Promise<Measured> {
  const result = await autocannon({ url, connections: IN_FLIGHT, duration: SECONDS, ...options });
  const unexpected = result.non2xx + result.errors;
  if (unexpected > 0) throw new Error(`${unexpected} requests to ${url} failed`);
  return { perSecond: result.requests.average, p99: Math.max(1, result.latency.p99) };
}

/** Starts a script that says where it is ready. */
async function start(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [...FLAGS, join(import.meta.dirname, script), ...args], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
const round = (value: number) => Math.round(value * 100) / 100;

/** The service against a bare server that returns the same bytes, in turns. */
async function compareRead(service: string, path: string, folder: string) {
  const file = join(folder, 'bytes');
  await writeFile(file, await (await fetch(service + path)).text());
  const bare = await start('bare.ts', [file]);
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    theirs.push(await measure(bare.url));
    ours.push(await measure(service + path));
  }
  await stop(bare.child);
  const rate = (list: Measured[]) => median(list.map((one) => one.perSecond));
  const p99 = (list: Measured[]) => median(list.map((one) => one.p99));
  report(path.split('?')[0] ?? '', {
    'requests/s': rate(ours),
    'of bare (at least 0.6)': rate(ours) / rate(theirs),
    'p99 ms': p99(ours),
    'of bare p99 (at most 3)': p99(ours) / p99(theirs),
  });
}

function report(what: string, values: Record<string, number>) {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${round(value)}`);
  console.log(`  ${what}: ${parts.join(', ')}`);
}

/** Commits one after the other, each waiting for the disk. */
async function insertOneByOne(database: Database): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const create = 'create table if not exists one_by_one (text text)';
  const insert = "insert into one_by_one values ('about as much as a short comment has')";
  if (database.databaseUrl) {
    const client = new pg.Client(database.databaseUrl);
    await client.connect();
    await client.query(create);
    for (; performance.now() < end; count += 1) await client.query(insert);
    await client.end();
    return count / SECONDS;
  }
  const file = new DatabaseSync(join(database.dataDir, 'one-by-one.sqlite'));
  file.exec(`pragma journal_mode = wal; pragma synchronous = full; ${create}`);
  const statement = file.prepare(insert);
  for (; performance.now() < end; count += 1) statement.run();
  file.close();
  return count / SECONDS;
}

async function compareWrites(service: string, database: Database, blogId: number) {
  const singles: number[] = [];
  const together: Measured[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    singles.push(await insertOneByOne(database));
    together.push(await measureComments(service, blogId));
  }
  const perSecond = median(together.map((one) => one.perSecond));
  report('POST /api/comments, 50 in flight', {
    'requests/s': perSecond,
    'of one by one (at least 5)': perSecond / median(singles),
    'p99 ms': median(together.map((one) => one.p99)),
  });
}

function measureComments(service: string, blogId: number): Promise<Measured> {
  const group = () => randomInt(0x1000, 0xffff).toString(16);
  return measure(`${service}/api/comments`, {
    method: 'POST',
    requests: [
      {
        method: 'POST',
        // Each comment from another network, so that no limit is reached.
        setupRequest: (request) => ({
          ...request,
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `${group()}:${group()}:${group()}::1`,
          },
          body: JSON.stringify({
            blog_id: blogId,
            name: 'Jin',
            email: `${group()}@example.org`,
            message: `Comment ${group()} ${group()}`,
          }),
        }),
      },
    ],
  });
}

/** Listings of one post's comments while the table holds few or many. */
async function compareSizes(service: string, store: Store, blogId: number) {
  const path = `/api/comments?blog_id=${blogId}`;
  await fillComments(store, 1000, blogId);
  const few: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) few.push((await measure(service + path)).p99);
  await fillComments(store, 99_000);
  const many: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) many.push((await measure(service + path)).p99);
  report('GET /api/comments', {
    'p99 ms over 1,000': median(few),
    'p99 ms over 100,000': median(many),
    'ratio (at most 2)': median(many) / median(few),
  });
}

/** Adds approved comments, 20 for each post; the first 20 for `blogId`. */
async function fillComments(store: Store, count: number, blogId?: number): Promise<void> {
  const now = new Date('2026-01-01T00:00:00.000Z');
  const time = now.toISOString();
  for (let done = 0; done < count; done += COMMENTS_OF_A_POST) {
    await store.write(async (trx) => {
      const first = done === 0 ? blogId : undefined;
      const slug = `filler-${count}-${done}`;
      const post = { slug, title: '', excerpt: '', content: '', status: 'draft' as const };
      const post_id =
        first ??
        (
          await trx
            .insertInto('posts')
            .values({ ...post, created_at: time, updated_at: time })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      const comment = { post_id, name: 'Jin', email: 'jin@example.org', created_at: time };
      const message = 'A comment of some length, as people write them. '.repeat(4);
      const rows = Array.from({ length: COMMENTS_OF_A_POST }, () => ({ ...comment, message }));
      await trx
        .insertInto('comments')
        .values(rows.map((row) => ({ ...row, status: 'approved' as const })))
        .execute();
    });
  }
}

async function fillPosts(store: Store): Promise<number> {
  for (let day = 1; day <= 24; day += 1) {
    await savePost(
      store,
      {
        slug: `post-${day}`,
        title: `Post ${day} about turbo blowers`,
        excerpt: 'What a plant gains when the air follows the load. '.repeat(3),
        content: 'Air-foil bearings carry the shaft without oil. '.repeat(150),
        image: 'picture.webp',
        image_caption: 'Fig. 1',
        author_name: 'Service Desk',
        author_bio: null,
        meta_title: null,
        meta_description: null,
        meta_keywords: null,
        status: 'published',
        published_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
        source_hash: null,
        categories: ['Energy', 'Bearings'],
        tags: ['turn-down', 'surge'],
      },
      new Date(),
    );
  }
  const row = store.db.selectFrom('posts').select('id').where('slug', '=', 'post-1');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function bench(engine: Engine, database: Database): Promise<void> {
  console.log(`${engine}, ${SECONDS} s each, ${IN_FLIGHT} in flight`);
  const store = await openStore(database);
  const blogId = await fillPosts(store);
  const { child, url } = await start('../src/main.ts', [], {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    TRUST_PROXY: '1',
    METRICS_TOKEN: TOKEN,
  });
  try {
    await compareRead(url, '/api/blogs', database.dataDir);
    await compareRead(url, '/api/blogs/single?slug=post-1', database.dataDir);
    const search = await measure(`${url}/api/blogs?search=turbo+bearing`);
    report('search', { 'requests/s': search.perSecond, 'p99 ms': search.p99 });
    await compareSizes(url, store, blogId);
    await compareWrites(url, database, blogId);
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
    const bytes = Number(/process_resident_memory_bytes (\d+)/.exec(metrics)?.[1]);
    report('memory', { 'MB (at most 200)': bytes / 1024 ** 2 });
  } finally {
    await stop(child);
    await store.close();
  }
}

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'service-bench-'));
try {
  if (wanted.length === 0 || wanted.includes('sqlite')) await bench('sqlite', { dataDir: folder });
  if (wanted.length === 0 || wanted.includes('postgres')) {
    const given: Record<string, string> = {};
    const provide = (key: string, value: string) => {
      given[key] = value;
    };
    const stopPostgres = await startPostgres({ provide } as never, true);
    try {
      const databaseUrl = `${given.postgresUrl}/postgres`;
      await bench('postgres', { dataDir: folder, databaseUrl });
    } finally {
      await stopPostgres();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
