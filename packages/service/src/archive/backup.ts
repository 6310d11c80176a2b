import { backUpPostgres, restorePostgres } from './backup-postgres.ts';
import { backUpSqlite, restoreSqlite } from './backup-sqlite.ts';
import type { Place } from './folders.ts';
import type { Progress } from './rows.ts';

/**
 * Copies a consistent snapshot of the database, and the pictures, into a new folder while the
 * service runs.
 *
 * @throws ExplainedError when the folder exists
 */
export function backUp(place: Place, folder: string, onProgress: Progress): Promise<void> {
  const { databaseUrl } = place;
  return databaseUrl
    ? backUpPostgres({ ...place, databaseUrl }, folder, onProgress)
    : backUpSqlite(place, folder, onProgress);
}

/**
 * Restores a backup while the service is stopped; a PostgreSQL database must be empty. Resolves to
 * the folder of the previous SQLite database, if there was one.
 */
export async function restore(
  place: Place,
  folder: string,
  onProgress: Progress,
): Promise<string | undefined> {
  const { databaseUrl } = place;
  if (!databaseUrl) return restoreSqlite(place, folder);
  await restorePostgres({ ...place, databaseUrl }, folder, onProgress);
}
