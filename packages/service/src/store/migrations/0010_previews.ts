import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Links to posts that readers do not see yet. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('post_previews')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'bigint', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
