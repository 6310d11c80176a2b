import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ADMIN_LIMITS } from '../../contract/admin.ts';
import { failure } from '../../http.ts';
import { accountRoutes, entranceRoutes } from './accounts.ts';
import { commentQueueRoutes } from './comments.ts';
import { type AdminDependencies, type AdminEnv, sameOrigin, signedIn } from './guard.ts';
import { auditRoutes, inboxRoutes, subscriberRoutes } from './inbox.ts';
import { pictureRoutes, postRoutes } from './posts.ts';

/** The longest post in UTF-8, escaped as JSON, with room around it. */
const JSON_BYTES = 2 * 1024 * 1024;

/** `/api/admin/*`: everything that asks for an administrator. */
export function adminRoutes(dependencies: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const limited = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => failure(c, 413, 'The request is too large.') });
  const small = limited(JSON_BYTES);
  const large = limited(ADMIN_LIMITS.picture + 1);

  app.use(sameOrigin(dependencies));
  app.use((c, next) => (c.req.path.endsWith('/pictures') ? next() : small(c, next)));
  app.route('/', entranceRoutes(dependencies));
  app.use(signedIn(dependencies));
  app.route('/', accountRoutes(dependencies));
  app.route('/comments', commentQueueRoutes(dependencies));
  app.route('/posts', postRoutes(dependencies));
  app.use('/pictures', large);
  app.route('/pictures', pictureRoutes(dependencies));
  app.route('/enquiries', inboxRoutes(dependencies));
  app.route('/subscribers', subscriberRoutes(dependencies));
  app.route('/audit', auditRoutes(dependencies));
  return app;
}
