import { type Context, Hono, type Next } from 'hono';
import { requestId } from 'hono/request-id';
import { failure, type ServiceEnv } from './http.ts';
import type { ClientAddress } from './network.ts';
import { blogRoutes } from './routes/blogs.ts';
import { categoryRoutes } from './routes/categories.ts';
import { type CommentPolicy, commentRoutes, defaultPolicy } from './routes/comments.ts';
import { healthRoutes } from './routes/health.ts';
import { uploadRoutes } from './routes/uploads.ts';
import type { Store } from './store/store.ts';

export interface AppOptions {
  store: Store;
  /** Folder of the pictures served under `/uploads/`. */
  uploadsDir: string;
  /** @default the system's clock */
  clock?: () => Date;
  /** Takes structured log entries. @default one JSON line each on stderr */
  log?: (entry: LogEntry) => void;
  /** Finds the visitor's address for rate limits. @default unknown, one limit for all */
  clientAddress?: ClientAddress;
  /** Rules for comments, merged over {@link defaultPolicy}. */
  comments?: Partial<CommentPolicy>;
}

/** One log line; it carries no personal data: no address, no query, no body. */
export interface LogEntry {
  time: string;
  level: 'error';
  request_id: string;
  method: string;
  path: string;
  message: string;
  stack?: string;
}

/**
 * The service as a Hono application: `/api/*`, `/uploads/*`, `/healthz` and `/readyz`. It can be
 * served alone or mounted with `server.route('/', app)`; other paths are left to the host.
 */
export function createApp(options: AppOptions): Hono<ServiceEnv> {
  const { store, uploadsDir, clientAddress = () => undefined } = options;
  const clock = options.clock ?? (() => new Date());
  const log = options.log ?? ((entry) => console.error(JSON.stringify(entry)));
  const policy = { ...defaultPolicy, ...options.comments };

  const app = new Hono<ServiceEnv>();
  for (const path of ['/api/*', '/uploads/*', '/healthz', '/readyz']) {
    app.use(path, requestId(), noSniffing);
  }
  app.route('/', healthRoutes(store));
  app.route('/uploads', uploadRoutes(uploadsDir));
  app.route('/api/blogs', blogRoutes(store, clock));
  app.route('/api/categories', categoryRoutes(store, clock));
  app.route('/api/comments', commentRoutes({ store, clock, clientAddress, policy }));
  app.all('/api/*', unknownPath);
  app.notFound(unknownPath);
  app.onError((error, c) => {
    log({
      time: clock().toISOString(),
      level: 'error',
      request_id: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      message: error.message,
      stack: error.stack,
    });
    return failure(c, 500, 'Something went wrong on our side. Please try again.');
  });
  return app;
}

async function noSniffing(c: Context, next: Next): Promise<void> {
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
}

function unknownPath(c: Context): Response {
  c.header('X-Content-Type-Options', 'nosniff');
  return failure(c, 404, 'There is nothing at this address.');
}
