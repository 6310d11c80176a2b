import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { SearchDocument } from './search-text.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database with its tables up to date. Queries are in the folder of their subject. */
export interface Store {
  engine: Engine;
  db: Kysely<Database>;
  search: SearchIndex;
  /** Secret of this database that hides the networks of visitors. */
  networkSalt: string;
  /**
   * Runs `work` in a transaction and resolves when its changes are on disk. `work` may run more
   * than once, so it must change nothing outside the transaction.
   */
  write<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Notes that public content has changed, so that no older response is served. */
  published(): void;
  /** Version of the public content: grows with every call of `published` in this process. */
  version(): number;
  close(): Promise<void>;
}

/** Full-text search, which the engines do differently. */
export interface SearchIndex {
  /** Indexes a post by these words, instead of its previous ones. */
  put(trx: Transaction<Database>, postId: number, document: SearchDocument): Promise<void>;
  /** Forgets a post that is deleted for good. */
  remove(trx: Transaction<Database>, postId: number): Promise<void>;
  /** A subquery of posts in which every term starts a word, with a rank: higher is better. */
  hits(terms: string[]): RawBuilder<{ post_id: number; rank: number }>;
}

/** The part of a store that counts versions of the public content. */
export function countVersions(): Pick<Store, 'published' | 'version'> {
  let version = 0;
  return {
    published() {
      version += 1;
    },
    version: () => version,
  };
}
