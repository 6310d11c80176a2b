import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import {
  ADMIN_LIMITS,
  type AdminPost,
  type Autosaved,
  type PostAutosave,
  type PostInput,
  type PostUpdate,
  type Saved,
} from '../contract/admin.ts';
import { picturesIn } from '../contract/picture-names.ts';
import { slugify } from '../contract/words.ts';
import { missing, Refusal, wrongFields } from '../errors.ts';
import { excessIn } from '../markup/excess.ts';
import { shownPictures } from '../markup/markup.ts';
import { missingPictures } from '../pictures/queries.ts';
import { type Db, type Store, writeAlone } from '../store/store.ts';
import { signsLeftIn } from './leftSigns.ts';
import { foreignPictureIn, placeholderIn } from './placeholders.ts';
import { endPreviews, previewsEnd } from './previews.ts';
import { type PostRecord, readPost, writePost } from './record.ts';
import { forgetAutosave, keepAutosave, keepRevision } from './revisions.ts';
import { stateOf } from './state.ts';

type Edited = v.InferOutput<typeof PostInput>;

/** How long deleted posts can be restored. */
const DELETED_MS = 30 * 24 * 3600_000;

/** A post with everything that an editor can change, including deleted posts. */
export async function findForEditor(store: Store, id: number, now: Date): Promise<AdminPost> {
  const { record, row } = await readPost(store.db, id);
  const { status: _, source_hash: _hash, ...fields } = record;
  const { updated_at, updated_by, deleted_at } = row;
  return {
    ...fields,
    id,
    state: stateOf(record, now),
    updated_at,
    updated_by,
    deleted_at,
    version: updated_at,
    preview_until: await previewsEnd(store.db, id, now),
  };
}

export async function createPost(
  store: Store,
  uploadsDir: string,
  input: Edited,
  by: By,
): Promise<Saved> {
  const { who, now } = by;
  const record = toRecord(input, null, now);
  refuseUnfinished(record);
  const id = await writeAlone(store, async (trx) => {
    await refuseMissingPictures(trx, uploadsDir, record);
    await takeSlug(trx, record, input);
    const added = await writePost(store, trx, record, who, now);
    await addToAuditLog(trx, by, `post added as ${stateOf(record, now)}`, [`post ${added}`]);
    return added;
  });
  if (record.status === 'published') store.published();
  return { id, version: now.toISOString() };
}

/**
 * Updates a post and stores its previous state as a revision; 409 if it is deleted, if `version` is stale, or if its
 * state would not be the expected one.
 */
export async function updatePost(
  store: Store,
  uploadsDir: string,
  id: number,
  { version: opened, expected, ...input }: v.InferOutput<typeof PostUpdate>,
  by: By,
): Promise<Saved> {
  const { who, now } = by;
  const { isPublic, version } = await writeAlone(store, async (trx) => {
    const { record: before, row } = await readPost(trx, id);
    if (row.deleted_at) throw new Refusal(409, 'post-deleted');
    if (row.updated_at !== opened) throw stale(row, who);
    const record = toRecord(input, before, now);
    const state = stateOf(record, now);
    if (expected && state !== expected) throw new Refusal(409, `becomes-${state}`);
    refuseUnfinished(record);
    await refuseMissingPictures(trx, uploadsDir, record, before);
    if (record.slug !== before.slug) {
      if (wasSeen(before, now)) throw wrongFields({ slug: 'fixed' });
      await takeSlug(trx, record, input);
      await trx.updateTable('posts').set({ slug: record.slug }).where('id', '=', id).execute();
    }
    await keepRevision(trx, { record: before, row });
    // The time is the version, so two changes in the same millisecond need different times.
    const time = new Date(Math.max(now.getTime(), Date.parse(row.updated_at) + 1));
    await writePost(store, trx, record, who, time);
    if (record.status === 'published') await endPreviews(trx, id);
    await addToAuditLog(trx, by, `post saved as ${state}`, [`post ${id}`]);
    const isPublic = before.status === 'published' || record.status === 'published';
    return { isPublic, version: time.toISOString() };
  });
  if (isPublic) store.published();
  return { id, version };
}

/**
 * Stores unsaved edits as an autosave; the post itself does not change. 409 if the same account has
 * saved the post since. Edits equal to the saved post delete the autosave `revision`.
 */
export async function autosavePost(
  store: Store,
  id: number,
  { version, revision, ...input }: v.InferOutput<typeof PostAutosave>,
  { who, now }: By,
): Promise<Autosaved> {
  return writeAlone(store, async (trx) => {
    const { record: before, row } = await readPost(trx, id);
    if (row.updated_at !== version && row.updated_by === who) throw stale(row, who);
    const record = toRecord({ ...input, status: before.status }, before, now);
    const saved = { id, version: row.updated_at };
    if (!isDeepStrictEqual(record, before)) {
      return { ...saved, revision: await keepAutosave(trx, id, record, who, now, revision) };
    }
    if (revision) await forgetAutosave(trx, revision, id, who);
    return { ...saved, revision: null };
  });
}

