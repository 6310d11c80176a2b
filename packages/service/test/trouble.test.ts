import { randomUUID } from 'node:crypto';
import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { responseCache } from '../src/http/response-cache.ts';
import { openStore } from '../src/store/open.ts';
import { SQLITE_FILE } from '../src/store/sqlite.ts';
import { DatabaseTimeout, isDatabaseTrouble } from '../src/store/trouble.ts';
import { startRelay } from './support/relay.ts';
import { engines, newDatabase, TestService } from './support/service.ts';

const READS = ['/api/blogs', '/api/blogs/index', '/api/blogs/single?slug=post', '/api/categories'];

const failureBody = { status: 'error', code: 'unavailable', message: 'Unavailable' };

function sqliteError(errcode: number) {
  return Object.assign(new Error('fault'), { code: 'ERR_SQLITE_ERROR', errcode });
}

describe.each(engines)('a database in trouble on %s', (engine) => {
  let service: TestService;
  let postId: number;
  let fault: Error | undefined;

  /** The store, whose queries fail while `fault` is set. */
  function faulty() {
    const { store } = service;
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        if (fault) throw fault;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const write: typeof store.write = (work) => (fault ? Promise.reject(fault) : store.write(work));
    return service.createApp({ ...store, db, write });
  }

  const trouble = () =>
    engine === 'sqlite'
      ? sqliteError(778)
      : Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  beforeAll(async () => {
    service = await TestService.start(engine);
    postId = await service.addPost({ slug: 'post', categories: ['Energy'] });
  });
  afterAll(() => service.stop());

  it('answers reads with the last good response, marked as stale', async () => {
    const app = faulty();
    const good = await Promise.all(READS.map(async (path) => (await app.request(path)).text()));
    service.pass(90_000);
    fault = trouble();
    for (const [index, path] of READS.entries()) {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(good[index]);
      expect(answer.headers.get('age')).toBe('90');
      expect(answer.headers.get('cache-status')).toBe(
        'service; hit; ttl=-30; detail=database-trouble',
      );
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const etag = answer.headers.get('etag') ?? '';
      const known = await app.request(path, { headers: { 'If-None-Match': etag } });
      expect(known.status).toBe(304);
    }
    fault = undefined;
    expect((await app.request(READS[0] ?? '')).headers.get('cache-status')).toBeNull();
  });

  it.runIf(engine === 'sqlite')(
    'keeps what several networks have read, whatever another one asks for',
    async () => {
      const app = faulty();
      const { address } = service;
      for (service.address of ['203.0.113.7', '198.51.100.7'])
        for (const path of READS) expect((await app.request(path)).status).toBe(200);
      service.address = '192.0.2.7';
      for (let n = 0; n < 510; n += 1) await app.request(`/api/blogs?category=x${n}`);
      service.address = address;
      fault = trouble();
      for (const path of READS)
        expect([path, (await app.request(path)).status]).toEqual([path, 200]);
      fault = undefined;
    },
  );

  it.runIf(engine === 'sqlite')(
    'keeps one copy of a response, whatever parameters are added that it does not depend on',
    async () => {
      const app = faulty();
      await app.request('/api/blogs');
      for (let n = 0; n < 510; n += 1) await app.request(`/api/blogs?x${n}=1&page=1`);
      fault = trouble();
      for (const path of ['/api/blogs', '/api/blogs?limit=9&y=1', '/api/blogs?page=1&page=2'])
        expect([path, (await app.request(path)).status]).toEqual([path, 200]);
      fault = undefined;
    },
  );

  it('answers 503 to reads without a stored response and to every write', async () => {
    const app = faulty();
    await app.request('/api/blogs?search=post');
    fault = trouble();
    const comment = { blog_id: postId, name: 'Jin', email: 'jin@example.org', message: 'Text' };
    const answers = [
      await app.request('/api/blogs'),
      await app.request('/api/blogs?search=post'),
      await app.request('/api/blogs/single?slug=missing'),
      await app.request(`/api/comments?blog_id=${postId}`),
      await service.post(comment, {}, app),
      await service.post('{', {}, app),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('10');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual(failureBody);
    }
    fault = undefined;
    expect(await service.comments()).toEqual([]);
  });

  it('drops the stored response of a deleted post', async () => {
    const gone = await service.addPost({ slug: 'gone' });
    const app = faulty();
    expect((await app.request('/api/blogs/single?slug=gone')).status).toBe(200);
    await service.store.db.deleteFrom('posts').where('id', '=', gone).execute();
    expect((await app.request('/api/blogs/single?slug=gone')).status).toBe(404);
    fault = trouble();
    expect((await app.request('/api/blogs/single?slug=gone')).status).toBe(503);
    fault = undefined;
  });

  it('queries the database again only when a response is no longer fresh', async () => {
    const app = service.createApp(service.store, { reuseReadsMs: 1000 });
    const titles = async () => {
      const { blogs } = await (await app.request('/api/blogs')).json();
      return blogs.map((blog: { title: string }) => blog.title);
    };
    const rename = (title: string) => service.addPost({ slug: 'post', title });
    await rename('one');
    expect(await titles()).toEqual(['one']);
    const elsewhere = await openStore(service.database);
    await elsewhere.db.updateTable('posts').set({ title: 'two' }).execute();
    await elsewhere.close();
    service.pass(999);
    expect(await titles()).toEqual(['one']);
    service.pass(1);
    expect(await titles()).toEqual(['two']);
    // Changes published by this process are visible immediately.
    await rename('three');
    expect(await titles()).toEqual(['three']);
  });

  it('is queried once for identical concurrent reads', async () => {
    let asked = 0;
    const cache = responseCache(service.dependencies, { reuseMs: 1000 });
    const app = service.createApp(service.store);
    const waiting: ((text: string) => void)[] = [];
    app.get('/counted', (c) =>
      cache(c, {}, async () => {
        asked += 1;
        return c.json(await new Promise<string>((resolve) => waiting.push(resolve)));
      }),
    );
    const ask = async () => (await app.request('/counted')).json();
    const first = [ask(), ask(), ask()];
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    // The pending response lacks what is published meanwhile, so later reads must not share it.
    service.store.published();
    const second = [ask(), ask()];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    service.pass(1000);
    const third = ask();
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    for (const [index, answer] of waiting.entries()) answer(`answer ${index + 1}`);
    expect(await Promise.all([...first, ...second, third])).toEqual([
      ...Array(3).fill('answer 1'),
      ...Array(2).fill('answer 2'),
      'answer 3',
    ]);
    expect(asked).toBe(3);
  });

  it('keeps no stale response longer than a day', async () => {
    const app = faulty();
    await app.request('/api/blogs');
    service.pass(24 * 3600_000);
    fault = trouble();
    expect((await app.request('/api/blogs')).status).toBe(200);
    service.pass(1);
    expect((await app.request('/api/blogs')).status).toBe(503);
    fault = undefined;
  });

  it('keeps a bounded number of responses, the most recently used', async () => {
    const app = faulty();
    for (let page = 1; page <= 501; page += 1) await app.request(`/api/blogs?page=${page}`);
    fault = trouble();
    expect((await app.request('/api/blogs?page=1')).status).toBe(503);
    expect((await app.request('/api/blogs?page=2')).status).toBe(200);
    fault = undefined;
  });
});

