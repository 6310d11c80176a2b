import { Hono } from 'hono';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { CategoryName, CategoryOrder, Done } from '../contract/admin.ts';
import { CategoryList } from '../contract/index.ts';
import { done } from '../http/answers.ts';
import { describe } from '../http/openapi.ts';
import { json } from '../http/validate.ts';
import { orderCategories } from './labels.ts';
import { allPosts, countCategories } from './queries.ts';
import { renameCategory } from './rename-category.ts';

/** `/api/admin/categories`: categories, their names and their order on the site. */
export function categoryRoutes({ store }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('Categories of all posts, published or not', { 200: CategoryList }),
    async (c) => c.json(await countCategories(store.db, allPosts(store.db))),
  );

  app.put(
    '/order',
    describe('Sets the order of categories; those not listed come last', { 200: Done }),
    json(CategoryOrder),
    (c) => done(c, orderCategories(store, c.req.valid('json').slugs, c.var.by)),
  );

  app.post(
    '/rename',
    describe(
      'Renames a category, or merges it with the one that has the name',
      { 200: Done },
      [404, 409],
    ),
    json(CategoryName),
    (c) => done(c, renameCategory(store, c.req.valid('json'), c.var.by)),
  );
  return app;
}
