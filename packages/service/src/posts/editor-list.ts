import { sql } from 'kysely';
import * as v from 'valibot';
import { type AdminPostQuery, AdminPostSummary } from '../contract/admin.ts';
import { columnsOf } from '../store/columns.ts';
import { pageOf, paginationOf } from '../store/pages.ts';
import { searchTerms } from '../store/search-text.ts';
import type { Store } from '../store/store.ts';
import { postsLabelled } from './labels.ts';
import { stateOf } from './state.ts';

/** One page of posts for editors, newest first. Drafts have the time of their last change. */
export async function listForEditors(
  store: Store,
  { page, state, category, search = '' }: v.InferOutput<typeof AdminPostQuery>,
  now: Date,
) {
  const time = now.toISOString();
  const terms = searchTerms(search);
  // A search without a letter or a digit matches nothing.
  if (search.trim() && terms.length === 0) return { posts: [], pagination: paginationOf(page, 0) };
  const matching = store.db
    .selectFrom('posts')
    .where('deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .$if(category !== undefined, (posts) =>
      posts.where('id', 'in', postsLabelled('categories', category ?? '')),
    )
    .$if(terms.length > 0, (posts) =>
      posts.innerJoin(store.search.hits(terms).as('hits'), 'hits.post_id', 'posts.id'),
    )
    .$if(state === 'draft', (posts) => posts.where('status', '=', 'draft'))
    .$if(state === 'scheduled' || state === 'published', (posts) =>
      posts
        .where('status', '=', 'published')
        .where('published_at', state === 'scheduled' ? '>' : '<=', time),
    )
    .select(columnsOf('posts', v.omit(AdminPostSummary, ['state'])))
    .select('status')
    .orderBy(sql`coalesce(published_at, updated_at)`, 'desc')
    .orderBy('id', 'desc');
  const { rows, pagination } = await pageOf(matching, page);
  const posts = rows.map(({ status, ...post }) => ({
    ...post,
    state: stateOf({ status, published_at: post.published_at }, now),
  }));
  return { posts, pagination };
}
