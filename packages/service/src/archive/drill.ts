import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ExplainedError } from '../errors.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { backUp, restore } from './backup.ts';
import { backUpPostgres, restorePostgres } from './backup-postgres.ts';
import type { TableProgress } from './rows.ts';

/** Where a database and the pictures beside it are. */
type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'uploadsDir'>;

/**
 * Proves that a backup can be restored: backs up while the service runs, restores elsewhere, and counts the rows of
 * each table on both sides.
 *
 * @param elsewhere a new data folder, or for PostgreSQL the address of an empty database; it keeps what was restored
 * @throws ExplainedError when rows are missing or too many
 */
export async function drill(
  place: Place,
  elsewhere: string,
  onProgress: TableProgress = () => {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  const backup = join(folder, 'backup');
  try {
    const before = await countRows(place);
    const restored = await copy(place, backup, elsewhere);
    const after = await countRows(place);
    const problems: string[] = [];
    for (const [table, rows] of await countRows(restored)) {
      // Visitors may have written while the backup was made.
      const bounds = [before.get(table) ?? 0, after.get(table) ?? 0];
      if (rows < Math.min(...bounds) || rows > Math.max(...bounds))
        problems.push(`${table} has ${rows} rows instead of ${bounds[0]}.`);
      onProgress(table, rows);
    }
    if (problems.length > 0) throw new ExplainedError(problems);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copy(place: Place, backup: string, elsewhere: string): Promise<Place> {
  const { databaseUrl, uploadsDir } = place;
  if (databaseUrl) {
    const dataDir = join(backup, '..');
    const target = { databaseUrl: elsewhere, dataDir, uploadsDir: join(dataDir, 'uploads') };
    await backUpPostgres({ databaseUrl, uploadsDir }, backup);
    await restorePostgres(target, backup);
    return target;
  }
  const target = { dataDir: resolve(elsewhere), uploadsDir: resolve(elsewhere, 'uploads') };
  await backUp(place, backup);
  await restore(target, backup);
  return target;
}

/** Rows of every table by its name. */
async function countRows(place: Place): Promise<Map<string, number>> {
  const store = await openStore(place);
  try {
    const counts = new Map<string, number>();
    for (const { name } of await store.db.introspection.getTables()) {
      const { rows } = await store.db
        .selectFrom(name as 'posts')
        .select((select) => select.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      counts.set(name, rows);
    }
    return counts;
  } finally {
    await store.close();
  }
}
