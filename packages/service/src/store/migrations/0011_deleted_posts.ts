import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** Posts that were deleted and can still be restored. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('deleted_at', 'text').execute();
}
