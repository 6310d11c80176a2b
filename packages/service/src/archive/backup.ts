import { closeSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { link, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { ExplainedError } from '../errors.ts';
import { makeFolder } from '../make-folder.ts';
import { openStore } from '../store/open.ts';
import { createPrivate, requireDatabase, SQLITE_FILE } from '../store/sqlite.ts';
import { isLocked } from '../store/trouble.ts';
import { copyUploads, fillNewFolder, noFolder, type Place, type Progress } from './folders.ts';

/** Copies an SQLite database and the pictures to a new folder, while it runs. @throws ExplainedError if that exists */
export async function backUp(
  { dataDir, uploadsDir }: Place,
  folder: string,
  onProgress: Progress,
): Promise<void> {
  requireDatabase(dataDir);
  await fillNewFolder(folder, async () => {
    const partial = join(folder, `${SQLITE_FILE}.partial`);
    await copyDatabase(join(dataDir, SQLITE_FILE), 'rw', partial, onProgress);
    standAlone(partial);
    checkDatabase(partial);
    await rename(partial, join(folder, SQLITE_FILE));
    await copyUploads(uploadsDir, join(folder, 'uploads'));
  });
}

/**
 * Replaces the database of the stopped service with a backup, which is complete and fits this release. The service
 * cannot start meanwhile, and whenever the process ends, either the old or the new database is in place. Resolves to
 * the folder of the previous one, if any.
 */
export async function restore(
  { dataDir, uploadsDir }: Place,
  folder: string,
): Promise<string | undefined> {
  const saved = join(folder, SQLITE_FILE);
  const uploads = join(folder, 'uploads');
  checkDatabase(saved);
  if ((await lstat(uploads).catch(() => undefined))?.isSymbolicLink())
    throw new ExplainedError([`${uploads} is a symbolic link. A backup has a folder there.`]);
  await makeFolder(dataDir).catch((error) => {
    throw noFolder(dataDir, error);
  });
  const live = join(dataDir, SQLITE_FILE);
  await createPrivate(live);
  const held = lockOut(live);
  const existed = hasContent(held);
  const kept = join(dataDir, REPLACED + fileTime(new Date().toISOString()));
  // Copied and tried before the old database is replaced, so that a full disk changes nothing.
  const incoming = `${live}.incoming`;
  try {
    await rm(incoming, { recursive: true, force: true });
    await mkdir(incoming, { mode: 0o700 });
    const copy = join(incoming, SQLITE_FILE);
    await createPrivate(copy);
    await copyDatabase(saved, 'ro', copy);
    await checkRelease(incoming, saved);
    standAlone(copy);
    checkDatabase(copy);
    if (existed) await keep(live, kept, held);
    await rename(copy, live);
  } catch (error) {
    if (!existed) await rm(live);
    throw error;
  } finally {
    held.close();
    await rm(incoming, { recursive: true, force: true });
  }
  await copyUploads(uploads, uploadsDir);
  return existed ? kept : undefined;
}

/** What the names of folders with replaced databases begin with. */
export const REPLACED = 'before-restore-';
export const fileTime = (time: string) => time.replaceAll(':', '-');

async function copyDatabase(
  from: string,
  mode: 'ro' | 'rw',
  to: string,
  onProgress: Progress = () => {},
): Promise<void> {
  const address = pathToFileURL(from);
  // Without creating it.
  address.searchParams.set('mode', mode);
  const source = new DatabaseSync(address, { timeout: 5000 });
  try {
    // Says more about what is wrong than the copy would.
    source.prepare('select 1 from sqlite_schema').get();
    await backup(source, to, {
      rate: 1000,
      progress: ({ totalPages, remainingPages }) =>
        onProgress(`of ${totalPages} pages`, totalPages - remainingPages),
    });
  } finally {
    source.close();
  }
}

/** Whether there is a database, maybe a damaged one, or just a new file. */
function hasContent(database: DatabaseSync): boolean {
  try {
    return database.prepare('select 1 from sqlite_schema').get() !== undefined;
  } catch {
    return true;
  }
}

/** Keeps another name for the old database in a folder, as the next step replaces it. */
async function keep(live: string, folder: string, held: DatabaseSync): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const old = join(folder, SQLITE_FILE);
  await link(live, old).catch(() => backup(held, old));
  // Left by a damaged database only; SQLite would apply them to the new one.
  for (const tail of ['-wal', '-shm', '-journal'])
    await rename(live + tail, old + tail).catch(() => {});
}

/** Opens a copy as the service would, and compares its tables and columns with those of a new database. */
async function checkRelease(folder: string, saved: string): Promise<void> {
  const empty = join(folder, 'empty');
  try {
    const expected = await columnsIn(empty);
    const found = await columnsIn(folder);
    const absent = expected.filter((column) => !found.includes(column));
    if (absent.length > 0) throw new Error(`it lacks ${absent.join(', ')}`);
  } catch (error) {
    throw new ExplainedError([
      `${saved} does not fit this release: ${(error as Error).message}. Nothing was changed.`,
    ]);
  }
}

async function columnsIn(dataDir: string): Promise<string[]> {
  const store = await openStore({ dataDir });
  try {
    const tables = await store.db.introspection.getTables();
    return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  } finally {
    await store.close();
  }
}

/** Leaves WAL mode, so that the file is complete without its write-ahead log. */
function standAlone(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
  database.close();
}

const SIZE = 'select page_count * page_size as bytes from pragma_page_count, pragma_page_size';

/**
 * The size that the header of an SQLite database states; 0 for another file. This process must have no lock on the file:
 * closing it here would end that.
 */
function statedSize(file: string): number {
  const header = Buffer.alloc(32);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return 0;
  return header.readUInt16BE(16) * header.readUInt32BE(28);
}

function checkDatabase(file: string): void {
  let database: DatabaseSync | undefined;
  const endMissing = new Error('its end is missing');
  try {
    // Before SQLite reads the schema, which may be what is missing.
    if (statedSize(file) > statSync(file).size) throw endMissing;
    database = new DatabaseSync(file, { readOnly: true });
    const { bytes } = database.prepare(SIZE).get() ?? {};
    // SQLite reads the missing end of the last page as zeros.
    if (bytes !== statSync(file).size) throw endMissing;
    const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {};
    database.prepare('select id from posts, secrets limit 1').get();
    if (verdict !== 'ok') throw new Error(String(verdict));
  } catch (error) {
    throw new ExplainedError([
      `${file} is not a complete database of this service: ${(error as Error).message}.`,
    ]);
  } finally {
    database?.close();
  }
}

/** Locks a database until it is closed, and ends its WAL mode. A damaged one stays as it is: nothing can use it. */
function lockOut(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    database.exec('pragma journal_mode = delete');
    // So that closing it does not delete the journal of the next database.
    database.exec('pragma journal_mode = memory');
    rmSync(`${file}-journal`, { force: true });
  } catch (error) {
    if (!isLocked(error)) return database;
    database.close();
    throw new ExplainedError(['The database is in use. Stop the service, then restore.']);
  }
  return database;
}
