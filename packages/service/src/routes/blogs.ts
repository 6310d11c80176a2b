import { Hono } from 'hono';
import {
  type BlogIndex,
  BlogIndexQuery,
  type BlogList,
  BlogListQuery,
  BlogSingleQuery,
} from '../contract/index.ts';
import { failure, readQuery, type ServiceEnv } from '../http.ts';
import type { AnswerRead } from '../reads.ts';
import { findPost, listPosts, recentPosts } from '../store/posts.ts';
import type { Store } from '../store/store.ts';

/** `/api/blogs`: listings, the recent index and single posts. */
export function blogRoutes(store: Store, clock: () => Date, read: AnswerRead): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, BlogListQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return read(c, (): Promise<BlogList> => listPosts(store, query, clock()));
  });

  app.get('/index', async (c) => {
    const { query, problem } = readQuery(c, BlogIndexQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return read(c, async () => {
      return { blogs: await recentPosts(store, query, clock()) } satisfies BlogIndex;
    });
  });

  app.get('/single', async (c) => {
    const { query, problem } = readQuery(c, BlogSingleQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    const answer = await read(c, () => findPost(store, query.slug, clock()));
    return answer ?? failure(c, 404, 'This post does not exist.');
  });

  return app;
}
