import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { requireDatabase, SQLITE_FILE } from '../store/sqlite.ts';

/**
 * Rewrites an SQLite database without free pages, so that it gives back space by itself from then on. Other processes
 * cannot write meanwhile.
 */
export function compact(dataDir: string): { before: number; after: number } {
  requireDatabase(dataDir);
  const file = join(dataDir, SQLITE_FILE);
  const size = () => statSync(file).size;
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    const before = size();
    database.exec('pragma secure_delete = on; pragma auto_vacuum = incremental; vacuum');
    database.exec('pragma wal_checkpoint(truncate)');
    return { before, after: size() };
  } finally {
    database.close();
  }
}