describe('a database that stalls', () => {
  it('gets only one query at a time while reads have stale responses', async () => {
    const service = await TestService.start('sqlite');
    let asked = 0;
    let stalled = false;
    let wake = () => {};
    const cache = responseCache(service.dependencies, { staleAfterMs: 20 });
    const app = service.createApp(service.store);
    app.get('/counted', (c) =>
      cache(c, {}, async () => {
        asked += 1;
        const answer = `answer ${asked}`;
        if (stalled) await new Promise<void>((resolve) => (wake = resolve));
        return c.json(answer);
      }),
    );
    const ask = async () => {
      const answer = await app.request('/counted');
      return [await answer.json(), answer.headers.has('cache-status')];
    };
    expect(await ask()).toEqual(['answer 1', false]);
    stalled = true;
    for (let n = 0; n < 5; n += 1) expect(await ask()).toEqual(['answer 1', true]);
    expect(asked).toBe(2);
    stalled = false;
    wake();
    await vi.waitFor(async () => expect(await ask()).toEqual(['answer 3', false]));
    await service.stop();
  });
});

describe('a database that is slow', () => {
  it('has its late response stored after a stale one was sent', async () => {
    const service = await TestService.start('sqlite');
    let asked = 0;
    let wake = () => {};
    const cache = responseCache(service.dependencies, {
      reuseMs: 1000,
      staleAfterMs: 50,
    });
    const app = service.createApp(service.store);
    app.get('/counted', (c) =>
      cache(c, {}, async () => {
        asked += 1;
        const answer = `answer ${asked}`;
        if (asked === 2) await new Promise<void>((resolve) => (wake = resolve));
        return c.json(answer);
      }),
    );
    const ask = async () => (await app.request('/counted')).json();
    expect(await ask()).toBe('answer 1');
    service.pass(1000);
    expect(await ask()).toBe('answer 1');
    wake();
    await vi.waitFor(async () => expect(await ask()).toBe('answer 2'));
    expect([asked, service.log]).toEqual([2, []]);
    await service.stop();
  });
});

