import type { Kysely } from 'kysely';
import type { Revision } from '../contract/admin.ts';
import { missing } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type PostRecord, readPost } from './record.ts';

/** Number of versions of a post that are kept, saved and typed ones apart. */
const KEPT = 50;
/** Changes on one screen within this period form one version. */
const AUTOSAVE_MS = 10 * 60_000;

/** Stores the present version of a post, before it is changed. */
export async function keepRevision(db: Kysely<Database>, post_id: number): Promise<void> {
  const found = await readPost(db, post_id);
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
  await forgetOldest(db, post_id, 0);
}

/**
 * Stores what somebody typed as a version; the post stays as it is.
 *
 * @param revision the version that keeps what was typed before on the same screen
 * @returns the version that keeps it now
 */
export async function keepAutosave(
  db: Kysely<Database>,
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
      .where('id', '=', revision)
      .where('post_id', '=', post_id)
      .where('saved_by', '=', saved_by)
      .where('autosaved', '=', 1)
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

/** Deletes a version that somebody has typed and taken back. */
export async function forgetAutosave(
  db: Kysely<Database>,
  revision: number,
  postId: number,
  who: string,
): Promise<void> {
  await db
    .deleteFrom('post_revisions')
    .where('id', '=', revision)
    .where('post_id', '=', postId)
    .where('saved_by', '=', who)
    .where('autosaved', '=', 1)
    .execute();
}

async function forgetOldest(db: Kysely<Database>, postId: number, autosaved: 0 | 1) {
  const oldest = await db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('autosaved', '=', autosaved)
    .select('id')
    .orderBy('id', 'desc')
    .offset(KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('autosaved', '=', autosaved)
    .where('id', '<', oldest.id)
    .execute();
}

/** Versions of a post beside the present one, newest first. */
export async function listRevisions(store: Store, postId: number): Promise<Revision[]> {
  const rows = await store.db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .select(['id', 'saved_at', 'saved_by', 'post', 'autosaved'])
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ post, autosaved, ...revision }) => ({
    ...revision,
    autosaved: autosaved === 1,
    title: (JSON.parse(post) as PostRecord).title,
  }));
}

/** An earlier version of a post. */
export async function findRevision(store: Store, postId: number, id: number): Promise<PostRecord> {
  const row = await store.db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .select('post')
    .executeTakeFirst();
  if (!row) throw missing();
  return JSON.parse(row.post);
}
