import { Hono } from 'hono';
import {
  BlogIndex,
  BlogIndexQuery,
  BlogList,
  BlogListQuery,
  BlogSingleQuery,
  CategoryList,
  Post,
  PostPreview,
  PreviewQuery,
} from '../contract/index.ts';
import { failure } from '../http/errors.ts';
import { describe } from '../http/openapi.ts';
import type { ReadCache } from '../http/response-cache.ts';
import { query } from '../http/validate.ts';
import type { Store } from '../store/store.ts';
import { findPreview } from './previews.ts';
import { countCategories, findPost, listPosts, recentPosts, visiblePosts } from './queries.ts';

/** `/api/blogs` and `/api/categories`: lists, recent posts, single posts, previews, categories. */
export function postRoutes(store: Store, clock: () => Date, cache: ReadCache): Hono {
  const app = new Hono();

  app.get(
    '/blogs',
    describe(
      'One page of posts, newest first, or best match first with a search',
      { 200: BlogList },
      [400],
    ),
    query(BlogListQuery),
    (c) => {
      const query = c.req.valid('query');
      return cache(c, query, async () => c.json(await listPosts(store, query, clock())));
    },
  );

  app.get(
    '/blogs/index',
    describe('The newest posts, with few fields', { 200: BlogIndex }, [400]),
    query(BlogIndexQuery),
    (c) => {
      const query = c.req.valid('query');
      return cache(c, query, async () =>
        c.json({ blogs: await recentPosts(store, query, clock()) }),
      );
    },
  );

  app.get(
    '/blogs/single',
    describe('A post with the previous and the next one', { 200: Post }, [400, 404]),
    query(BlogSingleQuery),
    (c) => {
      const query = c.req.valid('query');
      return cache(c, query, async () => {
        const post = await findPost(store, query.slug, clock());
        return post ? c.json(post) : failure(c, 404, 'not-found');
      });
    },
  );

  app.get(
    '/blogs/preview',
    describe(
      'The preview of a post with the latest edits, by an expiring link; never cached or indexed',
      { 200: PostPreview },
      [400, 404],
    ),
    query(PreviewQuery),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      c.header('X-Robots-Tag', 'noindex, nofollow');
      const post = await findPreview(store, c.req.valid('query').token, clock());
      return post ? c.json(post) : failure(c, 404, 'invalid-link');
    },
  );

  app.get(
    '/categories',
    describe('Categories with their number of posts', { 200: CategoryList }),
    (c) =>
      cache(c, {}, async () =>
        c.json(await countCategories(store.db, visiblePosts(store.db, clock()))),
      ),
  );
  return app;
}
