import type { Kysely, Transaction } from 'kysely';
import { keepRevision } from './revisions.ts';
import type { Database, PostStatus } from './schema.ts';
import { searchDocument, slugify } from './search-text.ts';
import type { Store } from './store.ts';

/** A post as an importer or an editor hands it over. */
export interface PostRecord {
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  image: string | null;
  image_caption: string | null;
  author_name: string | null;
  author_bio: string | null;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  status: PostStatus;
  published_at: string | null;
  source_hash: string | null;
  /** Names, in the order they are shown. */
  categories: string[];
  tags: string[];
}

export type SaveOutcome = 'added' | 'changed' | 'unchanged';

/** Adds a post or updates the one with its slug, unless that came from the same source. */
export async function savePost(store: Store, post: PostRecord, now: Date): Promise<SaveOutcome> {
  const outcome = await store.write(async (trx) => {
    const known = await trx
      .selectFrom('posts')
      .select(['id', 'source_hash'])
      .where('slug', '=', post.slug)
      .executeTakeFirst();
    if (known && known.source_hash !== null && known.source_hash === post.source_hash) {
      return 'unchanged';
    }
    if (known) await keepRevision(trx, known.id);
    await writePost(store, trx, post, null, now);
    return known ? 'changed' : 'added';
  });
  store.published();
  return outcome;
}

/** Writes a post over the one with its slug, or as a new one, with its labels and its words. */
export async function writePost(
  store: Store,
  trx: Transaction<Database>,
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
  await linkCategories(trx, id, categories);
  await linkTags(trx, id, tags);
  const labels = [...categories, ...tags];
  await store.search.put(trx, id, searchDocument({ ...fields, labels }));
  return id;
}

async function linkCategories(db: Kysely<Database>, post_id: number, names: string[]) {
  const ids = await labelIds(db, 'categories', names);
  await db.deleteFrom('post_categories').where('post_id', '=', post_id).execute();
  if (ids.length === 0) return;
  const links = ids.map((category_id, position) => ({ post_id, category_id, position }));
  await db.insertInto('post_categories').values(links).execute();
}

async function linkTags(db: Kysely<Database>, post_id: number, names: string[]) {
  const ids = await labelIds(db, 'tags', names);
  await db.deleteFrom('post_tags').where('post_id', '=', post_id).execute();
  if (ids.length === 0) return;
  const links = ids.map((tag_id, position) => ({ post_id, tag_id, position }));
  await db.insertInto('post_tags').values(links).execute();
}

/** Numbers of labels in the order of their names; new labels are added, doubles left out. */
async function labelIds(
  db: Kysely<Database>,
  table: 'categories' | 'tags',
  names: string[],
): Promise<number[]> {
  const labels = new Map(names.map((name) => [slugify(name), name]));
  const ids: number[] = [];
  for (const [slug, name] of labels) {
    // The name is set again, as doing nothing would return no row.
    const { id } = await db
      .insertInto(table)
      .values({ slug, name })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}
