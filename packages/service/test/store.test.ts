import { once } from 'node:events';
import { statSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { countUse } from '../src/http/rate-limits.ts';
import { openStore } from '../src/store/open.ts';
import { engines, newDatabase, newFolder, TestService } from './support/service.ts';

describe.each(engines)('the store on %s', (engine) => {
  it('keeps its data and salt when it is reopened', async () => {
    const database = await newDatabase(engine);
    const first = await openStore(database);
    await first.db.insertInto('categories').values({ slug: 'a', name: 'A' }).execute();
    await first.close();
    const second = await openStore(database);
    expect(await second.db.selectFrom('categories').select('name').execute()).toEqual([
      { name: 'A' },
    ]);
    expect(second.networkSalt).toBe(first.networkSalt);
    expect(second.networkSalt).toMatch(/^[\w-]{43}$/);
    await second.close();
  });

  it('runs on a database that a newer release has migrated, and adds only what is missing', async () => {
    const { store, database } = await TestService.start(engine);
    const timestamp = new Date().toISOString();
    await sql`insert into kysely_migration values ('0099_newer', ${timestamp})`.execute(store.db);
    await sql`delete from kysely_migration where name = '0010_previews'`.execute(store.db);
    await sql`drop table post_previews`.execute(store.db);
    await store.close();
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const older = await openStore(database);
    expect(told.mock.calls).toEqual([
      [expect.stringContaining('the database was migrated by a newer release: 0099_newer')],
    ]);
    told.mockRestore();
    expect(await older.db.selectFrom('post_previews').selectAll().execute()).toEqual([]);
    await older.close();
  });

  it('rolls back a failed transaction', async () => {
    const { store } = await TestService.start(engine);
    const failing = store.write(async (trx) => {
      await trx.insertInto('categories').values({ slug: 'a', name: 'A' }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await store.db.selectFrom('categories').selectAll().execute()).toEqual([]);
    await store.close();
  });

  it('refuses a comment on a post that does not exist', async () => {
    const service = await TestService.start(engine);
    const orphan = { post_id: 7, name: 'a', email: 'b', message: 'c', status: 'pending' as const };
    const insert = service.store.db
      .insertInto('comments')
      .values({ ...orphan, created_at: service.now.toISOString() })
      .execute();
    await expect(insert).rejects.toThrow(/foreign key/i);
    await service.stop();
  });

  it('counts the uses of a bucket until its window ends', async () => {
    const { store, now } = await TestService.start(engine);
    const limit = { max: 2, windowMs: 10_000 };
    const take = (ms: number, bucket = 'a') =>
      countUse(store.db, { ...limit, bucket }, new Date(now.getTime() + ms));
    expect([await take(0), await take(4000), await take(4001)]).toEqual([0, 0, 6]);
    expect(await take(4001, 'b')).toBe(0);
    expect([await take(9999), await take(10_000)]).toEqual([1, 0]);
    expect([await take(19_999), await take(19_999)]).toEqual([0, 1]);
    await store.close();
  });

  it('never reuses a row number', async () => {
    const service = await TestService.start(engine);
    const first = await service.addPost({ slug: 'first' });
    await service.store.db.deleteFrom('posts').execute();
    expect(await service.addPost({ slug: 'second' })).toBeGreaterThan(first);
    await service.stop();
  });
});

describe('sqlite', () => {
  it('writes durably and does not trust the schema', async () => {
    const service = await TestService.start('sqlite');
    const pragma = async (name: string) => {
      const { rows } = await sql.raw<object>(`pragma ${name}`).execute(service.store.db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('trusted_schema')).toBe(0);
    await service.stop();
  });

  it('migrates safely from several processes at once', async () => {
    const dataDir = await newFolder();
    const script = new URL('./support/open-store.ts', import.meta.url);
    const workers = Array.from({ length: 4 }, () => new Worker(script, { workerData: dataDir }));
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    const ends = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.postMessage('go');
    expect(await Promise.all(ends)).toEqual([[0], [0], [0], [0]]);
  });

  it('starts every transaction as a writer', async () => {
    const { store, database } = await TestService.start('sqlite');
    const other = new DatabaseSync(join(database.dataDir, 'service.sqlite'), { timeout: 0 });
    await store.write(async () => {
      expect(() => other.exec('begin immediate')).toThrow(/locked/);
    });
    other.exec('begin immediate; commit');
    other.close();
    await store.close();
  });

  it('creates a folder and files that only their owner may read', async () => {
    const dataDir = join(await newFolder(), 'deep', 'data');
    const store = await openStore({ dataDir });
    const modes = ['', 'service.sqlite', 'service.sqlite-wal'].map(
      (name) => statSync(join(dataDir, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    await store.close();
  });

  it('explains a locked database', { timeout: 20_000 }, async () => {
    const { store, database } = await TestService.start('sqlite');
    await store.close();
    const other = new DatabaseSync(join(database.dataDir, 'service.sqlite'));
    other.exec('pragma locking_mode = exclusive; begin exclusive');
    await expect(openStore(database)).rejects.toThrow(/is locked by another process/);
    other.close();
  });

  it('opens the database that has replaced a locked one', async () => {
    const { store, database } = await TestService.start('sqlite');
    await store.close();
    const live = join(database.dataDir, 'service.sqlite');
    await copyFile(live, `${live}.new`);
    const other = new DatabaseSync(live);
    other.exec('pragma locking_mode = exclusive; begin exclusive; create table old (id); commit');
    other.exec('pragma journal_mode = delete; pragma journal_mode = memory');
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const opening = openStore(database);
    while (exec.mock.calls.length === 0) await nextTurn();
    exec.mockRestore();
    await rename(`${live}.new`, live);
    other.close();
    const reopened = await opening;
    const tables = (await reopened.db.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('old');
    await reopened.close();
  });

  it('explains a folder that cannot be used', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(file, '');
    await expect(openStore({ dataDir: file })).rejects.toThrow(
      /^Cannot open the database in .*set DATA_DIR to a folder that this user may write to\.$/,
    );
  });
});

describe('postgres', () => {
  it('retries a transaction after a serialization failure', async () => {
    const service = await TestService.start('postgres');
    let runs = 0;
    const result = await service.store.write(async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error('conflict'), { code: '40001' });
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
    await service.stop();
  });

  it('explains a server that does not answer, without the password', async () => {
    const databaseUrl = 'postgres://user:secret@127.0.0.1:1/site';
    await expect(openStore({ dataDir: await newFolder(), databaseUrl })).rejects.toThrow(
      /^Cannot use the database at 127\.0\.0\.1:1: (?!.*secret).*Check that it is running/,
    );
  });

  it('explains a socket that does not answer', async () => {
    const databaseUrl = 'postgres://user:secret@/site?host=/nowhere';
    await expect(openStore({ dataDir: await newFolder(), databaseUrl })).rejects.toThrow(
      /^Cannot use the database at \/nowhere: (?!.*secret)/,
    );
  });
});
