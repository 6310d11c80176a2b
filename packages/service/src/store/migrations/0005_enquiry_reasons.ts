import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds reasons for suspecting an enquiry. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('reasons', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
