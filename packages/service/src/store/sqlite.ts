import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ExplainedError } from '../errors.ts';
import { makeFolder } from '../make-folder.ts';
import { groupCommit } from './group-commit.ts';
import { BLOCKING_WAIT_MS, waitForLock } from './lock.ts';
import { migrate } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { searchIndexes } from './search-index.ts';
import { completeStore, type Db, type Store } from './store.ts';
import { DatabaseGone, isDatabaseTrouble, isLocked } from './trouble.ts';

/** Name of the database file in DATA_DIR. */
export const SQLITE_FILE = 'service.sqlite';

const SETTINGS = `
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma foreign_keys = ON;
  pragma trusted_schema = OFF;
  pragma cache_size = -8192;
  pragma wal_autocheckpoint = 4000;
  pragma temp_store = MEMORY;`;
const KEPT_STATEMENTS = 200;

/** Opens or creates `service.sqlite` in `dataDir` and runs pending migrations. */
export async function openSqlite(dataDir: string): Promise<Store> {
  const handle = await openFile(dataDir);
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: kyselyDatabase(handle) }),
  });
  const search = searchIndexes.sqlite;
  const write = groupCommit(db, stillThere(join(dataDir, SQLITE_FILE)));
  return completeStore({ engine: 'sqlite', db, search, write }, () =>
    migrateAlone(handle, db, dataDir),
  );
}

async function openFile(dataDir: string): Promise<DatabaseSync> {
  const file = join(dataDir, SQLITE_FILE);
  try {
    await makeFolder(dataDir);
    await createPrivate(file);
    for (;;) {
      const handle = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS });
      const opened = inodeOf(file);
      const isSame = () => inodeOf(file) === opened;
      try {
        await waitForLock(() => handle.exec(SETTINGS));
        if (isSame()) return handle;
      } catch (error) {
        if (isSame()) throw error;
      }
      // A restore has replaced the file meanwhile.
      handle.close();
    }
  } catch (error) {
    throw new ExplainedError([
      isLocked(error)
        ? lockedBy(dataDir)
        : `Cannot open the database in ${dataDir}: ${(error as Error).message}. ` +
          'Set DATA_DIR to a folder that this user may write to.',
    ]);
  }
}

/** Creates the file of a database for its owner only, unless it exists. SQLite's other files get the same mode. */
export async function createPrivate(file: string): Promise<void> {
  // An existing file must not be opened: closing it would end the locks that this process has on it.
  const created = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await created?.close();
}

const lockedBy = (dataDir: string) =>
  `The database in ${dataDir} is locked by another process, such as a restore. Try again when that has ended.`;

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** Returns a check that throws once the file has been deleted or replaced. */
function stillThere(file: string): () => void {
  const opened = inodeOf(file);
  return () => {
    if (inodeOf(file) !== opened) throw new DatabaseGone(`${file} was deleted or replaced`);
  };
}

/** Migrates under a lock, because Kysely's own migration lock does not exclude other processes. */
async function migrateAlone(handle: DatabaseSync, db: Db, dataDir: string): Promise<void> {
  try {
    await waitForLock(() => handle.exec('begin immediate'));
    await migrate(db, 'sqlite', () =>
      handle
        .prepare('select name from kysely_migration')
        .all()
        .map(({ name }) => String(name)),
    );
    handle.exec('commit');
  } catch (error) {
    // After a full disk, SQLite has already rolled back.
    if (handle.isTransaction) handle.exec('rollback');
    if (!isDatabaseTrouble(error)) throw error;
    throw new ExplainedError([
      isLocked(error)
        ? lockedBy(dataDir)
        : `Cannot write to the database in ${dataDir}: ${(error as Error).message}. Check the disk.`,
    ]);
  }
}

/** Adapts Node's SQLite to the better-sqlite3 interface that Kysely expects. */
function kyselyDatabase(handle: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    max: KEPT_STATEMENTS,
    // A deferred transaction that reads first fails with SQLITE_BUSY if another process has written
    // since; an immediate one waits for the lock.
    memoMethod: (text) => kyselyStatement(handle, text === 'begin' ? 'begin immediate' : text),
  });
  return { close: () => handle.close(), prepare: (text) => statements.memo(text) };
}

function kyselyStatement(handle: DatabaseSync, text: string): SqliteStatement {
  const statement = handle.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run(parameters) {
      // After a full disk or an I/O error, SQLite has already rolled back.
      if (text === 'rollback' && !handle.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      return statement.run(...values(parameters));
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