/** Soft-deletes a post. Also purges posts that were deleted more than 30 days ago. */
export async function deletePost(store: Store, id: number, by: By): Promise<void> {
  await writeAlone(store, async (trx) => {
    await endPreviews(trx, id);
    await setDeleted(trx, id, { deleted_at: by.now.toISOString() }, 'post deleted', by);
  });
  store.published();
  await purgeDeleted(store, new Date(by.now.getTime() - DELETED_MS));
}

/** Each in a transaction of its own, because a post may have many comments. */
async function purgeDeleted(store: Store, before: Date): Promise<void> {
  const time = before.toISOString();
  const old = await store.db
    .selectFrom('posts')
    .where('deleted_at', '<=', time)
    .select('id')
    .execute();
  for (const { id } of old) {
    await writeAlone(store, async (trx) => {
      // It may have been restored meanwhile.
      const purged = await trx
        .deleteFrom('posts')
        .where('id', '=', id)
        .where('deleted_at', '<=', time)
        .returning('id')
        .executeTakeFirst();
      if (purged) await store.search.remove(trx, id);
    });
  }
}

/** Undoes {@link deletePost}. */
export async function restorePost(store: Store, id: number, by: By): Promise<void> {
  await writeAlone(store, (trx) => setDeleted(trx, id, { deleted_at: null }, 'post restored', by));
  store.published();
}

async function setDeleted(
  trx: Db,
  id: number,
  change: { deleted_at: string | null },
  action: string,
  by: By,
): Promise<void> {
  await trx
    .updateTable('posts')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(missing);
  await addToAuditLog(trx, by, action, [`post ${id}`]);
}

function toRecord(input: Edited, before: PostRecord | null, now: Date): PostRecord {
  const { slug, title, status } = input;
  const seen = before && wasSeen(before, now) ? before : undefined;
  const typed = input.published_at && new Date(input.published_at).toISOString();
  // Forms have no seconds, so the time of an untouched field would lose them.
  const isUntouched = typed && before?.published_at?.replace(/:[\d.]+Z$/, ':00.000Z') === typed;
  const time = isUntouched ? before.published_at : typed;
  const whenPublished = seen?.published_at ?? now.toISOString();
  return {
    ...input,
    slug: slug || seen?.slug || addressOf(title),
    published_at: time || (status === 'published' ? whenPublished : null),
    // Keeps the hash, so that importing the unchanged file again does not overwrite the edits.
    source_hash: before?.source_hash ?? null,
  };
}

/** Makes a slug from a title: ASCII only, with room for a number. */
function addressOf(title: string): string {
  const latin = slugify(title).match(/[a-z0-9]+/g) ?? [];
  return (
    latin
      .join('-')
      .slice(0, ADMIN_LIMITS.line - 10)
      .replace(/-$/, '') || 'post'
  );
}

function refuseUnfinished({ status, content }: PostRecord): void {
  const unfinished = () =>
    placeholderIn(content) ?? foreignPictureIn(content) ?? signsLeftIn(content);
  // Drafts have previews, which show as much.
  const problem = excessIn(content) ?? (status === 'published' ? unfinished() : undefined);
  if (problem) throw wrongFields({ content: problem });
}

/** Refuses pictures that are not stored, such as one that was deleted meanwhile. Those that the post had already may stay. */
async function refuseMissingPictures(
  db: Db,
  uploadsDir: string,
  { image, content }: PostRecord,
  before?: PostRecord,
): Promise<void> {
  const cover = image && image !== before?.image ? [image] : [];
  const had = new Set(before && picturesIn(before.content));
  const added = picturesIn(content).filter((name) => !had.has(name));
  const missed = await missingPictures(db, uploadsDir, [...cover, ...added]);
  if (missed.length === 0) return;
  if (cover.some((name) => missed.includes(name))) throw wrongFields({ image: 'invalid' });
  // A text may also mention one without showing it, as in code.
  const shown = new Set(shownPictures(content).flatMap(({ src }) => picturesIn(src)));
  const name = missed.find((missing) => shown.has(missing));
  if (name)
    throw wrongFields({ content: `Please upload the picture: there is none called ${name}.` });
}

const stale = (row: { updated_by: string | null }, who: string) =>
  new Refusal(409, row.updated_by === who ? 'stale-post-own' : 'stale-post');

/** Whether the post is public, so that readers may know its URL. */
function wasSeen(post: PostRecord, now: Date): boolean {
  return stateOf(post, now) === 'published';
}

/** Appends a number to a slug made from the title, if it is taken. Throws a 422 refusal if the editor entered it. */
async function takeSlug(db: Db, record: PostRecord, { slug: typed }: Edited): Promise<void> {
  const { slug } = record;
  const isTaken = () =>
    db.selectFrom('posts').select('id').where('slug', '=', record.slug).executeTakeFirst();
  for (let number = 2; await isTaken(); number += 1) {
    if (typed) throw wrongFields({ slug: 'taken' });
    record.slug = `${slug}-${number}`;
  }
}
