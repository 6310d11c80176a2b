import { sql } from 'kysely';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the database and brings its tables up to date; several processes may do so at once.
 * Without `databaseUrl` the data is an SQLite file in `dataDir`. Throws an explained error when
 * the database cannot be used.
 */
export function openStore(options: { databaseUrl?: string; dataDir: string }): Promise<Store> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

/** Resolves when the database answers. */
export async function ping(store: Store): Promise<void> {
  await sql`select 1`.execute(store.db);
}
