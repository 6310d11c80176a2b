import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { CategoryOrder, Done } from '../contract/admin.ts';
import { CategoryList } from '../contract/index.ts';
import { describe } from '../http/openapi.ts';
import { json } from '../http/validate.ts';
import { orderCategories } from './labels.ts';
import { countAllCategories } from './queries.ts';

/** `/api/admin/categories`: the categories of posts, and their order on the site. */
export function categoryRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Categories of all posts, published or not', { 200: CategoryList }, [401, 403]),
    async (c) => c.json(await countAllCategories(store)),
  );

  app.put(
    '/order',
    describe(
      'Orders categories; those that are not named come after them',
      { 200: Done },
      [400, 401, 403, 413, 415, 422],
    ),
    json(CategoryOrder),
    async (c) => {
      const { email } = c.get('administrator');
      await orderCategories(store, c.req.valid('json').slugs, email, clock());
      return c.json({ status: 'success' });
    },
  );
  return app;
}
