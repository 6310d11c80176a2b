import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { timeout } from 'hono/timeout';
import { type LogEntry, reporting, TooLate } from './failures.ts';
import { failure, routeOf, type ServiceEnv, send } from './http.ts';
import { Metrics } from './metrics.ts';
import type { ClientAddress } from './network.ts';
import { type AccessEntry, type Observe, observing } from './observe.ts';
import { type QuickAnswers, quickReads } from './quick.ts';
import { quickComments } from './quick-comments.ts';
import { createReads } from './reads.ts';
import { adminRoutes } from './routes/admin/index.ts';
import { blogRoutes } from './routes/blogs.ts';
import { categoryRoutes } from './routes/categories.ts';
import { commentRoutes } from './routes/comments.ts';
import { defaultEnquiryPolicy, type EnquiryPolicy, enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';
import {
  defaultNewsletterPolicy,
  type NewsletterPolicy,
  newsletterRoutes,
} from './routes/newsletter.ts';
import { type CommentPolicy, commentTaker, defaultPolicy } from './routes/take-comment.ts';
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
  /** Takes an entry for each request. @default none are made */
  accessLog?: (entry: AccessEntry) => void;
  /** Who carries it may read `/metrics`. @default there are no metrics */
  metricsToken?: string;
  /** Sites whose scripts may use the API, except its administration. @default none */
  corsOrigins?: string[];
  /** Longest time for an answer, in milliseconds; uploads are not limited. @default 30000 */
  answerWithinMs?: number;
  /** How old an answer of a read may be, in milliseconds. @default 0 */
  reuseReadsMs?: number;
  /** Finds the visitor's address for rate limits. @default unknown, one limit for all */
  clientAddress?: ClientAddress;
  /** Rules for comments, merged over {@link defaultPolicy}. */
  comments?: Partial<CommentPolicy>;
  /** Rules for enquiries, merged over {@link defaultEnquiryPolicy}. */
  enquiries?: Partial<EnquiryPolicy>;
  /** Rules for the newsletter, merged over {@link defaultNewsletterPolicy}. */
  newsletter?: Partial<NewsletterPolicy>;
  /** The site's address, where it is not that of its requests. @default theirs */
  publicUrl?: string;
  /**
   * Told when there is a mail to send. Without it no mail is sent: enquiries are only stored, and
   * the newsletter says that it is not available.
   */
  mailWaits?: () => void;
}

/**
 * The service as a Hono application: `/api/*`, `/uploads/*`, `/healthz`, `/readyz` and
 * `/metrics`. It can be served alone or mounted with `server.route('/', app)`; other paths are left to the host.
 */
export function createApp(options: AppOptions): Hono<ServiceEnv> & { quick: QuickAnswers } {
  const { store, uploadsDir, clientAddress = () => undefined, mailWaits } = options;
  const clock = options.clock ?? (() => new Date());
  const log = options.log ?? ((entry) => console.error(JSON.stringify(entry)));
  const reads = createReads(store, clock, { reuseMs: options.reuseReadsMs });
  const read = reads.answer;
  const visitors = { store, clock, clientAddress, mailWaits };

  const app = new Hono<ServiceEnv>();
  const metrics = new Metrics();
  const observe = observing(metrics, clock, options.accessLog);
  const watch = watching(observe);
  const report = reporting(clock, log);
  const { answerWithinMs = 30_000 } = options;
  const limit = timeLimit(answerWithinMs);
  for (const path of ['/api/*', '/uploads/*', '/healthz', '/readyz', '/metrics']) {
    app.use(path, requestId(), watch, noSniffing, limit);
  }
  const { corsOrigins = [] } = options;
  if (corsOrigins.length > 0) app.use('/api/*', sharing(corsOrigins));
  app.route('/', healthRoutes(store));
  app.route('/', metricsRoutes(store, metrics, options.metricsToken));
  app.route('/uploads', uploadRoutes(uploadsDir, store));
  app.route('/api/blogs', blogRoutes(store, clock, read));
  app.route('/api/categories', categoryRoutes(store, clock, read));
  const take = commentTaker({ ...visitors, policy: { ...defaultPolicy, ...options.comments } });
  app.route('/api/comments', commentRoutes({ ...visitors, read, take }));
  app.route(
    '/api/enquiries',
    enquiryRoutes({ ...visitors, policy: { ...defaultEnquiryPolicy, ...options.enquiries } }),
  );
  app.route(
    '/api/newsletter',
    newsletterRoutes({
      ...visitors,
      policy: { ...defaultNewsletterPolicy, ...options.newsletter },
    }),
  );
  app.route('/api/admin', adminRoutes({ ...visitors, publicUrl: options.publicUrl }));
  let document: Promise<object> | undefined;
  app.get('/api/openapi.json', (c) =>
    // Loaded when somebody asks: few do, and it is large.
    read(c, () => {
      document ??= import('./openapi.ts').then(({ openApiDocument }) => openApiDocument());
      return document;
    }),
  );
  app.all('/api/*', unknownPath);
  app.notFound(unknownPath);
  app.onError((error, c) => {
    const { method, path } = c.req;
    return send(c, report(error, { id: c.get('requestId'), method, path }));
  });
  const reading = quickReads(reads, observe);
  const commenting = quickComments({ take, report, observe, answerWithinMs });
  const shares = corsOrigins.length > 0;
  const quick: QuickAnswers = ({ headers, ...host } = {}) => {
    const all = { ...headers, ...(shares && { Vary: 'Origin' }) };
    const answers = [reading({ ...host, headers: all }), commenting({ ...host, headers: all })];
    return (request, response) =>
      // What other sites may read depends on which asks.
      !(shares && request.headers.origin) && answers.some((answer) => answer(request, response));
  };
  return Object.assign(app, { quick });
}

function watching(observe: Observe): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { method } = c.req;
    observe({ id: c.get('requestId'), method, route: routeOf(c), status: c.res.status, start });
  };
}

/** Lets scripts of other sites use what is public; never with cookies, never the administration. */
function sharing(origin: string[]): MiddlewareHandler<ServiceEnv> {
  const shared = cors({
    origin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  return (c, next) => (c.req.path.startsWith('/api/admin/') ? next() : shared(c, next));
}

const UPLOADS = new Set(['/api/enquiries', '/api/admin/pictures']);

/** Answers 503 when the work takes too long. Uploads take as long as the visitor's line needs. */
function timeLimit(ms: number): MiddlewareHandler<ServiceEnv> {
  const limited = timeout(ms, () => new TooLate());
  return (c, next) => (UPLOADS.has(c.req.path) ? next() : limited(c, next));
}

async function noSniffing(c: Context, next: Next): Promise<void> {
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
}

function unknownPath(c: Context): Response {
  c.header('X-Content-Type-Options', 'nosniff');
  return failure(c, 404, 'There is nothing at this address.');
}
