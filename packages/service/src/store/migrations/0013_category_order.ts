import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** The order of categories. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('categories').addColumn('place', 'integer').execute();
}
