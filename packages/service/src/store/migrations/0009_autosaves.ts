import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Versions of a post that were typed and never saved. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('post_revisions')
    .addColumn('autosaved', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
