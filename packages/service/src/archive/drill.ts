import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ExplainedError } from '../errors.ts';
import { openStore } from '../store/open.ts';
import { toUrl } from '../store/postgres-address.ts';
import { backUp, restore } from './backup.ts';
import type { Place, Progress } from './folders.ts';

type Counts = ReadonlyMap<string, number>;

/**
 * Tests that a backup can be restored: backs up while the service runs, restores elsewhere, and
 * compares the number of rows of each table.
 *
 * @param elsewhere a new data folder, or for PostgreSQL the URL of an empty database; the restored
 *   data stays there
 * @throws ExplainedError when a table has too few or too many rows
 */
export async function drill(place: Place, elsewhere: string, onProgress: Progress): Promise<void> {
  await checkElsewhere(place, elsewhere);
  const before = await countRows(place);
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  const backup = join(folder, 'backup');
  const stop = (signal: NodeJS.Signals) => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const other = place.databaseUrl && withPasswordOf(place.databaseUrl, elsewhere);
  try {
    if (place.databaseUrl && other) await copyPostgres(place.databaseUrl, other, backup);
    else {
      await backUp(place, backup, () => {});
      await restore(sqliteIn(elsewhere), backup);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  const after = await countRows(place);
  const restored = await countRows(other ? { ...place, databaseUrl: other } : sqliteIn(elsewhere));
  for (const [table, rows] of restored) onProgress(table, rows);
  const problems = differences(before, after, restored);
  if (problems.length > 0) throw new ExplainedError(problems);
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A drill must not replace anything. */
async function checkElsewhere({ databaseUrl }: Place, elsewhere: string): Promise<void> {
  const isUrl = URL.canParse(toUrl(elsewhere));
  // These lines do not repeat an address, which may contain a password.
  if (databaseUrl && !isUrl)
    throw new ExplainedError(['The database is PostgreSQL. Name the URL of an empty database.']);
  if (databaseUrl && hasPassword(new URL(toUrl(elsewhere))))
    throw new ExplainedError([
      'Other users of this machine can read arguments. Leave out the password: that of DATABASE_URL, or PGPASSWORD, is used.',
    ]);
  if (databaseUrl) return;
  if (isUrl) throw new ExplainedError(['The database is an SQLite file. Name a new folder.']);
  const found = await readdir(elsewhere).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new ExplainedError([`${error.message}. Name a new folder.`]);
    return [];
  });
  if (found.length > 0) throw new ExplainedError([`${elsewhere} is not empty. Name a new folder.`]);
}

/** Tables whose number of rows is not between those before and after a backup. */
export function differences(before: Counts, after: Counts, restored: Counts): string[] {
  return [...restored].flatMap(([table, rows]) => {
    // The service may have written during the backup.
    const bounds = [before.get(table) ?? 0, after.get(table) ?? 0];
    const isBetween = rows >= Math.min(...bounds) && rows <= Math.max(...bounds);
    return isBetween ? [] : [`${table} has ${rows} rows instead of ${bounds[0]}.`];
  });
}

function sqliteIn(folder: string): Place {
  const dataDir = resolve(folder);
  return { dataDir, uploadsDir: join(dataDir, 'uploads') };
}

async function copyPostgres(from: string, to: string, file: string): Promise<void> {
  await run('pg_dump', from, ['--format=custom', `--file=${file}`]);
  await run('pg_restore', to, ['--no-owner', '--single-transaction', file]);
}

const hasPassword = ({ password, searchParams }: URL) =>
  password !== '' || searchParams.has('password');

const passwordOf = ({ password, searchParams }: URL) =>
  searchParams.get('password') ?? decodeURIComponent(password);

/** The address of another database, with the user and the password of the first where it names none. */
function withPasswordOf(databaseUrl: string, elsewhere: string): string {
  const [known, other] = [new URL(toUrl(databaseUrl)), new URL(toUrl(elsewhere))];
  other.username ||= known.username;
  other.password = encodeURIComponent(process.env.PGPASSWORD ?? passwordOf(known));
  return other.href;
}

/** Runs one of PostgreSQL's programs. Other users can read its arguments, but not its environment. */
async function run(program: string, databaseUrl: string, options: string[]): Promise<void> {
  const url = new URL(toUrl(databaseUrl));
  const env = { ...process.env, PGPASSWORD: passwordOf(url) };
  url.password = '';
  url.searchParams.delete('password');
  try {
    await promisify(execFile)(program, [`--dbname=${url}`, ...options], { env });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
    throw new ExplainedError([
      code === 'ENOENT'
        ? `${program} is missing. Install the client programs of PostgreSQL.`
        : `${program} failed: ${stderr.trim()}`,
    ]);
  }
}

async function countRows(place: Place): Promise<Counts> {
  const store = await openStore(place, { create: false });
  try {
    const counts = new Map<string, number>();
    for (const { name } of await store.db.introspection.getTables()) {
      const { rows } = await store.db
        .selectFrom(name as 'posts')
        .select((select) => select.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      counts.set(name, rows);
    }
    return counts;
  } finally {
    await store.close();
  }
}
