import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, inject, it, vi } from 'vitest';
import { listAudit } from '../src/accounts/audit.ts';
import { restore } from '../src/archive/backup.ts';
import { differences } from '../src/archive/drill.ts';
import { applyRetention } from '../src/archive/retention.ts';
import { runCli } from '../src/cli.ts';
import { addChunk, addFile, CHUNK_BYTES, dropFiles } from '../src/enquiries/files.ts';
import { addEnquiry } from '../src/enquiries/queries.ts';
import { readSettings } from '../src/settings.ts';
import { openStore } from '../src/store/open.ts';
import { AdminBrowser } from './support/administrator.ts';
import { isInstalled, startInstalledPostgres } from './support/installed-postgres.ts';
import { createDatabase } from './support/postgres-server.ts';
import { engines, newDatabase, newFolder, TestService } from './support/service.ts';

const QUOTA = { bucket: 'a', max: 100, windowMs: 1000 };

/** A service with a post, and one person's comment, enquiry with a file, and subscription. */
async function filled(engine: (typeof engines)[number], databaseUrl?: string) {
  const service = await TestService.start(engine, { onMail: () => {} }, databaseUrl);
  const blog_id = await service.addPost({ slug: 'post', categories: ['B', 'A'], tags: ['t'] });
  for (const email of ['Jin@Example.org', 'other@example.org']) {
    await service.post({ blog_id, name: 'Jin', email, message: `From ${email}` });
    await service.app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const id = await addFile(service.store, { name: 'a.png', type: 'image/png' }, service.now);
    const file = id ?? 0;
    await addChunk(service.store, file, 0, Buffer.from('one '));
    await addChunk(service.store, file, 1, Buffer.from('two'));
    const enquiry = { kind: 'support' as const, status: 'new' as const, name: 'Jin', email };
    const fields = { issue: 'It hums.\nLoudly.' };
    const request = { products: ['MAX50'], facts: [], address: '/max-series' };
    await addEnquiry(
      service.store,
      { ...enquiry, fields, request, reasons: [], files: [file] },
      QUOTA,
      true,
      service.now,
    );
  }
  await mkdir(service.uploadsDir);
  await writeFile(join(service.uploadsDir, 'picture.webp'), 'webp');
  return service;
}

function cliOf(service: TestService) {
  return async (...args: string[]) => {
    const lines: string[] = [];
    const { databaseUrl, dataDir } = service.database;
    const code = await runCli(args, {
      env: { ...(databaseUrl && { DATABASE_URL: databaseUrl }), DATA_DIR: dataDir },
      out: (line) => lines.push(line),
      err: (line) => lines.push(line),
    });
    return { code, lines };
  };
}

