import { Hono } from 'hono';
import { cacheable, type ServiceEnv } from '../http.ts';
import { countCategories } from '../store/posts.ts';
import type { Store } from '../store/store.ts';

/** `/api/categories`: every category that has posts, with their number. */
export function categoryRoutes(store: Store, clock: () => Date): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.get('/', async (c) => cacheable(c, await countCategories(store, clock())));
  return app;
}
