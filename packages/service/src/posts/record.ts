import type { Selectable } from 'kysely';
import { missing } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import { searchDocument } from '../store/search-text.ts';
import type { Db, Store, Trx } from '../store/store.ts';
import { type LabelNames, labelNames, linkLabels } from './labels.ts';

type PostRow = Selectable<Database['posts']>;
/** Columns that the service sets itself. */
type OwnColumns = 'id' | 'created_at' | 'updated_at' | 'updated_by' | 'deleted_at';

/** The fields of a post that an import or an editor provides. */
export type PostRecord = Omit<PostRow, OwnColumns> & LabelNames;

/** A post as {@link writePost} accepts it, and its database row. */
export interface StoredPost {
  record: PostRecord;
  row: PostRow;
}

export async function readPost(db: Db, id: number): Promise<StoredPost> {
  const post = db.selectFrom('posts').selectAll().where('id', '=', id);
  const row = await post.executeTakeFirstOrThrow(missing);
  const {
    id: _,
    created_at: _at,
    updated_at: _changed,
    updated_by: _by,
    deleted_at: _gone,
    ...fields
  } = row;
  return { row, record: { ...fields, ...(await labelNames(db, id)) } };
}

/** Inserts a post or updates the one with its slug, with its labels and search index entry. */
export async function writePost(
  store: Store,
  trx: Trx,
  { categories, tags, ...fields }: PostRecord,
  updated_by: string | null,
  now: Date,
): Promise<number> {
  const update = { ...fields, updated_at: now.toISOString(), updated_by };
  const { id } = await trx
    .insertInto('posts')
    .values({ ...update, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(update))
    .returning('id')
    .executeTakeFirstOrThrow();
  await linkLabels(trx, 'categories', id, categories);
  await linkLabels(trx, 'tags', id, tags);
  await indexPost(store, trx, id);
  return id;
}

/** Renews the entry of a post in the search index. */
export async function indexPost({ search }: Store, trx: Trx, id: number): Promise<void> {
  const { categories, tags, ...fields } = (await readPost(trx, id)).record;
  const labels = [...categories, ...tags].join(' ');
  await search.put(trx, id, searchDocument({ ...fields, labels }));
}
