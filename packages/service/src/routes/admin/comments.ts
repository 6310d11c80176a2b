import { Hono } from 'hono';
import { AdminCommentQuery, Decision } from '../../contract/admin.ts';
import { failure, readQuery } from '../../http.ts';
import { listForModeration, moderate } from '../../store/comments.ts';
import { type AdminDependencies, type AdminEnv, readBody } from './guard.ts';

/** `/api/admin/comments`: the moderation queue. */
export function commentQueueRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, AdminCommentQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return c.json(await listForModeration(store, query));
  });

  app.post('/decide', async (c) => {
    const { input, problem } = await readBody(c, Decision);
    if (problem) return problem;
    const { email } = c.get('administrator');
    return c.json({ ids: await moderate(store, input.ids, input.status, clock(), email) });
  });
  return app;
}
