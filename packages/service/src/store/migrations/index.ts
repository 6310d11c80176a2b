import { Migrator } from 'kysely/migration';
import { logError } from '../../log.ts';
import type { Db, Engine } from '../store.ts';
import { runStep } from './step.ts';
import { steps } from './steps.ts';

/**
 * Runs pending migrations, and accepts those of newer releases. For SQLite, the caller must hold a lock against other
 * processes.
 *
 * @param executed names of the migrations in the database, read without Kysely, which is busy when this is called
 */
export async function migrate(
  db: Db,
  engine: Engine,
  executed: () => string[] | Promise<string[]>,
): Promise<void> {
  const known = Object.entries(steps).map(
    ([name, step]) => [name, { up: (on: Db) => runStep(on, engine, step) }] as const,
  );
  let newer: string[] = [];
  const provider = {
    async getMigrations() {
      newer = (await executed()).filter((name) => !Object.hasOwn(steps, name));
      // Kysely refuses a database with migrations that it does not know.
      return Object.fromEntries([...known, ...newer.map((name) => [name, { async up() {} }])]);
    },
  };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (newer.length > 0) {
    logError(`the database was migrated by a newer release: ${newer.join(', ')}`);
  }
}
