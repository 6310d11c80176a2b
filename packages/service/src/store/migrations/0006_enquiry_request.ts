import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds the visitor's selection to enquiries. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('request', 'text').execute();
}
