import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { SearchDocument, SearchTerms } from './search-text.ts';

export type Engine = 'sqlite' | 'postgres';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** An open, migrated database. Queries are in the folder of their feature. */
export interface Store {
  engine: Engine;
  db: Db;
  search: SearchIndex;
  /** Secret of this database, for hashing the networks of visitors. */
  networkSalt: string;
  /** Runs `work` in a transaction; resolves once it is on disk. It may run twice, so it must not have other effects. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Gives the space of deleted rows back to the disk, and empties the log that still has their content. Resolves to false
   * if another process has kept the log in use for `waitMs`. PostgreSQL does both by itself.
   *
   * @default 5000
   */
  reclaim(waitMs?: number): Promise<boolean>;
  /** Call after public content has changed: invalidates the response cache of this process. */
  published(): void;
  /** Number of calls of `published` in this process. */
  version(): number;
  close(): Promise<void>;
}

/** Full-text search, which each engine implements differently. */
export interface SearchIndex {
  /** Adds a post to the index, or replaces its words. */
  put(db: Db, postId: number, document: SearchDocument): Promise<void>;
  /** Removes a permanently deleted post from the index. */
  remove(db: Db, postId: number): Promise<void>;
  /** Subquery of the posts in which every term is the beginning of a word; `names` are all fields but the text. */
  matches(terms: SearchTerms, field?: 'names'): RawBuilder<number>;
  /** Subquery of the same posts with their ranks; a higher one is better. */
  ranks(terms: SearchTerms): RawBuilder<{ post_id: number; rank: number }>;
}

/**
 * Like `store.write`, but waits for the other transactions that use this, so that what it has read is still true when it
 * writes. SQLite runs all writes one after the other anyway.
 */
export function writeAlone<T>(store: Store, work: (trx: Trx) => Promise<T>): Promise<T> {
  return store.write(async (trx) => {
    if (store.engine === 'postgres') {
      // Any row that always exists. Not an advisory lock, which CockroachDB ignores.
      const lock = trx.selectFrom('secrets').select('name').where('name', '=', 'network-salt');
      await lock.forUpdate().execute();
    }
    return work(trx);
  });
}

/** Runs the migrations (`prepare`) and completes the store; closes the database on failure. */
export async function completeStore(
  parts: Pick<Store, 'engine' | 'db' | 'search' | 'write' | 'reclaim'>,
  prepare: () => Promise<void>,
): Promise<Store> {
  const { db } = parts;
  try {
    await prepare();
    const salt = db.selectFrom('secrets').select('value').where('name', '=', 'network-salt');
    const { value: networkSalt } = await salt.executeTakeFirstOrThrow();
    let version = 0;
    const published = () => {
      version += 1;
    };
    return { ...parts, networkSalt, published, version: () => version, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
