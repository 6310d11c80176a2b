import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { SearchDocument } from './search-text.ts';

export type Engine = 'sqlite' | 'postgres';

/** The tables, within a transaction or without one. */
export type Db = Kysely<Database>;
/** The tables within a transaction. */
export type Trx = Transaction<Database>;

/** An open database with its tables up to date. Queries are in the folder of their subject. */
export interface Store {
  engine: Engine;
  db: Db;
  search: SearchIndex;
  /** Secret of this database that hides the networks of visitors. */
  networkSalt: string;
  /**
   * Runs `work` in a transaction and resolves when its changes are on disk. `work` may run more
   * than once, so it must change nothing outside the transaction.
   */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Notes that public content has changed, so that no older response is served. */
  published(): void;
  /** Version of the public content: grows with every call of `published` in this process. */
  version(): number;
  close(): Promise<void>;
}

/** Full-text search, which the engines do differently. */
export interface SearchIndex {
  /** Indexes a post by these words, instead of its previous ones. */
  put(trx: Trx, postId: number, document: SearchDocument): Promise<void>;
  /** Forgets a post that is deleted for good. */
  remove(trx: Trx, postId: number): Promise<void>;
  /** A subquery of posts in which every term starts a word, with a rank: higher is better. */
  hits(terms: string[]): RawBuilder<{ post_id: number; rank: number }>;
}

/**
 * Completes a store whose tables `prepare` brings up to date; closes the database when that fails.
 */
export async function completeStore(
  parts: Pick<Store, 'engine' | 'db' | 'search' | 'write'>,
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
