import { isDeepStrictEqual } from 'node:util';
import type { Revision } from '../contract/admin.ts';
import { missing } from '../errors.ts';
import type { Db, Store } from '../store/store.ts';
import { type PostRecord, readPost, type StoredPost } from './record.ts';

/** Number of revisions and, separately, of autosaves that are kept per post. */
const KEPT = 50;
/** Edits in one form within this period are stored as one autosave. */
const AUTOSAVE_MS = 10 * 60_000;

/** Stores the current state of a post as a revision, before it is changed. */
export async function keepRevision(db: Db, { record, row }: StoredPost): Promise<void> {
  const { id: post_id, updated_at: saved_at, updated_by: saved_by } = row;
  const post = JSON.stringify(record);
  await db.insertInto('post_revisions').values({ post_id, saved_at, saved_by, post }).execute();
  await forgetOldest(db, post_id, 0);
}

/** Stores unsaved edits as an autosave, or updates the recent `revision` of the same form. Resolves to its id. */
export async function keepAutosave(
  db: Db,
  post_id: number,
  record: PostRecord,
  saved_by: string,
  now: Date,
  revision: number | null | undefined,
): Promise<number> {
  const row = { saved_at: now.toISOString(), post: JSON.stringify(record) };
  const since = new Date(Math.floor(now.getTime() / AUTOSAVE_MS) * AUTOSAVE_MS).toISOString();
  const continued =
    revision &&
    (await db
      .updateTable('post_revisions')
      .set(row)
      .where((row) => row.and({ id: revision, post_id, saved_by, autosaved: 1 }))
      .where('saved_at', '>=', since)
      .returning('id')
      .executeTakeFirst());
  if (continued) return continued.id;
  const { id } = await db
    .insertInto('post_revisions')
    .values({ ...row, post_id, saved_by, autosaved: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetOldest(db, post_id, 1);
  return id;
}

export async function forgetAutosave(
  db: Db,
  id: number,
  post_id: number,
  saved_by: string,
): Promise<void> {
  await db
    .deleteFrom('post_revisions')
    .where((row) => row.and({ id, post_id, saved_by, autosaved: 1 }))
    .execute();
}

async function forgetOldest(db: Db, post_id: number, autosaved: 0 | 1) {
  const versions = { post_id, autosaved };
  await db
    .deleteFrom('post_revisions')
    .where((row) => row.and(versions))
    .where('id', '<', (select) =>
      select
        .selectFrom('post_revisions')
        .where((row) => row.and(versions))
        .select('id')
        .orderBy('id', 'desc')
        .offset(KEPT - 1)
        .limit(1),
    )
    .execute();
}

/** Fields that differ between versions, of those that restoring a version changes. */
const RESTORED = [
  'title',
  'excerpt',
  'content',
  'image',
  'image_caption',
  'author_name',
  'author_bio',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'categories',
  'tags',
] as const;

/** Revisions and autosaves of a post, newest first. */
export async function listRevisions(store: Store, postId: number): Promise<Revision[]> {
  const { record: now } = await readPost(store.db, postId);
  const rows = await store.db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .select(['id', 'saved_at', 'saved_by', 'post', 'autosaved'])
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ post, autosaved, ...revision }) => {
    const record = JSON.parse(post) as PostRecord;
    return {
      ...revision,
      autosaved: autosaved === 1,
      title: record.title,
      differs: RESTORED.filter((name) => !isDeepStrictEqual(record[name], now[name])),
    };
  });
}

export async function findRevision(store: Store, post_id: number, id: number): Promise<PostRecord> {
  const { post } = await store.db
    .selectFrom('post_revisions')
    .where((row) => row.and({ post_id, id }))
    .select('post')
    .executeTakeFirstOrThrow(missing);
  return JSON.parse(post);
}