describe('trouble', () => {
  it('covers errors of the database and nothing else', () => {
    for (const errcode of [5, 10, 13, 778, 522, 11, 14, 26]) {
      expect(isDatabaseTrouble(sqliteError(errcode))).toBe(true);
    }
    for (const code of [
      'ECONNREFUSED',
      '57P01',
      '53100',
      '08006',
      '58030',
      '40001',
      '40003',
      '57014',
      '28000',
      '28P01',
      '42501',
      '55000',
      '3D000',
    ]) {
      expect(isDatabaseTrouble(Object.assign(new Error(), { code }))).toBe(true);
    }
    expect(isDatabaseTrouble(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseTrouble(new DatabaseTimeout())).toBe(true);
    for (const errcode of [1, 19, 787]) expect(isDatabaseTrouble(sqliteError(errcode))).toBe(false);
    expect(isDatabaseTrouble(Object.assign(new Error(), { code: '42P01' }))).toBe(false);
    expect(isDatabaseTrouble(new TypeError('x is not a function'))).toBe(false);
    expect(isDatabaseTrouble('text')).toBe(false);
  });

  it('includes a database that takes too long', async () => {
    const service = await TestService.start('sqlite');
    const cache = responseCache(service.dependencies, { timeoutMs: 1 });
    const app = service.createApp(service.store);
    app.get('/slow', (c) => cache(c, {}, () => new Promise(() => {})));
    expect((await app.request('/slow')).status).toBe(503);
    await service.stop();
  });
});

describe('a full disk', () => {
  it('never acknowledges what is not stored, and recovers', async () => {
    const service = await TestService.start('sqlite', {
      comments: { accepted: { max: 1000, windowMs: 1000 } },
    });
    const blog_id = await service.addPost({ slug: 'post' });
    const send = (n: number) =>
      service.post({ blog_id, name: 'Jin', email: 'a@example.org', message: `${n} `.repeat(1500) });
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(service.store.db);
    const pages = Number(rows[0]?.page_count) + 20;
    await sql.raw(`pragma max_page_count = ${pages}`).execute(service.store.db);

    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(n)));
    // Concurrent requests fail together; single ones then fill the remaining pages.
    for (let n = 41; n < 80 && answers.at(-1)?.status !== 503; n += 1) answers.push(await send(n));
    const statuses = new Set(answers.map((answer) => answer.status));
    expect([...statuses].filter((status) => status !== 201)).toEqual([503]);
    const acknowledged = answers.filter((answer) => answer.status === 201);
    expect(await service.comments()).toHaveLength(acknowledged.length);

    await sql.raw('pragma max_page_count = 1000000').execute(service.store.db);
    expect((await send(99)).status).toBe(201);
    expect(await service.comments()).toHaveLength(acknowledged.length + 1);
    await service.stop();
  });
});

describe('a database file that was deleted or replaced', () => {
  it.each(['deleted', 'replaced'])('is detected, and nothing is acknowledged: %s', async (how) => {
    const service = await TestService.start('sqlite');
    const blog_id = await service.addPost({ slug: 'post' });
    const comment = { blog_id, name: 'Jin', email: 'jin@example.org', message: 'Text' };
    expect((await service.post(comment)).status).toBe(201);
    expect((await service.get('/readyz')).status).toBe(200);
    const file = join(service.database.dataDir, SQLITE_FILE);
    await rename(file, `${file}.elsewhere`);
    if (how === 'replaced') await copyFile(`${file}.elsewhere`, file);
    expect((await service.post(comment)).status).toBe(503);
    expect((await service.get('/readyz')).status).toBe(503);
    expect((await service.get('/api/blogs')).status).toBe(200);
    await service.stop();
  });
});

