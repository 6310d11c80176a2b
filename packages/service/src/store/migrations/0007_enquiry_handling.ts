import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Engine } from '../store.ts';
import { withId } from './0001_blog.ts';

/** An assignee, notes and replies for enquiries; replies are mailed through the outbox. */
export async function up(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('assignee_id', 'bigint', (column) =>
      column.references('administrators.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await withId(db.schema.createTable('enquiry_entries'), engine)
    .addColumn('enquiry_id', 'bigint', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_entries_of')
    .on('enquiry_entries')
    .columns(['enquiry_id', 'id'])
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('reply_id', 'bigint', (column) =>
      column.references('enquiry_entries.id').onDelete('cascade'),
    )
    .execute();
  await db
    .updateTable('enquiries')
    .set({ status: 'in-progress' })
    .where('status', '=', 'read' as never)
    .execute();
}
