import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { addToAuditLog } from '../accounts/audit.ts';
import {
  ADMIN_TEXTS,
  type AdminPost,
  type Autosaved,
  type PostAutosave,
  type PostInput,
  type Saved,
} from '../contract/admin.ts';
import type { Database } from '../store/schema.ts';
import { slugify } from '../store/search-text.ts';
import type { Store } from '../store/store.ts';
import { placeholderIn } from './placeholders.ts';
import { endPreviews, previewsEnd } from './previews.ts';
import { type PostRecord, readPost, writePost } from './record.ts';
import { forgetAutosave, keepAutosave, keepRevision } from './revisions.ts';
import { stateOf } from './state.ts';

type Edited = v.InferOutput<typeof PostInput>;

/** A change that is refused: wrong fields, or a version that is not the latest. */
export interface Refusal {
  fields?: Record<string, string>;
  stale?: true;
}

/** Posts that were deleted can be restored for this long. */
const DELETED_MS = 30 * 24 * 3600_000;

/** A post with everything that an editor can change. */
export async function findForEditor(
  store: Store,
  id: number,
  now: Date,
): Promise<AdminPost | undefined> {
  const found = await readPost(store.db, id);
  if (!found) return undefined;
  const { status: _, source_hash: _hash, ...fields } = found.record;
  const { updated_at, updated_by, deleted_at } = found.row;
  return {
    ...fields,
    id,
    state: stateOf(found.record, now),
    updated_at,
    updated_by,
    deleted_at,
    version: updated_at,
    preview_until: await previewsEnd(store.db, id, now),
  };
}

/** Adds a post. */
export async function createPost(
  store: Store,
  input: Edited,
  who: string,
  now: Date,
): Promise<Saved | Refusal> {
  const record = toRecord(input, null, now);
  const placeholder = refusePlaceholder(record);
  if (placeholder) return placeholder;
  const result = await store.write(async (trx) => {
    if (await takeSlug(trx, record, input)) return { fields: { slug: ADMIN_TEXTS.slugTaken } };
    const id = await writePost(store, trx, record, who, now);
    await addToAuditLog(trx, who, `post added as ${stateOf(record, now)}`, [`post ${id}`], now);
    return { id, version: now.toISOString() };
  });
  if ('id' in result && record.status === 'published') store.published();
  return result;
}

/** Changes a post, if `version` is still the latest. */
export async function updatePost(
  store: Store,
  id: number,
  input: Edited & { version: string },
  who: string,
  now: Date,
): Promise<Saved | Refusal | undefined> {
  const result = await store.write(async (trx) => {
    const found = await readPost(trx, id);
    if (!found) return undefined;
    const { record: before, row } = found;
    if (row.updated_at !== input.version) return { stale: true as const };
    const record = toRecord(input, before, now);
    const placeholder = refusePlaceholder(record);
    if (placeholder) return placeholder;
    if (record.slug !== before.slug) {
      if (wasSeen(before, now)) return { fields: { slug: ADMIN_TEXTS.slugFixed } };
      if (await takeSlug(trx, record, input)) return { fields: { slug: ADMIN_TEXTS.slugTaken } };
      await trx.updateTable('posts').set({ slug: record.slug }).where('id', '=', id).execute();
    }
    await keepRevision(trx, id);
    // Two changes in the same millisecond are two versions.
    const time = new Date(Math.max(now.getTime(), Date.parse(row.updated_at) + 1));
    await writePost(store, trx, record, who, time);
    if (record.status === 'published') await endPreviews(trx, id);
    await addToAuditLog(trx, who, `post saved as ${stateOf(record, now)}`, [`post ${id}`], now);
    const isPublic = before.status === 'published' || record.status === 'published';
    return { isPublic, saved: { id, version: time.toISOString() } };
  });
  if (!result || !('saved' in result)) return result;
  if (result.isPublic) store.published();
  return result.saved;
}

/**
 * Keeps what is typed as a version of its own: neither the post nor what readers see changes. What
 * its author has saved since is not kept again, and what was taken back is forgotten.
 */