describe('the lock of another process', () => {
  it('delays only writes, which are stored once it is released', async () => {
    const service = await TestService.start('sqlite');
    const blog_id = await service.addPost({ slug: 'post' });
    const other = new DatabaseSync(join(service.database.dataDir, SQLITE_FILE));
    other.exec('begin immediate');
    let stored = false;
    const writing = service
      .post({ blog_id, name: 'Jin', email: 'jin@example.org', message: 'Text' })
      .finally(() => {
        stored = true;
      });
    const start = performance.now();
    for (let turn = 0; turn < 5; turn += 1) {
      for (const path of READS) expect((await service.get(path)).status).toBe(200);
      await nextTurn();
    }
    expect(performance.now() - start).toBeLessThan(2500);
    expect(stored).toBe(false);
    other.exec('rollback');
    expect((await writing).status).toBe(201);
    other.close();
    await service.stop();
  });
});

describe('readiness', () => {
  it('fails while nothing can be written, and recovers', async () => {
    const service = await TestService.start('postgres');
    const readOnly = (state: string) =>
      service.store.db.connection().execute(async (db) => {
        const name = sql.raw(new URL(service.database.databaseUrl ?? '').pathname.slice(1));
        await sql`begin read write; alter database ${name} set default_transaction_read_only = ${sql.raw(state)}; commit`.execute(
          db,
        );
        // Open sessions keep the default they started with.
        await sql`set default_transaction_read_only = ${sql.raw(state)}`.execute(db);
      });
    await readOnly('on');
    expect((await service.get('/api/blogs')).status).toBe(200);
    expect((await service.get('/readyz')).status).toBe(503);
    await readOnly('off');
    expect((await service.get('/readyz')).status).toBe(200);
    await service.stop();
  });

  it('writes little to the log of PostgreSQL', async () => {
    const service = await TestService.start('postgres');
    const position = async () => {
      const { rows } = await sql<{ bytes: string }>`
        select pg_current_wal_lsn() - '0/0' as bytes`.execute(service.store.db);
      return Number(rows[0]?.bytes);
    };
    const written = async () => {
      const before = await position();
      for (let n = 0; n < 50; n += 1) expect((await service.get('/readyz')).status).toBe(200);
      return (await position()) - before;
    };
    expect((await service.get('/readyz')).status).toBe(200);
    // Other tests write to the same log: creating a database takes megabytes.
    await expect.poll(written, { timeout: 20_000 }).toBeLessThan(50 * 1024);
    await service.stop();
  });

  it('is checked once for concurrent requests', async () => {
    const service = await TestService.start('sqlite');
    const write = vi.fn(service.store.write) as typeof service.store.write;
    const app = service.createApp({ ...service.store, write }, { reuseReadsMs: 60_000 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.request('/readyz')));
    answers.push(await app.request('/readyz'));
    expect(answers.map((answer) => answer.status)).toEqual(Array(11).fill(200));
    expect(write).toHaveBeenCalledTimes(1);
    await service.stop();
  });
});

