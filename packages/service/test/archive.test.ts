import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, inject, it, vi } from 'vitest';
import { restore } from '../src/archive/backup.ts';
import { differences } from '../src/archive/drill.ts';
import { runCli } from '../src/cli.ts';
import { addChunk, addFile } from '../src/enquiries/files.ts';
import { addEnquiry } from '../src/enquiries/queries.ts';
import { openStore } from '../src/store/open.ts';
import { createDatabase } from './support/postgres-server.ts';
import { engines, newFolder, TestService } from './support/service.ts';

const QUOTA = { bucket: 'a', max: 100, windowMs: 1000 };

/** A service with a post, and one person's comment, enquiry with a file, and subscription. */
async function filled(engine: (typeof engines)[number]) {
  const service = await TestService.start(engine, { onMail: () => {} });
  const blog_id = await service.addPost({ slug: 'post', categories: ['B', 'A'], tags: ['t'] });
  for (const email of ['Jin@Example.org', 'other@example.org']) {
    await service.post({ blog_id, name: 'Jin', email, message: `From ${email}` });
    await service.app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const file = await addFile(service.store, { name: 'a.png', type: 'image/png' }, service.now);
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
      [expect.stringMatching(/^Restored\. The previous database/)],
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
    expect(out).toEqual(['Restored.']);
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
      lines: [expect.stringMatching(/with pg_dump, and restore it with pg_restore/)],
    };
    for (const command of ['backup', 'restore']) {
      expect(await cliOf(service)(command, await newFolder())).toEqual(refused);
    }
    await service.stop();
  });
});

/** `pg_dump` refuses servers that are newer than itself. */
const dumpVersion = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
const canDump = Number(/\d+/.exec(dumpVersion)?.[0]) >= 18;

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

describe.each(engines)('a drill on %s', (engine) => {
  it.skipIf(engine === 'postgres' && !canDump)(
    'restores a backup elsewhere while the service runs, and compares row counts',
    async () => {
      const service = await filled(engine);
      const dataDir = await newFolder();
      const elsewhere =
        engine === 'postgres' ? await createDatabase(inject('postgresUrl')) : join(dataDir, 'new');
      const { code, lines } = await cliOf(service)('drill', elsewhere);
      expect([code, lines.at(-1)]).toEqual([
        0,
        'The restored database has the expected number of rows in every table.',
      ]);
      expect(lines).toEqual(expect.arrayContaining(['2 comments', '4 file_chunks', '1 posts']));
      await service.stop();
    },
  );
});

describe('a drill', () => {
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
    const { status } = spawnSync(process.execPath, [cli, 'drill', databaseUrl], { env });
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
    const failed = () => cliOf(service)('drill', service.database.databaseUrl ?? '');
    expect((await failed()).lines).toEqual([expect.stringMatching(/^pg_dump is missing\./)]);
    const script = '#!/bin/sh\necho "$* $PGPASSWORD" >&2\nexit 1\n';
    await writeFile(join(programs, 'pg_dump'), script, { mode: 0o755 });
    expect((await failed()).lines).toEqual([
      expect.stringMatching(
        /^pg_dump failed: --dbname=postgres:\/\/postgres@127\.\S+ .* postgres$/,
      ),
    ]);
    vi.unstubAllEnvs();
    await service.stop();
  });
});