describe.each(engines)('the data on %s', (engine) => {
  it('are exported completely, and never over an existing file', async () => {
    const service = await filled(engine);
    const cli = cliOf(service);
    const folder = join(await newFolder(), 'deep', 'export');
    const { code, lines } = await cli('export', folder);
    expect(code).toBe(0);
    expect(lines).toEqual([
      '1 posts',
      '0 post_revisions',
      '2 comments',
      '2 enquiries',
      '0 enquiry_entries',
      '2 files',
      '2 subscribers',
      '0 audit_log',
      '2 attachments',
      '1 uploads',
      `Exported to ${folder}`,
    ]);
    const data = JSON.parse(await readFile(join(folder, 'data.json'), 'utf8'));
    expect(data).toMatchObject({
      format: 'brand-service-export',
      version: 1,
      posts: [{ slug: 'post', categories: ['B', 'A'], tags: ['t'] }],
      comments: [{ email: 'Jin@Example.org', reasons: [] }, {}],
      enquiries: [{ fields: { issue: 'It hums.\nLoudly.' }, request: { products: ['MAX50'] } }, {}],
      files: [{ name: 'a.png', size: 7 }, {}],
      subscribers: [{ email: 'jin@example.org', status: 'pending' }, {}],
    });
    const [file] = await readdir(join(folder, 'files'));
    expect(await readFile(join(folder, 'files', file ?? ''), 'utf8')).toBe('one two');
    expect(await readFile(join(folder, 'uploads', 'picture.webp'), 'utf8')).toBe('webp');
    expect(await cli('export', folder)).toEqual({
      code: 1,
      lines: [`${folder} already exists. Choose a new folder.`],
    });
    await service.stop();
  });

  it('of one person are erased, and those of others are kept', async () => {
    const service = await filled(engine);
    const cli = cliOf(service);
    expect(await cli('erase', 'JIN@example.org')).toEqual({
      code: 0,
      lines: ['1 comments, 1 enquiries, 1 subscriptions erased'],
    });
    const tables = [
      'comments',
      'enquiries',
      'subscribers',
      'files',
      'file_chunks',
      'outbox',
    ] as const;
    const left = await Promise.all(
      tables.map((table) => service.store.db.selectFrom(table).selectAll().execute()),
    );
    expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(JSON.stringify(left).toLowerCase()).not.toContain('jin@');
    await service.stop();
  });

  it('expire as the settings say, and nothing else', async () => {
    const service = await filled(engine);
    const { store, database } = service;
    const { retention } = readSettings({});
    const expire = (days: number) => {
      const now = new Date(service.now.getTime() + days * 24 * 3600_000);
      return applyRetention(store, { ...database, retention }, now);
    };
    const left = async () =>
      Promise.all(
        (['comments', 'enquiries', 'files', 'file_chunks', 'subscribers', 'outbox'] as const).map(
          async (table) => (await store.db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const spam = { status: 'spam' as const };
    const jin = 'Jin@Example.org';
    await store.db.updateTable('comments').set(spam).where('email', '=', jin).execute();
    await store.db.updateTable('enquiries').set(spam).where('email', '=', jin).execute();
    const time = service.now.toISOString();
    await store.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', changed_at: time })
      .where('email', '=', 'jin@example.org')
      .execute();
    await store.db
      .updateTable('outbox')
      .set({ status: 'sent', ended_at: time })
      .where('enquiry_id', 'is not', null)
      .execute();
    await expire(30);
    expect(await left()).toEqual([2, 2, 2, 4, 2, 4]);
    await expire(31);
    // The unconfirmed subscriber and the mail that asks to confirm.
    expect(await left()).toEqual([2, 2, 2, 4, 1, 3]);
    await expire(91);
    expect(await left()).toEqual([1, 1, 1, 2, 0, 0]);
    await expire(9999);
    expect(await left()).toEqual([1, 1, 1, 2, 0, 0]);
    const { entries } = await listAudit(store, 1);
    expect(entries.map(({ who, action, subject }) => `${who}: ${action}, ${subject}`)).toEqual(
      expect.arrayContaining([
        'retention: expired, 1 unconfirmed subscribers',
        'retention: expired, 1 spam comments',
        'retention: expired, 1 spam enquiries',
        'retention: expired, 1 ended subscribers',
      ]),
    );
    await service.stop();
  });

  it('of enquiries are listed', async () => {
    const service = await filled(engine);
    const { lines } = await cliOf(service)('enquiries', '--new');
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^E-.{4}-.{4} {2}new {2}2026-.*Z {2}support, 1 files$/),
      '    Jin <Jin@Example.org>',
      '    issue: It hums.\n      Loudly.',
    ]);
    expect(lines.at(-1)).toBe('2 enquiries');
    await service.stop();
  });
});

