import { randomBytes } from 'node:crypto';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the database of `databaseUrl` or `dataDir` and migrates it.
 *
 * @param create whether one without tables gets them, in a file that is created if it does not exist. @default true
 * @throws ExplainedError if it cannot be opened
 */
export function openStore(
  { databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string },
  { create = true } = {},
): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, create) : openSqlite(dataDir, create);
}

/**
 * Writes a row, to check that the database accepts writes.
 *
 * @param bytes size of the row; a small one may still fit on a full disk
 */
export async function checkWritable(store: Store, bytes: number): Promise<void> {
  const row = { name: 'last-proof', value: randomBytes(bytes / 2).toString('hex') };
  await store.write((trx) =>
    trx
      .insertInto('secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  );
}
