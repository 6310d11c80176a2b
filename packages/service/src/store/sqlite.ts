import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { ExplainedError } from '../errors.ts';
import { groupCommit } from './group-commit.ts';
import { migrate } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { countEditions, type SearchIndex, type Store } from './store.ts';

/** Name of the database file in the data folder. */
export const SQLITE_FILE = 'service.sqlite';

const SETTINGS = `
  pragma journal_mode = WAL;
  pragma synchronous = FULL;
  pragma foreign_keys = ON;
  pragma trusted_schema = OFF;
  pragma cache_size = -8192;
  pragma wal_autocheckpoint = 4000;
  pragma temp_store = MEMORY;`;
const BUSY_TIMEOUT_MS = 5000;
const KEPT_STATEMENTS = 200;

/** Opens `service.sqlite` in `dataDir` and creates what is missing. */
export async function openSqlite(dataDir: string): Promise<Store> {
  const handle = await openFile(dataDir);
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: kyselyDatabase(handle) }),
  });
  try {
    await migrateAlone(handle, db);
    const salt = db.selectFrom('secrets').select('value').where('name', '=', 'network-salt');
    return {
      engine: 'sqlite',
      db,
      search,
      networkSalt: (await salt.executeTakeFirstOrThrow()).value,
      write: groupCommit(db),
      ...countEditions(),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openFile(dataDir: string): Promise<DatabaseSync> {
  try {
    await mkdir(dataDir, { recursive: true });
    const handle = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: BUSY_TIMEOUT_MS });
    handle.exec(SETTINGS);
    return handle;
  } catch (error) {
    throw new ExplainedError([
      `Cannot open the database in ${dataDir}: ${(error as Error).message}. ` +
        'Set DATA_DIR to a folder that this user may write to.',
    ]);
  }
}

/** Kysely's own migration lock covers one connection; other processes are kept out by this one. */
async function migrateAlone(handle: DatabaseSync, db: Kysely<Database>): Promise<void> {
  handle.exec('begin immediate');
  try {
    await migrate(db, 'sqlite');
    handle.exec('commit');
  } catch (error) {
    handle.exec('rollback');
    throw error;
  }
}

/** The face that Kysely expects of better-sqlite3, on Node's own SQLite. */
function kyselyDatabase(handle: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => handle.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      // A transaction that reads before it writes fails at once when another process wrote in
      // between; one that starts as a writer waits for its turn.
      const statement = kyselyStatement(handle, text === 'begin' ? 'begin immediate' : text);
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      kept.set(text, statement);
      return statement;
    },
  };
}

function kyselyStatement(handle: DatabaseSync, text: string): SqliteStatement {
  const statement = handle.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run(parameters) {
      // A full disk or an I/O error has undone the transaction already.
      if (text === 'rollback' && !handle.isTransaction) return { changes: 0, lastInsertRowid: 0 };
      return statement.run(...values(parameters));
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** FTS5. Words are letters and digits only, so quoting them makes every query harmless. */
const search: SearchIndex = {
  async put(trx, postId, { title, excerpt, labels, content }) {
    await sql`delete from posts_search where rowid = ${postId}`.execute(trx);
    await sql`insert into posts_search (rowid, title, excerpt, labels, content) values
      (${postId}, ${title.join(' ')}, ${excerpt.join(' ')}, ${labels.join(' ')},
       ${content.join(' ')})`.execute(trx);
  },
  hits(terms) {
    const query = terms.map((term) => `"${term}"*`).join(' AND ');
    return sql`(select rowid as post_id, -bm25(posts_search, 10.0, 4.0, 4.0, 1.0) as rank
      from posts_search where posts_search match ${query})`;
  },
};
