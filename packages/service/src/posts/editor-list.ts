import { sql } from 'kysely';
import * as v from 'valibot';
import { type AdminPostQuery, AdminPostSummary } from '../contract/admin.ts';
import { columnsOf } from '../store/columns.ts';
import { nearestPageOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { postsInCategory } from './labels.ts';
import { hitsOf } from './record.ts';
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
      posts.innerJoin(hitsOf(store, search).as('hits'), 'hits.post_id', 'posts.id'),
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
  const { rows, pagination } = await nearestPageOf(matching, page);
  const posts = rows.map(({ status, ...post }) => ({
    ...post,
    state: stateOf({ status, published_at: post.published_at }, now),
  }));
  return { posts, pagination };
}
