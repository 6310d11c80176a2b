import type { Kysely } from 'kysely';
import type { Revision } from '../contract/admin.ts';
import { readRecord } from './post-record.ts';
import type { PostRecord } from './save-post.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Versions of a post that are kept. */
const KEPT = 50;

/** Keeps a post as it is now, before it is changed. */
export async function keepRevision(db: Kysely<Database>, post_id: number): Promise<void> {
  const found = await readRecord(db, post_id);
  if (!found) return;
  const { record, row } = found;
  await db
    .insertInto('post_revisions')
    .values({
      post_id,
      saved_at: row.updated_at,
      saved_by: row.updated_by,
      post: JSON.stringify(record),
    })
    .execute();
  const oldest = await db
    .selectFrom('post_revisions')
    .where('post_id', '=', post_id)
    .select('id')
    .orderBy('id', 'desc')
    .offset(KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('post_revisions')
    .where('post_id', '=', post_id)
    .where('id', '<', oldest.id)
    .execute();
}

/** Earlier versions of a post, newest first. */
export async function listRevisions(store: Store, postId: number): Promise<Revision[]> {
  const rows = await store.db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .select(['id', 'saved_at', 'saved_by', 'post'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ post, ...revision }) => ({
    ...revision,
    title: (JSON.parse(post) as PostRecord).title,
  }));
}

/** A post as it was. */
export async function findRevision(
  store: Store,
  postId: number,
  id: number,
): Promise<PostRecord | undefined> {
  const row = await store.db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .select('post')
    .executeTakeFirst();
  return row && (JSON.parse(row.post) as PostRecord);
}