describe('what was deleted', () => {
  const SECRET = 'My kiln stops at nine, and only the night shift knows why.';

  /** A service with a text of its own, an address and a file; it keeps running. */
  async function withSecret() {
    const service = await filled('sqlite');
    const { store, now } = service;
    const file = await addFile(store, { name: 'kiln.png', type: 'image/png' }, now);
    await addChunk(store, file ?? 0, 0, Buffer.from(`picture of ${SECRET}`));
    const sender = { kind: 'support' as const, status: 'new' as const, name: 'Kim' };
    await addEnquiry(
      store,
      {
        ...{ ...sender, email: 'kim@kiln.example', fields: { issue: SECRET } },
        ...{ reasons: [], files: [file ?? 0] },
      },
      QUOTA,
      true,
      now,
    );
    const path = join(service.database.dataDir, 'service.sqlite');
    /** Read by another process: to close the file in this one would end its locks. */
    const traces = () =>
      spawnSync('grep', ['-lE', `kiln`, path, `${path}-wal`], { encoding: 'utf8' })
        .stdout.trim()
        .split('\n')
        .filter(Boolean);
    return { service, path, traces };
  }

  it('is in no file of the database after `erase`, although the service runs', async () => {
    const { service, path, traces } = await withSecret();
    expect(traces()).not.toEqual([]);
    // Somebody reads an older state for a moment.
    const reader = new DatabaseSync(path);
    reader.exec('begin');
    reader.prepare('select count(*) from posts').get();
    setTimeout(() => reader.exec('commit'), 200);
    expect((await cliOf(service)('erase', 'kim@kiln.example')).code).toBe(0);
    expect(traces()).toEqual([]);
    reader.close();
    await service.stop();
  });

  it('is in no file of the database after a deletion in the administration', async () => {
    const { service, path, traces } = await withSecret();
    const ada = await AdminBrowser.signedIn(service);
    const { enquiries } = await ada.json('enquiries?search=kiln');
    const reader = new DatabaseSync(path);
    reader.exec('begin');
    reader.prepare('select count(*) from posts').get();
    const deleted = await ada.send('DELETE', `enquiries/${enquiries[0].id}`, { version: 1 });
    expect(await deleted.json()).toEqual({ status: 'success', remains: true });
    expect(traces()).not.toEqual([]);
    reader.close();
    expect(await service.store.reclaim()).toBe(true);
    expect(traces()).toEqual([]);
    await service.stop();
  });

  it('gives its space back to the disk', async () => {
    const { service, path } = await withSecret();
    const { store, now } = service;
    const file = await addFile(store, { name: 'a.png', type: 'image/png' }, now);
    for (let n = 0; n < 20; n += 1)
      await addChunk(store, file ?? 0, n, Buffer.alloc(CHUNK_BYTES, 7));
    await store.reclaim();
    const before = statSync(path).size;
    await dropFiles(store, [file ?? 0], now);
    await store.reclaim();
    expect(before - statSync(path).size).toBeGreaterThan(4_900_000);
    await service.stop();
  });

  it('gives its space back in the database of an older release after `compact`', async () => {
    const { service, path } = await withSecret();
    await service.stop();
    const old = new DatabaseSync(path);
    old.exec('pragma journal_mode = delete; pragma auto_vacuum = none; vacuum');
    old.exec('create table large as select zeroblob(3000000) as a; drop table large');
    old.close();
    const { code, lines } = await cliOf(service)('compact');
    expect([code, lines]).toEqual([0, [expect.stringMatching(/^3\.\d MB before, 0\.\d MB now$/)]]);
    const now = new DatabaseSync(path);
    expect(now.prepare('pragma auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
    now.close();
  });

  it('includes databases that a restore has replaced, after a month', async () => {
    const { dataDir } = await newDatabase('sqlite');
    const store = await openStore({ dataDir });
    const folder = join(dataDir, 'before-restore-2026-11-01T10-00-00.000Z');
    await mkdir(folder);
    await writeFile(join(folder, 'service.sqlite'), 'old');
    const { retention } = readSettings({});
    const at = (time: string) => applyRetention(store, { dataDir, retention }, new Date(time));
    await at('2026-12-01T09:00:00.000Z');
    expect(existsSync(folder)).toBe(true);
    await at('2026-12-01T11:00:00.000Z');
    expect(existsSync(folder)).toBe(false);
    await store.close();
  });
});

describe('a backup', () => {
  it('is made while the service runs, and restores everything', async () => {
    const service = await filled('sqlite');
    const cli = cliOf(service);
    const folder = join(await newFolder(), 'backup');
    expect((await cli('backup', folder)).lines.at(-1)).toBe(`Backed up to ${folder}`);
    expect((await readdir(folder)).sort()).toEqual(['service.sqlite', 'uploads']);
    await cli('erase', 'jin@example.org');

    expect(await cli('restore', folder)).toEqual({
      code: 1,
      lines: ['The database is in use. Stop the service, then restore.'],
    });
    expect(await service.comments()).toHaveLength(1);
    await service.stop();

    const { code, lines } = await cli('restore', folder);
    expect([code, lines]).toEqual([
      0,
      [expect.stringMatching(/^Restored into .*\. The previous database/)],
    ]);
    const store = await openStore(service.database);
    expect(await store.db.selectFrom('comments').select('id').execute()).toHaveLength(2);
    await store.close();
    const kept = (await readdir(service.database.dataDir)).find((name) =>
      name.startsWith('before'),
    );
    const old = new DatabaseSync(join(service.database.dataDir, kept ?? '', 'service.sqlite'));
    expect(old.prepare('select count(*) as n from comments').get()).toEqual({ n: 1 });
    old.close();
  });

  it('can be restored where there is no database', async () => {
    const service = await filled('sqlite');
    const folder = join(await newFolder(), 'backup');
    await cliOf(service)('backup', folder);
    await service.stop();
    const dataDir = join(await newFolder(), 'with space');
    const out: string[] = [];
    const terminal = { env: { DATA_DIR: dataDir }, out: (line: string) => out.push(line) };
    expect(await runCli(['restore', folder], { ...terminal, err: terminal.out })).toBe(0);
    expect(out).toEqual([`Restored into ${dataDir}.`]);
    expect(await readFile(join(dataDir, 'uploads', 'picture.webp'), 'utf8')).toBe('webp');
  });

  it.each([
    ['an old database', true],
    ['no database', false],
  ])('is restored under a lock, and in one step, where there is %s', async (_, existed) => {
    const service = await filled('sqlite');
    const folder = join(await newFolder(), 'backup');
    await cliOf(service)('backup', folder);
    await service.stop();
    const dataDir = existed ? service.database.dataDir : await newFolder();
    const live = join(dataDir, 'service.sqlite');
    let locked = 0;
    let ended = false;
    const restored = restore({ dataDir, uploadsDir: join(dataDir, 'uploads') }, folder);
    const whole = restored.finally(() => {
      ended = true;
    });
    const inode = () => statSync(live, { throwIfNoEntry: false })?.ino;
    while (!existsSync(`${live}.incoming`)) await nextTurn();
    for (const before = inode(); inode() === before && !ended; await nextTurn()) {
      const other = new DatabaseSync(live, { timeout: 0 });
      if (inode() !== before) break;
      expect(() => other.exec('create table if not exists lost (id)')).toThrow(/locked/);
      other.close();
      locked += 1;
    }
    expect(inode()).toBeDefined();
    await whole;
    expect(locked).toBeGreaterThan(3);
    const left = existed ? [expect.stringMatching(/^before-restore/)] : [];
    expect(await readdir(dataDir)).toEqual([...left, 'service.sqlite', 'uploads']);
    expect(statSync(live).mode & 0o777).toBe(0o600);
  });

  it('replaces a damaged database, which is kept', async () => {
    const service = await filled('sqlite');
    const folder = join(await newFolder(), 'backup');
    await cliOf(service)('backup', folder);
    await service.stop();
    const { dataDir } = service.database;
    for (const tail of ['', '-wal'])
      await writeFile(join(dataDir, `service.sqlite${tail}`), 'damaged');
    expect((await cliOf(service)('restore', folder)).code).toBe(0);
    const store = await openStore(service.database);
    expect(await store.db.selectFrom('comments').select('id').execute()).toHaveLength(2);
    await store.close();
    const [kept = ''] = await readdir(dataDir);
    expect(await readFile(join(dataDir, kept, 'service.sqlite'), 'utf8')).toBe('damaged');
  });

  it('is restored only if it is complete and fits this release', async () => {
    const service = await filled('sqlite');
    const good = join(await newFolder(), 'backup');
    const cli = cliOf(service);
    await cli('backup', good);
    await service.stop();
    const restored = async (damage: (folder: string) => Promise<void> | void) => {
      const folder = join(await newFolder(), 'copy');
      await cp(good, folder, { recursive: true });
      await damage(folder);
      return (await cli('restore', folder)).lines.join();
    };
    const run = (folder: string, text: string) => {
      const database = new DatabaseSync(join(folder, 'service.sqlite'));
      database.exec(text);
      database.close();
    };
    const { size } = statSync(join(good, 'service.sqlite'));
    const cut = (folder: string) => truncate(join(folder, 'service.sqlite'), size - 100);
    expect(await restored(cut)).toMatch(/not a complete database.*its end is missing/);
    const tables = 'pragma foreign_keys = off; drop table comments';
    expect(await restored((folder) => run(folder, tables))).toMatch(
      /does not fit this release: it lacks comments.id, .*Nothing was changed/,
    );
    const history = 'delete from kysely_migration';
    expect(await restored((folder) => run(folder, history))).toMatch(/does not fit this release/);
    const link = async (folder: string) => {
      await rm(join(folder, 'uploads'), { recursive: true });
      await symlink('/etc', join(folder, 'uploads'));
    };
    expect(await restored(link)).toMatch(/is a symbolic link/);
    expect(await readdir(service.database.dataDir)).toEqual(['service.sqlite', 'uploads']);
  });

  it('that is damaged is not restored', async () => {
    const service = await filled('sqlite');
    await service.stop();
    const folder = await newFolder();
    const cli = cliOf(service);
    expect((await cli('restore', folder)).lines[0]).toMatch(/is not a complete database/);
    await writeFile(join(folder, 'service.sqlite'), 'not a database'.repeat(1000));
    expect((await cli('restore', folder)).lines[0]).toMatch(/is not a complete database/);
    const store = await openStore(service.database);
    expect(await store.db.selectFrom('comments').select('id').execute()).toHaveLength(2);
    await store.close();
  });

  it('of PostgreSQL is left to its own tools', async () => {
    const service = await TestService.start('postgres');
    const refused = {
      code: 1,
      lines: [expect.stringMatching(/Use its own programs: pg_dump, pg_restore and vacuumdb\.$/)],
    };
    for (const command of ['backup', 'restore'])
      expect(await cliOf(service)(command, await newFolder())).toEqual(refused);
    expect(await cliOf(service)('compact')).toEqual(refused);
    await service.stop();
  });
});

describe('a command for a database that does not exist', () => {
  const commands = [
    ['comments'],
    ['approve', '1'],
    ['enquiries'],
    ['erase', 'jin@example.org'],
    ['export', 'copy'],
    ['backup', 'copy'],
    ['drill', 'copy'],
  ];

  it.each(commands)('says so, and creates none: %s', async (...command) => {
    const folder = await newFolder();
    const err: string[] = [];
    const run = (dataDir: string) =>
      runCli(command, {
        env: { DATA_DIR: dataDir, INIT_CWD: folder },
        out: (line) => err.push(line),
        err: (line) => err.push(line),
      });
    const problem = (dataDir: string) =>
      `There is no database in ${dataDir}. Set DATA_DIR to the folder of the service's database.`;
    const [mistyped, empty] = [join(folder, 'mistyped'), join(folder, 'empty')];
    await mkdir(empty);
    await writeFile(join(empty, 'service.sqlite'), '');
    expect([await run(mistyped), await run(empty)]).toEqual([1, 1]);
    expect(err).toEqual([problem(mistyped), problem(empty)]);
    expect(await readdir(folder)).toEqual(['empty']);
    expect(statSync(join(empty, 'service.sqlite')).size).toBe(0);
  });

  it('says so for an empty PostgreSQL database, which stays empty', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    const database = { dataDir: await newFolder(), databaseUrl };
    const cli = cliOf({ database } as TestService);
    const { pathname, host } = new URL(databaseUrl);
    const problem = `There is no database of the service at ${host}${pathname}. Check DATABASE_URL.`;
    for (let n = 0; n < 2; n += 1)
      expect(await cli('comments')).toEqual({ code: 1, lines: [problem] });
  });

  it.each([
    ['create-admin', 'jin@example.org'],
    ['import', join(import.meta.dirname, '../content')],
  ])('creates it with %s', async (...command) => {
    const cli = cliOf({ database: { dataDir: join(await newFolder(), 'new') } } as TestService);
    expect((await cli(...command)).code).toBe(0);
    expect((await cli('comments')).lines).toEqual(['0 comments']);
  });
});

const dumpVersion = Number(
  /\d+/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout)?.[0],
);

