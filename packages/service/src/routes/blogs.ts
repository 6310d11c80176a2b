import { Hono } from 'hono';
import {
  type BlogIndex,
  BlogIndexQuery,
  type BlogList,
  BlogListQuery,
  BlogSingleQuery,
} from '../contract.ts';
import { cacheable, failure, readQuery, type ServiceEnv } from '../http.ts';
import { findPost, listPosts, recentPosts } from '../store/posts.ts';
import type { Store } from '../store/store.ts';

/** `/api/blogs`: listings, the recent index and single posts. */
export function blogRoutes(store: Store, clock: () => Date): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, BlogListQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return cacheable(c, (await listPosts(store, query, clock())) satisfies BlogList);
  });

  app.get('/index', async (c) => {
    const { query, problem } = readQuery(c, BlogIndexQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    const blogs = await recentPosts(store, query, clock());
    return cacheable(c, { blogs } satisfies BlogIndex);
  });

  app.get('/single', async (c) => {
    const { query, problem } = readQuery(c, BlogSingleQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    const post = await findPost(store, query.slug, clock());
    return post ? cacheable(c, post) : failure(c, 404, 'This post does not exist.');
  });

  return app;
}
