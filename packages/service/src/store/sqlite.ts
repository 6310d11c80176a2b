import { existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ExplainedError } from '../errors.ts';
import { makeFolder } from '../make-folder.ts';
import { groupCommit } from './group-commit.ts';
import { BLOCKING_WAIT_MS, LONGEST_WAIT_MS, waitForLock } from './lock.ts';
import { migrate } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { searchIndexes } from './search-index.ts';
import { completeStore, type Db, type Store } from './store.ts';
import { DatabaseGone, isDatabaseTrouble, isLocked } from './trouble.ts';

/** Name of the database file in DATA_DIR. */
export const SQLITE_FILE = 'service.sqlite';

const SETTINGS = `
  pragma auto_vacuum = incremental;
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma foreign_keys = ON;
  pragma trusted_schema = OFF;
  pragma cache_size = -8192;
  pragma wal_autocheckpoint = 4000;
  pragma temp_store = MEMORY;
  pragma secure_delete = ON;`;
const KEPT_STATEMENTS = 200;

/** Opens `service.sqlite` in `dataDir`, or creates it, and runs pending migrations. */
export async function openSqlite(dataDir: string, create: boolean): Promise<Store> {
  if (!create) requireDatabase(dataDir);
  const handle = await openFile(dataDir);
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: kyselyDatabase(handle) }),
  });
  const search = searchIndexes.sqlite;
  const write = groupCommit(db, stillThere(join(dataDir, SQLITE_FILE)));
  const reclaim = reclaimer(handle, db);
  return completeStore({ engine: 'sqlite', db, search, write, reclaim }, () =>
    migrateAlone(handle, db, dataDir),
  );
}

/** Refuses a folder without a database that has tables: DATA_DIR may be mistyped. @throws ExplainedError */
export function requireDatabase(dataDir: string): void {
  const address = pathToFileURL(join(dataDir, SQLITE_FILE));
  address.searchParams.set('mode', 'ro');
  if (existsSync(address)) {
    const handle = new DatabaseSync(address, { timeout: BLOCKING_WAIT_MS });
    try {
      if (handle.prepare('select 1 from sqlite_schema limit 1').get()) return;
    } catch {
      // It is locked or damaged, which opening it explains.
      return;
    } finally {
      handle.close();
    }
  }
  throw new ExplainedError([
    `There is no database in ${dataDir}. Set DATA_DIR to the folder of the service's database.`,
  ]);
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
          'Check the disk, or set DATA_DIR to a folder that this user may write to.',
    ]);
  }
}

/** Pages that are given back in one turn of the event loop. */
const RECLAIMED = 250;
/** Of `pragma auto_vacuum`. */
const INCREMENTAL = 2;

function reclaimer(handle: DatabaseSync, db: Db): Store['reclaim'] {
  // Kysely has one connection, so no transaction is open on the handle meanwhile.
  const alone = <T>(work: () => T) => db.connection().execute(async () => work());
  const numberOf = (pragma: string) => {
    const [value] = Object.values(handle.prepare(`pragma ${pragma}`).get() ?? {});
    return Number(value);
  };
  const step = () => {
    // A database of an earlier release keeps its free pages for new rows, until `compact`.
    if (numberOf('auto_vacuum') === INCREMENTAL && numberOf('freelist_count') > 0) {
      handle.exec(`pragma incremental_vacuum(${RECLAIMED})`);
      return 'more';
    }
    // The first value is whether the log is in use.
    return numberOf('wal_checkpoint(truncate)') > 0 ? 'busy' : 'done';
  };
  return async (waitMs = LONGEST_WAIT_MS) => {
    const lastTry = performance.now() + waitMs;
    for (;;) {
      const outcome = await alone(step).catch((error) => {
        if (isLocked(error)) return 'busy';
        throw error;
      });
      if (outcome === 'done') return true;
      if (outcome === 'busy' && performance.now() > lastTry) return false;
      await (outcome === 'busy' ? pause(BLOCKING_WAIT_MS) : nextTurn());
    }
  };
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