describe('a folder for a copy', () => {
  it('is explained if it cannot be created, and removed if it cannot be completed', async () => {
    const service = await filled('sqlite');
    const cli = cliOf(service);
    for (const command of ['backup', 'export', 'drill']) {
      for (const folder of ['/etc/passwd/x', '/proc/x']) {
        const { code, lines } = await cli(command, folder);
        expect([code, lines.at(-1)]).toEqual([
          1,
          expect.stringMatching(/(new folder|may write to)\.$/),
        ]);
      }
    }
    await service.store.db.updateTable('files').set({ name: 'a/b' }).execute();
    const folder = join(await newFolder(), 'export');
    const { code, lines } = await cli('export', folder);
    expect([code, lines.at(-1)]).toEqual([
      1,
      expect.stringMatching(/could not be completed: ENOENT.* It was removed\.$/),
    ]);
    expect(await readdir(join(folder, '..'))).toEqual([]);
    await service.stop();
  });
});

describe('a drill', () => {
  async function restoresAll(service: TestService, elsewhere: string) {
    const { code, lines } = await cliOf(service)('drill', elsewhere);
    expect([code, lines.at(-1)]).toEqual([
      0,
      'The restored database has the expected number of rows in every table.',
    ]);
    expect(lines).toEqual(expect.arrayContaining(['2 comments', '4 file_chunks', '1 posts']));
    await service.stop();
  }

  it('restores a backup of SQLite elsewhere while the service runs, and compares row counts', async () => {
    await restoresAll(await filled('sqlite'), join(await newFolder(), 'new'));
  });

  // `pg_dump` refuses servers that are newer than itself.
  const canDump = dumpVersion >= 18;
  it.skipIf(!canDump && !isInstalled(dumpVersion))('does the same for PostgreSQL', async () => {
    await using installed = canDump ? undefined : await startInstalledPostgres(dumpVersion);
    const url = installed?.url ?? inject('postgresUrl');
    const service = await filled('postgres', await createDatabase(url));
    await restoresAll(service, withoutPassword(await createDatabase(url)));
  });

  it('replaces nothing, and refuses a place of the other kind', async () => {
    const service = await filled('sqlite');
    const cli = cliOf(service);
    const taken = (await filled('sqlite')).database.dataDir;
    expect((await cli('drill', taken)).lines).toEqual([
      `${taken} is not empty. Name a new folder.`,
    ]);
    expect((await cli('drill', 'postgres://a:secret@127.0.0.1/b')).lines).toEqual([
      'The database is an SQLite file. Name a new folder.',
    ]);
    const postgres = await TestService.start('postgres');
    expect((await cliOf(postgres)('drill', '/tmp/folder')).lines).toEqual([
      'The database is PostgreSQL. Name the URL of an empty database.',
    ]);
    await Promise.all([service.stop(), postgres.stop()]);
  });

  it('removes its copy when it is stopped', async () => {
    const service = await TestService.start('postgres');
    const { databaseUrl = '' } = service.database;
    const [PATH, TMPDIR] = [await newFolder(), await newFolder()];
    const script =
      '#!/bin/sh\necho data > "$(echo "$3" | /usr/bin/cut -c8-)"\nkill -TERM $PPID\nexec /bin/sleep 5\n';
    await writeFile(join(PATH, 'pg_dump'), script, { mode: 0o755 });
    const cli = join(import.meta.dirname, '../src/cli.ts');
    const env = { PATH, TMPDIR, DATABASE_URL: databaseUrl };
    const args = [cli, 'drill', withoutPassword(databaseUrl)];
    const { status } = spawnSync(process.execPath, args, { env });
    expect([status, await readdir(TMPDIR)]).toEqual([143, []]);
    await service.stop();
  });

  it('finds tables with too few or too many rows', () => {
    const counts = (posts: number) => new Map([['posts', posts]]);
    expect(differences(counts(2), counts(4), counts(3))).toEqual([]);
    expect(differences(counts(2), counts(2), counts(1))).toEqual([
      'posts has 1 rows instead of 2.',
    ]);
    expect(differences(new Map(), counts(0), counts(1))).toHaveLength(1);
  });

  it('says which program of PostgreSQL is missing, or why it failed', async () => {
    const service = await TestService.start('postgres');
    const programs = await newFolder();
    vi.stubEnv('PATH', programs);
    const { databaseUrl = '' } = service.database;
    const drill = (elsewhere: string) => cliOf(service)('drill', elsewhere);
    const failed = () => drill(withoutPassword(databaseUrl));
    expect((await failed()).lines).toEqual([expect.stringMatching(/^pg_dump is missing\./)]);
    const script = '#!/bin/sh\necho "$* $PGPASSWORD" >&2\nexit 1\n';
    await writeFile(join(programs, 'pg_dump'), script, { mode: 0o755 });
    expect((await failed()).lines).toEqual([
      expect.stringMatching(
        /^pg_dump failed: --dbname=postgres:\/\/postgres@127\.\S+ .* postgres$/,
      ),
    ]);
    // Neither a password in the query becomes an argument, nor one in the address of the other database.
    const inQuery = `${withoutPassword(databaseUrl)}?password=postgres`;
    service.database.databaseUrl = inQuery;
    expect((await failed()).lines[0]).toMatch(/--dbname=postgres:\/\/postgres@127\.[^?]*\?? --/);
    for (const elsewhere of [databaseUrl, inQuery])
      expect((await drill(elsewhere)).lines).toEqual([
        expect.stringMatching(/Leave out the password/),
      ]);
    vi.unstubAllEnvs();
    await service.stop();
  });
});

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  return url.href;
}
