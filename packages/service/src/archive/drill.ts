import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ExplainedError } from '../errors.ts';
import { openStore } from '../store/open.ts';
import { backUp, restore } from './backup.ts';
import type { Place } from './folders.ts';
import type { Progress } from './rows.ts';

/**
 * Tests that a backup can be restored: backs up while the service runs, restores elsewhere, and
 * compares the number of rows of each table.
 *
 * @param elsewhere a new data folder, or for PostgreSQL the URL of an empty database; the restored
 *   data stays there
 * @throws ExplainedError when a table has too few or too many rows
 */
export async function drill(place: Place, elsewhere: string, onProgress: Progress): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  const backup = join(folder, 'backup');
  const dataDir = place.databaseUrl ? folder : resolve(elsewhere);
  const databaseUrl = place.databaseUrl && elsewhere;
  const restored = { databaseUrl, dataDir, uploadsDir: join(dataDir, 'uploads') };
  try {
    const before = await countRows(place);
    await backUp(place, backup, () => {});
    await restore(restored, backup, () => {});
    const after = await countRows(place);
    const problems: string[] = [];
    for (const [table, rows] of await countRows(restored)) {
      // The service may have written during the backup.
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

/** The number of rows of every table, by name. */
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
