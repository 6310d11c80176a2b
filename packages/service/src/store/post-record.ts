import type { Kysely, Selectable } from 'kysely';
import type { PostRecord } from './save-post.ts';
import type { Database } from './schema.ts';

type PostRow = Selectable<Database['posts']>;

/** A post with its labels as an editor hands it over, and its row. */
export async function readRecord(
  db: Kysely<Database>,
  id: number,
): Promise<{ record: PostRecord; row: PostRow } | undefined> {
  const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { id: _, created_at: _at, updated_at: _changed, updated_by: _by, ...fields } = row;
  return { row, record: { ...fields, ...(await labelNames(db, id)) } };
}

/** Names of a post's categories and tags, in their order. */
export async function labelNames(
  db: Kysely<Database>,
  postId: number,
): Promise<{ categories: string[]; tags: string[] }> {
  const categories = await db
    .selectFrom('post_categories')
    .innerJoin('categories', 'categories.id', 'post_categories.category_id')
    .where('post_id', '=', postId)
    .orderBy('position')
    .select('name')
    .execute();
  const tags = await db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .where('post_id', '=', postId)
    .orderBy('position')
    .select('name')
    .execute();
  const names = (labels: { name: string }[]) => labels.map((label) => label.name);
  return { categories: names(categories), tags: names(tags) };
}