export async function autosavePost(
  store: Store,
  id: number,
  { revision, ...input }: v.InferOutput<typeof PostAutosave>,
  who: string,
  now: Date,
): Promise<Autosaved | Refusal | undefined> {
  return store.write(async (trx) => {
    const found = await readPost(trx, id);
    if (!found) return undefined;
    const { record: before, row } = found;
    if (row.updated_at !== input.version && row.updated_by === who) return { stale: true as const };
    const record = toRecord({ ...input, status: before.status }, before, now);
    const saved = { id, version: row.updated_at };
    if (!isDeepStrictEqual(record, before)) {
      return { ...saved, revision: await keepAutosave(trx, id, record, who, now, revision) };
    }
    if (revision) await forgetAutosave(trx, revision, id, who);
    return { ...saved, revision: null };
  });
}

/** Deletes a post so that it can be restored, and for good what was deleted long ago. */
export async function deletePost(
  store: Store,
  id: number,
  who: string,
  now: Date,
): Promise<boolean> {
  const long = new Date(now.getTime() - DELETED_MS).toISOString();
  const isDone = await store.write(async (trx) => {
    const old = await trx
      .deleteFrom('posts')
      .where('deleted_at', '<=', long)
      .returning('id')
      .execute();
    for (const post of old) await store.search.remove(trx, post.id);
    return setDeleted(trx, id, { deleted_at: now.toISOString() }, 'post deleted', who, now);
  });
  if (isDone) store.published();
  return isDone;
}

/** Undoes {@link deletePost}. */
export async function restorePost(
  store: Store,
  id: number,
  who: string,
  now: Date,
): Promise<boolean> {
  const isDone = await store.write((trx) =>
    setDeleted(trx, id, { deleted_at: null }, 'post restored', who, now),
  );
  if (isDone) store.published();
  return isDone;
}

async function setDeleted(
  trx: Kysely<Database>,
  id: number,
  change: { deleted_at: string | null },
  action: string,
  who: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row) await addToAuditLog(trx, who, action, [`post ${id}`], now);
  return row !== undefined;
}

function toRecord(input: Edited, before: PostRecord | null, now: Date): PostRecord {
  const {
    version: _,
    published_at,
    status,
    slug,
    ...fields
  } = input as Edited & {
    version?: string;
  };
  const time = published_at ? new Date(published_at).toISOString() : null;
  const kept = time ?? before?.published_at ?? null;
  return {
    ...fields,
    slug: slug || (before && wasSeen(before, now) && before.slug) || slugify(input.title) || 'post',
    image: fields.image || null,
    image_caption: fields.image_caption || null,
    author_name: fields.author_name || null,
    author_bio: fields.author_bio || null,
    meta_title: fields.meta_title || null,
    meta_description: fields.meta_description || null,
    meta_keywords: fields.meta_keywords || null,
    status,
    published_at: status === 'published' ? (kept ?? now.toISOString()) : kept,
    // So an unchanged file that is imported again does not overwrite the editor's text.
    source_hash: before?.source_hash ?? null,
  };
}

function refusePlaceholder({ status, content }: PostRecord): Refusal | undefined {
  const problem = status === 'published' ? placeholderIn(content) : undefined;
  return problem === undefined ? undefined : { fields: { content: problem } };
}

/** Whether readers may know the URL of a post. */
function wasSeen(post: PostRecord, now: Date): boolean {
  return stateOf(post, now) === 'published';
}

/**
 * Gives an address that is made from the title a number when another post has it.
 *
 * @returns whether an address that somebody has typed is taken
 */
async function takeSlug(
  db: Kysely<Database>,
  record: PostRecord,
  { slug: typed }: Edited,
): Promise<boolean> {
  const { slug } = record;
  for (let number = 2; await idOfSlug(db, record.slug); number += 1) {
    if (typed) return true;
    record.slug = `${slug}-${number}`;
  }
  return false;
}

async function idOfSlug(db: Kysely<Database>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}
