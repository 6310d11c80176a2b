import { Hono } from 'hono';
import type { ServiceEnv } from '../http.ts';
import type { AnswerRead } from '../reads.ts';
import { countCategories } from '../store/posts.ts';
import type { Store } from '../store/store.ts';

/** `/api/categories`: every category that has posts, with their number. */
export function categoryRoutes(
  store: Store,
  clock: () => Date,
  read: AnswerRead,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.get('/', (c) => read(c, () => countCategories(store, clock())));
  return app;
}
