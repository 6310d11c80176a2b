import { backUpPostgres, restorePostgres } from './backup-postgres.ts';
import { backUpSqlite, restoreSqlite } from './backup-sqlite.ts';
import type { Place } from './folders.ts';
import type { Progress } from './rows.ts';

/**
 * Copies the database and the pictures into a new folder while the service runs. The copy is the
 * database as it was at one moment.
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
 * Puts a backup in place while the service is stopped; a PostgreSQL database has to be empty.
 * Resolves to the name of the folder that keeps an SQLite database as it was, if there was one.
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
