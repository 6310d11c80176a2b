import { sql } from 'kysely';
import * as v from 'valibot';
import {
  type BlogIndexQuery,
  type BlogList,
  type BlogListQuery,
  type Category,
  type CategoryCount,
  Post,
  PostLink,
  PostSummary,
} from '../contract/index.ts';
import { byName } from '../contract/text.ts';
import { columnsOf } from '../store/columns.ts';
import { pageOf } from '../store/pages.ts';
import type { Db, Store } from '../store/store.ts';
import { labelsOf, postsInCategory, postsTagged } from './labels.ts';
import { bestFirst, matchesOf } from './search.ts';

/** Sorts categories without a place last. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The public API calls `published_at` `created_at`; every visible post has one. */
const PUBLISHED_AT = sql<string>`posts.published_at`.as('created_at');
const LINK_COLUMNS = [
  ...columnsOf('posts', v.omit(PostLink, ['created_at'])),
  PUBLISHED_AT,
] as const;
const TIMES = [PUBLISHED_AT, 'posts.created_at as written_at'] as const;
const SUMMARY_COLUMNS = [
  ...columnsOf('posts', v.omit(PostSummary, ['created_at', 'categories', 'tags'])),
  ...TIMES,
] as const;
const POST_COLUMNS = [
  ...columnsOf('posts', v.omit(Post, ['created_at', 'categories', 'tags', 'previous', 'next'])),
  ...TIMES,
] as const;

/** Posts that are not deleted, including unpublished ones. */
export function allPosts(db: Db) {
  return db.selectFrom('posts').where('posts.deleted_at', 'is', null);
}

/** Posts that are public now: the base of every public query. */
export function visiblePosts(db: Db, now: Date) {
  return allPosts(db)
    .where('posts.status', '=', 'published')
    .where('posts.published_at', '<=', now.toISOString());
}

/** One page of posts: newest first, or best match first with a search. */
export async function listPosts(store: Store, query: BlogListQuery, now: Date): Promise<BlogList> {
  const { page, limit, search = '' } = query;
  const isSearch = search.trim() !== '';
  const newest = filtered(store, query, now)
    .$if(isSearch, (posts) => posts.where('posts.id', 'in', matchesOf(store, search)))
    .select('posts.id')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc');
  const all = async () => (await newest.execute()).map(({ id }) => id);
  const list = isSearch ? await bestFirst(store, search, await all()) : newest;
  const read = (ids: number[]) =>
    store.db.selectFrom('posts').select(SUMMARY_COLUMNS).where('posts.id', 'in', ids).execute();
  const { rows, pagination } = await pageOf(list, read, page, limit);
  return { blogs: await withLabels(store, rows), pagination };
}

/** The newest posts, with few fields. */
export async function recentPosts(
  store: Store,
  query: BlogIndexQuery,
  now: Date,
): Promise<PostLink[]> {
  const rows = await filtered(store, query, now)
    .select(LINK_COLUMNS)
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map(present);
}

/** A visible post by its slug. */
export async function findPost(store: Store, slug: string, now: Date): Promise<Post | undefined> {
  const row = await visiblePosts(store.db, now)
    .where('posts.slug', '=', slug)
    .select(POST_COLUMNS)
    .executeTakeFirst();
  const [post] = row ? await withLabels(store, [row]) : [];
  return post && { ...post, ...(await neighbours(store, post, now)) };
}

/** The posts published just before and after a post. */
async function neighbours(store: Store, post: { id: number; created_at: string }, now: Date) {
  const { id, created_at: time } = post;
  const beside = (order: 'asc' | 'desc') =>
    visiblePosts(store.db, now)
      .where((where) =>
        where(
          where.refTuple('posts.published_at', 'posts.id'),
          order === 'asc' ? '>' : '<',
          where.tuple(time, id),
        ),
      )
      .select(LINK_COLUMNS)
      .orderBy('posts.published_at', order)
      .orderBy('posts.id', order)
      .limit(1)
      .executeTakeFirst();
  const previous = await beside('desc');
  const next = await beside('asc');
  return {
    ...(previous && { previous: present(previous) }),
    ...(next && { next: present(next) }),
  };
}

/** Whether the post with this id is public. */
export async function isVisible(db: Db, postId: number, now: Date): Promise<boolean> {
  const row = await visiblePosts(db, now)
    .where('posts.id', '=', postId)
    .select('posts.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Categories of these posts in the editors' order, then the others, most posts first. */
export async function countCategories(
  db: Db,
  posts: ReturnType<typeof allPosts>,
): Promise<CategoryCount[]> {
  const rows = await posts
    .innerJoin('post_categories', 'post_categories.post_id', 'posts.id')
    .innerJoin('categories', 'categories.id', 'post_categories.category_id')
    .select((select) => [
      'categories.id',
      'categories.name',
      'categories.slug',
      'categories.place',
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy(['categories.id', 'categories.name', 'categories.slug', 'categories.place'])
    .execute();
  const former = await db
    .selectFrom('categories')
    .select(['slug', 'merged_into'])
    .where('merged_into', 'is not', null)
    .orderBy('slug')
    .execute();
  return rows
    .sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST) || b.count - a.count || byName(a, b))
    .map(({ id, place: _, ...category }) => {
      const slugs = former.filter((each) => each.merged_into === id).map(({ slug }) => slug);
      return { ...category, ...(slugs.length > 0 && { former: slugs }) };
    });
}

function filtered(store: Store, { category, tag }: { category?: string; tag?: string }, now: Date) {
  return visiblePosts(store.db, now)
    .$if(category !== undefined, (posts) =>
      posts.where('posts.id', 'in', postsInCategory(category ?? '')),
    )
    .$if(tag !== undefined, (posts) => posts.where('posts.id', 'in', postsTagged(tag ?? '')));
}

type Present<T> = { [K in keyof T]: NonNullable<T[K]> };

/** Omits null values. */
function present<T extends object>(row: T): Present<T> {
  const entries = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Present<T>;
}

interface SummaryRow {
  id: number;
  created_at: string;
  written_at: string;
  updated_at: string;
}

/** When readers last saw a change: the publication, unless `updated_at` is later than it and the first write. */
function lastChange({ created_at, written_at, updated_at }: SummaryRow): string {
  return updated_at > written_at && updated_at > created_at ? updated_at : created_at;
}

async function withLabels<T extends SummaryRow>({ db }: Store, rows: T[]) {
  const ids = rows.map((row) => row.id);
  const categories = await labelsOf(db, 'categories', ids);
  const tags = await labelsOf(db, 'tags', ids);
  return rows.map(({ written_at, ...row }) => ({
    ...present(row),
    updated_at: lastChange({ ...row, written_at }),
    categories: categories
      .filter((category) => category.post_id === row.id)
      .map(({ name, slug }): Category => ({ name, slug })),
    tags: tags.filter((tag) => tag.post_id === row.id).map((tag) => tag.name),
  }));
}
