import { sql } from 'kysely';
import * as v from 'valibot';
import { type AdminPostQuery, AdminPostSummary } from '../contract/admin.ts';
import { columnsOf } from '../store/columns.ts';
import { nearestPageOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { postsInCategory } from './labels.ts';
import { matchesOf } from './search.ts';
import { stateOf } from './state.ts';

/** One page of posts for editors, newest first; posts without `published_at` by `updated_at`. */
export async function listForEditors(
  store: Store,
  { page, state, category, search = '' }: v.InferOutput<typeof AdminPostQuery>,
  now: Date,
) {
  const time = now.toISOString();
  const matching = store.db
    .selectFrom('posts')
    .where('deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .$if(category !== undefined, (posts) =>
      posts.where('id', 'in', postsInCategory(category ?? '')),
    )
    .$if(search.trim() !== '', (posts) =>
      // The sign keeps SQLite from looking each post up by its number: the index of lists is shorter.
      posts.where(sql<number>`+id`, 'in', matchesOf(store, search)),
    )
    .$if(state === 'draft', (posts) => posts.where('status', '=', 'draft'))
    .$if(state === 'scheduled' || state === 'published', (posts) =>
      posts
        .where('status', '=', 'published')
        .where('published_at', state === 'scheduled' ? '>' : '<=', time),
    )
    .select('id')
    .orderBy(sql`coalesce(published_at, updated_at)`, 'desc')
    .orderBy('id', 'desc');
  const read = (ids: number[]) =>
    store.db
      .selectFrom('posts')
      .select(columnsOf('posts', v.omit(AdminPostSummary, ['state'])))
      .select('status')
      .where('id', 'in', ids)
      .execute();
  const { rows, pagination } = await nearestPageOf(matching, read, page);
  const posts = rows.map(({ status, ...post }) => ({
    ...post,
    state: stateOf({ status, published_at: post.published_at }, now),
  }));
  return { posts, pagination };
}
