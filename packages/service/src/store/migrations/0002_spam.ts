import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Adds reasons for suspecting a comment, and the digest that finds duplicates. */
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
