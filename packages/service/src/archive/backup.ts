import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ExplainedError } from '../errors.ts';
import { SQLITE_FILE } from '../store/sqlite.ts';
import { copyUploads, makeNewFolder, type Place, type Progress } from './folders.ts';

/** Copies an SQLite database and the pictures to a new folder, while it runs. @throws ExplainedError if that exists */
export async function backUp(
  { dataDir, uploadsDir }: Place,
  folder: string,
  onProgress: Progress,
): Promise<void> {
  await makeNewFolder(folder);
  const source = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5000 });
  try {
    const partial = join(folder, `${SQLITE_FILE}.partial`);
    await backup(source, partial, {
      rate: 1000,
      progress: ({ totalPages, remainingPages }) =>
        onProgress(`of ${totalPages} pages`, totalPages - remainingPages),
    });
    standAlone(partial);
    checkDatabase(partial);
    await rename(partial, join(folder, SQLITE_FILE));
  } finally {
    source.close();
  }
  await copyUploads(uploadsDir, join(folder, 'uploads'));
}

/** Replaces the database of the stopped service with a backup. Resolves to the folder of the previous one, if any. */
export async function restore(
  { dataDir, uploadsDir }: Place,
  folder: string,
): Promise<string | undefined> {
  const saved = join(folder, SQLITE_FILE);
  checkDatabase(saved);
  await mkdir(dataDir, { recursive: true });
  const live = join(dataDir, SQLITE_FILE);
  const existed = lockOut(live);
  // Copied completely before the old database is moved, so that a full disk changes nothing.
  const incoming = `${live}.incoming`;
  await rm(incoming, { force: true });
  const source = new DatabaseSync(saved, { readOnly: true });
  await backup(source, incoming).finally(() => source.close());
  standAlone(incoming);
  checkDatabase(incoming);
  const kept = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  if (existed) {
    await mkdir(kept, { mode: 0o700 });
    await rename(live, join(kept, SQLITE_FILE));
    for (const tail of ['-wal', '-shm']) await rm(live + tail, { force: true });
  }
  await rename(incoming, live);
  await copyUploads(join(folder, 'uploads'), uploadsDir);
  return existed ? kept : undefined;
}

/** Leaves WAL mode, so that the file is complete without its write-ahead log. */
function standAlone(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
  database.close();
}

function checkDatabase(file: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
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

/** Checks that no other process uses the database, and merges its log. Returns false if there is no database. */
function lockOut(file: string): boolean {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(`file:${encodeURI(file)}?mode=rw`);
  } catch {
    return false;
  }
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    throw new ExplainedError(['The database is in use. Stop the service, then restore.']);
  } finally {
    database.close();
  }
  return true;
}
