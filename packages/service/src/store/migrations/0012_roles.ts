import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Roles; accounts and invitations from before are those of administrators. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const table of ['administrators', 'invitations']) {
    await db.schema
      .alterTable(table)
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('administrator'))
      .execute();
  }
}
