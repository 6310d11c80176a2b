import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** What speaks against each comment, and what finds its doubles. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('score', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('comments')
    .addColumn('reasons', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('comments').addColumn('fingerprint', 'text').execute();
  await db.schema
    .createIndex('comments_by_fingerprint')
    .on('comments')
    .columns(['fingerprint', 'created_at'])
    .execute();
  await db.schema
    .createIndex('comments_by_email')
    .on('comments')
    .columns(['email', 'status'])
    .execute();
}
