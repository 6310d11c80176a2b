import { randomBytes } from 'node:crypto';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the database of `databaseUrl` or `dataDir` and migrates it. @throws ExplainedError if it cannot be opened */
export function openStore(options: { databaseUrl?: string; dataDir: string }): Promise<Store> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(options.dataDir);
}

/** As large as the largest comment, because a smaller row might still fit on a nearly full disk. */
const PROOF_BYTES = 64 * 1024;

/** Writes a row, to check that the database accepts writes. */
export async function checkWritable(store: Store): Promise<void> {
  const row = { name: 'last-proof', value: randomBytes(PROOF_BYTES / 2).toString('hex') };
  await store.write((trx) =>
    trx
      .insertInto('secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute(),
  );
}