describe('group commit', () => {
  /** Counts the commits that `work` causes. */
  async function commitsOf(work: () => Promise<unknown>): Promise<number> {
    const spy = vi.spyOn(StatementSync.prototype, 'run');
    await work();
    const statements = spy.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL);
    spy.mockRestore();
    return statements.filter((text) => text === 'commit').length;
  }

  it('uses one commit for a comment, and one for those that arrive together', async () => {
    const accepted = { max: 1000, windowMs: 1000 };
    const service = await TestService.start('sqlite', { comments: { accepted } });
    const blog_id = await service.addPost({ slug: 'post' });
    const send = (n: number) =>
      service.post({ blog_id, name: 'Jin', email: 'jin@example.org', message: `Number ${n}` });
    expect(await commitsOf(() => send(0))).toBe(1);
    const many = Array.from({ length: 50 }, (_, n) => n + 1);
    expect(await commitsOf(() => Promise.all(many.map(send)))).toBeLessThan(10);
    expect(await service.comments()).toHaveLength(51);
    await service.stop();
  });

  it('stores the others when one fails, and answers nobody before the commit', async () => {
    const { store } = await TestService.start('sqlite');
    const told: string[] = [];
    const write = (slug: string, fail = false) =>
      store
        .write(async (trx) => {
          await trx.insertInto('categories').values({ slug, name: slug }).execute();
          if (fail) throw new Error(`no ${slug}`);
          // Nobody in the group is answered before the commit.
          expect(told).toEqual([]);
        })
        .then(
          () => told.push(slug),
          (error) => told.push(error.message),
        );
    await Promise.all([write('a'), write('b', true), write('c')]);
    expect(told.sort()).toEqual(['a', 'c', 'no b']);
    const rows = await store.db.selectFrom('categories').select('slug').orderBy('id').execute();
    expect(rows.map((row) => row.slug)).toEqual(['a', 'c']);
    await store.close();
  });

  it('fails the whole group when the commit fails', async () => {
    const { store } = await TestService.start('sqlite');
    await sql`pragma defer_foreign_keys = on`.execute(store.db);
    const results = await Promise.allSettled([
      store.write((trx) => trx.insertInto('tags').values({ slug: 'a', name: 'A' }).execute()),
      store.write(async (trx) => {
        await sql`pragma defer_foreign_keys = on`.execute(trx);
        await trx.insertInto('post_tags').values({ post_id: 1, tag_id: 9, position: 0 }).execute();
      }),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(await store.db.selectFrom('tags').selectAll().execute()).toEqual([]);
    await store.close();
  });
});

describe('a PostgreSQL server that goes away', () => {
  it('leads to stale responses and 503, and recovers by itself', async () => {
    const { dataDir, databaseUrl = '' } = await newDatabase('postgres');
    const relay = await startRelay(databaseUrl);
    const store = await openStore({ dataDir, databaseUrl: relay.url });
    const service = await TestService.start('sqlite');
    const app = service.createApp(store);
    expect((await app.request('/api/blogs')).status).toBe(200);

    relay.cut();
    const stale = await app.request('/api/blogs');
    expect([stale.status, stale.headers.has('cache-status')]).toEqual([200, true]);
    expect((await app.request('/api/categories')).status).toBe(503);
    expect((await service.post('{', {}, app)).status).toBe(503);
    expect((await app.request('/readyz')).status).toBe(503);

    await relay.restore();
    expect((await app.request('/api/categories')).status).toBe(200);
    expect((await service.post('{', {}, app)).status).toBe(400);
    relay.close();
    await store.close();
    await service.stop();
  });

  it('fails a write that waits for a lock, so that it is not stored after the visitor gave up', async () => {
    const service = await TestService.start('postgres');
    const blog_id = await service.addPost({ slug: 'post' });
    const comment = { blog_id, name: 'Jin', email: 'jin@example.org', message: 'Text' };
    const lock = sql`lock table comments in exclusive mode`;
    await service.store.db.transaction().execute(async (trx) => {
      await lock.execute(trx);
      expect((await service.post(comment)).status).toBe(503);
    });
    expect((await service.post({ ...comment, message: 'Other' })).status).toBe(201);
    expect(await service.comments()).toHaveLength(1);
    await service.stop();
  });

  it('is explained if its user may not create tables', async () => {
    const { databaseUrl = '', ...database } = await newDatabase('postgres');
    const { store } = await TestService.start('postgres');
    const role = `r${randomUUID().replaceAll('-', '')}`;
    await sql.raw(`create role ${role} login password 'secret'`).execute(store.db);
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = 'secret';
    await expect(openStore({ ...database, databaseUrl: url.href })).rejects.toThrow(
      /^Cannot create the tables .*permission denied.* owns the database\.$/,
    );
    await store.close();
  });

  it('is left within ten seconds if it is read-only, as a standby is', async () => {
    const { dataDir, databaseUrl = '' } = await newDatabase('postgres');
    const relay = await startRelay(databaseUrl);
    const store = await openStore({ dataDir, databaseUrl: relay.url });
    const service = await TestService.start('sqlite');
    const app = service.createApp(store);
    const statusOfWrite = async () => (await app.request('/readyz')).status;
    const name = sql.raw(new URL(databaseUrl).pathname.slice(1));
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(store.db);
    relay.cut();
    await relay.restore();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await statusOfWrite()).toBe(503);

    const turn = sql`begin read write; alter database ${name} reset all; commit`;
    await turn.execute(store.db);
    // The open connection stays as it is.
    expect(await statusOfWrite()).toBe(503);
    vi.advanceTimersByTime(9000);
    expect(await statusOfWrite()).toBe(200);
    vi.useRealTimers();
    relay.close();
    await store.close();
    await service.stop();
  });
});
