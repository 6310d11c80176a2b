import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import type { SearchDocument } from './search-text.ts';

export type Engine = 'sqlite' | 'postgres';

/** An open database with its tables up to date. Queries live in the files next to this one. */
export interface Store {
  engine: Engine;
  db: Kysely<Database>;
  search: SearchIndex;
  /** Secret of this database that hides the networks of visitors. */
  networkSalt: string;
  /**
   * Runs `work` in a transaction and resolves when its changes are on disk. `work` may run again
   * when the database asks for it, so it must change nothing outside the transaction.
   */
  write<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Says that what the public reads has changed, so that no older copy is shown. */
  published(): void;
  /** Grows with every call of `published`. */
  edition(): number;
  close(): Promise<void>;
}

/** Full-text search: the part that the engines do differently. */
export interface SearchIndex {
  /** Makes a post findable by these words, instead of those before. */
  put(trx: Transaction<Database>, postId: number, document: SearchDocument): Promise<void>;
  /** A subquery of posts in which every term starts a word, with a rank: higher is better. */
  hits(terms: string[]): RawBuilder<{ post_id: number; rank: number }>;
}

/** The part of a store that counts what was published in this process. */
export function countEditions(): Pick<Store, 'published' | 'edition'> {
  let edition = 0;
  return {
    published() {
      edition += 1;
    },
    edition: () => edition,
  };
}
