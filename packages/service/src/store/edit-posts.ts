import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import {
  ADMIN_PAGE_SIZE,
  ADMIN_TEXTS,
  type AdminPost,
  type AdminPostQuery,
  type AdminPostSummary,
  type PostInput,
} from '../contract/admin.ts';
import { note } from './audit.ts';
import { offsetOf, paginationOf } from './pages.ts';
import { readRecord } from './post-record.ts';
import { keepRevision } from './revisions.ts';
import { type PostRecord, writePost } from './save-post.ts';
import type { Database, PostStatus } from './schema.ts';
import { slugify } from './search-text.ts';
import type { Store } from './store.ts';

type Edited = v.InferOutput<typeof PostInput>;
type State = AdminPostSummary['state'];

/** A change that cannot be made: wrong fields, or a version that is not the last one. */
export interface Refusal {
  fields?: Record<string, string>;
  stale?: true;
}

const SUMMARY_COLUMNS = [
  'id',
  'title',
  'slug',
  'status',
  'published_at',
  'updated_at',
  'updated_by',
] as const;

/** One page of posts for editors, changed last first. */
export async function listForEditors(
  store: Store,
  { page, state }: v.InferOutput<typeof AdminPostQuery>,
  now: Date,
) {
  const time = now.toISOString();
  const matching = store.db
    .selectFrom('posts')
    .$if(state === 'draft', (posts) => posts.where('status', '=', 'draft'))
    .$if(state === 'scheduled', (posts) =>
      posts.where('status', '=', 'published').where('published_at', '>', time),
    )
    .$if(state === 'published', (posts) =>
      posts.where('status', '=', 'published').where('published_at', '<=', time),
    );
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(SUMMARY_COLUMNS)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  const posts = rows.map(({ status, ...post }) => ({
    ...post,
    state: stateOf(status, post.published_at, now),
  }));
  return { posts, pagination: paginationOf(page, total) };
}

function stateOf(status: PostStatus, publishedAt: string | null, now: Date): State {
  if (status === 'draft' || publishedAt === null) return 'draft';
  return publishedAt > now.toISOString() ? 'scheduled' : 'published';
}

/** A post with everything that an editor can change. */
export async function findForEditor(
  store: Store,
  id: number,
  now: Date,
): Promise<AdminPost | undefined> {
  const found = await readRecord(store.db, id);
  if (!found) return undefined;
  const { status, source_hash: _, ...fields } = found.record;
  const { updated_at, updated_by } = found.row;
  const state = stateOf(status, fields.published_at, now);
  return { ...fields, id, state, updated_at, updated_by, version: updated_at };
}

/** Adds a post. Resolves to its number. */
export async function createPost(
  store: Store,
  input: Edited,
  who: string,
  now: Date,
): Promise<{ id: number } | Refusal> {
  const record = toRecord(input, null, now);
  const result = await store.write(async (trx) => {
    if (await idOfSlug(trx, record.slug)) return { fields: { slug: ADMIN_TEXTS.slugTaken } };
    const id = await writePost(store, trx, record, who, now);
    await note(trx, who, `post added as ${nameOf(record, now)}`, [`post ${id}`], now);
    return { id };
  });
  store.published();
  return result;
}

/** Changes a post, if `version` is still the last one. */
export async function updatePost(
  store: Store,
  id: number,
  input: Edited & { version: string },
  who: string,
  now: Date,
): Promise<{ id: number } | Refusal | undefined> {
  const result = await store.write(async (trx) => {
    const found = await readRecord(trx, id);
    if (!found) return undefined;
    const { record: before, row } = found;
    if (row.updated_at !== input.version) return { stale: true as const };
    const record = toRecord(input, before, now);
    if (record.slug !== before.slug) {
      if (wasSeen(before, now)) return { fields: { slug: ADMIN_TEXTS.slugFixed } };
      if (await idOfSlug(trx, record.slug)) return { fields: { slug: ADMIN_TEXTS.slugTaken } };
      await trx.updateTable('posts').set({ slug: record.slug }).where('id', '=', id).execute();
    }
    await keepRevision(trx, id);
    // Two changes in the same millisecond are two versions.
    const time = new Date(Math.max(now.getTime(), Date.parse(row.updated_at) + 1));
    await writePost(store, trx, record, who, time);
    await note(trx, who, `post saved as ${nameOf(record, now)}`, [`post ${id}`], now);
    return { id };
  });
  store.published();
  return result;
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
    slug: slug || before?.slug || slugify(input.title) || 'post',
    image: fields.image || null,
    image_caption: fields.image_caption || null,
    author_name: fields.author_name || null,
    author_bio: fields.author_bio || null,
    meta_title: fields.meta_title || null,
    meta_description: fields.meta_description || null,
    meta_keywords: fields.meta_keywords || null,
    status,
    published_at: status === 'published' ? (kept ?? now.toISOString()) : kept,
    // An imported file that has not changed leaves the editor's text alone.
    source_hash: before?.source_hash ?? null,
  };
}

function nameOf({ status, published_at }: PostRecord, now: Date): State {
  return stateOf(status, published_at, now);
}

/** Whether readers may know the address of a post. */
function wasSeen({ status, published_at }: PostRecord, now: Date): boolean {
  return stateOf(status, published_at, now) === 'published';
}

async function idOfSlug(db: Kysely<Database>, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('posts').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}
