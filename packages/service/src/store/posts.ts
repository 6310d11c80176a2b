import { type Kysely, type NotNull, sql } from 'kysely';
import type {
  BlogIndexQuery,
  BlogList,
  BlogListQuery,
  Category,
  CategoryCount,
  Post,
  PostLink,
} from '../contract/index.ts';
import type { Database } from './schema.ts';
import { searchTerms, slugify } from './search-text.ts';
import type { Store } from './store.ts';

const LINK_COLUMNS = [
  'posts.id',
  'posts.title',
  'posts.slug',
  'posts.image',
  'posts.published_at',
] as const;
const SUMMARY_COLUMNS = [
  ...LINK_COLUMNS,
  'posts.created_at as written_at',
  'posts.updated_at',
  'posts.excerpt',
  'posts.image_caption',
  'posts.author_name',
] as const;
const POST_COLUMNS = [
  ...SUMMARY_COLUMNS,
  'posts.content',
  'posts.author_bio',
  'posts.meta_title',
  'posts.meta_description',
  'posts.meta_keywords',
] as const;

/** Published posts whose time has come: the start of every public query. */
export function visiblePosts(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('posts')
    .where('posts.status', '=', 'published')
    .where('posts.published_at', '<=', now.toISOString());
}

/** One page of posts: newest first, or best match first when there is a search. */
export async function listPosts(store: Store, query: BlogListQuery, now: Date): Promise<BlogList> {
  const { page, limit } = query;
  const searching = query.search !== undefined && query.search.trim() !== '';
  const terms = searching ? searchTerms(query.search ?? '') : [];
  // A search without a single letter or digit matches nothing.
  if (searching && terms.length === 0) return emptyList(query);

  const matching = filtered(store, query, now).$if(searching, (posts) =>
    posts.innerJoin(store.search.hits(terms).as('hits'), 'hits.post_id', 'posts.id'),
  );
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(SUMMARY_COLUMNS)
    .$narrowType<{ published_at: NotNull }>()
    .$if(searching, (posts) => posts.orderBy(sql`hits.rank`, 'desc'))
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const blogs = await withLabels(store, rows);
  return { blogs, pagination: { page, pages: Math.ceil(total / limit), total, limit } };
}

function emptyList({ page, limit }: BlogListQuery): BlogList {
  return { blogs: [], pagination: { page, pages: 0, total: 0, limit } };
}

/** The newest posts, lightly described. */
export async function recentPosts(
  store: Store,
  query: BlogIndexQuery,
  now: Date,
): Promise<PostLink[]> {
  const rows = await filtered(store, query, now)
    .select(LINK_COLUMNS)
    .$narrowType<{ published_at: NotNull }>()
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map(forReaders);
}

/** A visible post by its slug. */
export async function findPost(store: Store, slug: string, now: Date): Promise<Post | undefined> {
  const row = await visiblePosts(store.db, now)
    .where('posts.slug', '=', slug)
    .select(POST_COLUMNS)
    .$narrowType<{ published_at: NotNull }>()
    .executeTakeFirst();
  const [post] = row ? await withLabels(store, [row]) : [];
  return post && { ...post, ...(await neighbours(store, post, now)) };
}

/** The posts before and after one in the order of publication. */
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
      .$narrowType<{ published_at: NotNull }>()
      .orderBy('posts.published_at', order)
      .orderBy('posts.id', order)
      .limit(1)
      .executeTakeFirst();
  const previous = await beside('desc');
  const next = await beside('asc');
  return {
    ...(previous && { previous: forReaders(previous) }),
    ...(next && { next: forReaders(next) }),
  };
}

/** Whether readers can see the post with this number. */
export async function isVisible(db: Kysely<Database>, postId: number, now: Date): Promise<boolean> {
  const row = await visiblePosts(db, now)
    .where('posts.id', '=', postId)
    .select('posts.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Categories that have visible posts: most posts first, then by name. */
export async function countCategories(store: Store, now: Date): Promise<CategoryCount[]> {
  const rows = await visiblePosts(store.db, now)
    .innerJoin('post_categories', 'post_categories.post_id', 'posts.id')
    .innerJoin('categories', 'categories.id', 'post_categories.category_id')
    .select((select) => [
      'categories.name',
      'categories.slug',
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy(['categories.id', 'categories.name', 'categories.slug'])
    .execute();
  // Sorted here because databases differ in how they order text.
  return rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

function filtered(store: Store, filter: { category?: string; tag?: string }, now: Date) {
  const { category, tag } = filter;
  return visiblePosts(store.db, now)
    .$if(category !== undefined, (posts) =>
      posts.where('posts.id', 'in', (select) =>
        select
          .selectFrom('post_categories')
          .innerJoin('categories', 'categories.id', 'post_categories.category_id')
          .where('categories.slug', '=', category ?? '')
          .select('post_categories.post_id'),
      ),
    )
    .$if(tag !== undefined, (posts) =>
      posts.where('posts.id', 'in', (select) =>
        select
          .selectFrom('post_tags')
          .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
          .where('tags.slug', '=', slugify(tag ?? ''))
          .select('post_tags.post_id'),
      ),
    );
}

type Present<T> = { [K in keyof T]: NonNullable<T[K]> };

/** A row as readers get it: the time of publication as `created_at`, absent values left out. */
function forReaders<T extends { published_at: string }>(row: T) {
  const { published_at, ...fields } = row;
  const present = Object.entries(fields).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(present) as Present<typeof fields>), created_at: published_at };
}

interface Dates {
  published_at: string;
  written_at: string;
  updated_at: string;
}

/** What came into the database after its publication, as imported articles do, was not changed by that. */
function lastChange({ published_at, written_at, updated_at }: Dates): string {
  return updated_at > written_at && updated_at > published_at ? updated_at : published_at;
}

async function withLabels<T extends Dates & { id: number }>(store: Store, rows: T[]) {
  const ids = rows.map((row) => row.id);
  const categories = ids.length > 0 ? await categoriesOf(store.db, ids) : [];
  const tags = ids.length > 0 ? await tagsOf(store.db, ids) : [];
  return rows.map(({ written_at, ...row }) => ({
    ...forReaders({ ...row, updated_at: lastChange({ ...row, written_at }) }),
    categories: categories
      .filter((category) => category.post_id === row.id)
      .map(({ name, slug }): Category => ({ name, slug })),
    tags: tags.filter((tag) => tag.post_id === row.id).map((tag) => tag.name),
  }));
}

function categoriesOf(db: Kysely<Database>, postIds: number[]) {
  return db
    .selectFrom('post_categories')
    .innerJoin('categories', 'categories.id', 'post_categories.category_id')
    .where('post_categories.post_id', 'in', postIds)
    .select(['post_categories.post_id', 'categories.name', 'categories.slug'])
    .orderBy('post_categories.position')
    .execute();
}

function tagsOf(db: Kysely<Database>, postIds: number[]) {
  return db
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .where('post_tags.post_id', 'in', postIds)
    .select(['post_tags.post_id', 'tags.name'])
    .orderBy('post_tags.position')
    .execute();
}
