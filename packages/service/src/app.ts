import { dirname } from 'node:path';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { timeout } from 'hono/timeout';
import { auditRoutes } from './accounts/audit-routes.ts';
import {
  type AdminDependencies,
  type AdminEnv,
  openTo,
  sameOrigin,
  signedIn,
} from './accounts/guard.ts';
import { peopleRoutes } from './accounts/people-routes.ts';
import { accountRoutes, entranceRoutes } from './accounts/routes.ts';
import { moderationRoutes } from './comments/moderation-routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { AREAS, type Area } from './contract/admin.ts';
import { inboxRoutes } from './enquiries/inbox-routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { gaugesOf } from './gauges.ts';
import { errorHandler, failure, type LogEntry, tooLate } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { Metrics } from './http/metrics.ts';
import { metricsRoutes } from './http/metrics-routes.ts';
import type { ClientAddress } from './http/network.ts';
import { describeSession, openApiDocument } from './http/openapi.ts';
import { refuseForeign } from './http/origin.ts';
import { type AccessEntry, requestLog } from './http/request-log.ts';
import { responseCache } from './http/response-cache.ts';
import { limitBody } from './http/validate.ts';
import type { Sender } from './mail/letter.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { issueRoutes } from './newsletter/issue-routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { subscriberRoutes } from './newsletter/subscriber-routes.ts';
import { pictureRoutes, uploadRoutes } from './pictures/routes.ts';
import { defaultPolicies, type Policies } from './policies.ts';
import { categoryRoutes } from './posts/category-routes.ts';
import { editorRoutes } from './posts/editor-routes.ts';
import { postRoutes } from './posts/routes.ts';
import type { Store } from './store/store.ts';

export interface AppOptions {
  store: Store;
  /** Who writes the mails. @default a sender with the name of the site's host */
  sender?: Sender;
  /** Folder of the pictures served under `/uploads/`. */
  uploadsDir: string;
  /** @default the system's clock */
  clock?: () => Date;
  /** Called with each error. @default writes one JSON line to stderr */
  log?: (entry: LogEntry) => void;
  /** Called with an entry for each request. @default requests are not logged */
  accessLog?: (entry: AccessEntry) => void;
  /** Bearer token that `/metrics` requires. @default there is no `/metrics` */
  metricsToken?: string;
  /** Origins whose scripts may use the API, except its admin area. @default none */
  corsOrigins?: string[];
  /** Response timeout in milliseconds; uploads have none. @default 8000 */
  answerWithinMs?: number;
  /** How long the response cache reuses a response, in milliseconds. @default 0, never */
  reuseReadsMs?: number;
  /** How long a read waits before it serves a stale response, in milliseconds. @default 5000 */
  staleAfterMs?: number;
  /** Finds the visitor's IP address for rate limits. @default unknown: all visitors share one */
  clientAddress?: ClientAddress;
  /** Rules for comments, merged over {@link defaultPolicies.comments}. */
  comments?: Partial<Policies['comments']>;
  /** Rules for enquiries, merged over {@link defaultPolicies.enquiries}. */
  enquiries?: Partial<Policies['enquiries']>;
  /** Rules for the newsletter, merged over {@link defaultPolicies.newsletter}. */
  newsletter?: Partial<Policies['newsletter']>;
  /** URL of the site, if it differs from that of its requests. @default the request's */
  publicUrl?: string;
  /** Number of reverse proxies in front whose `X-Forwarded-Proto` and `X-Forwarded-Host` are trusted. @default 0 */
  trustedProxies?: number;
  /** Called when the outbox may have a new mail. Without it, mails wait in the outbox and enquiries are only stored. */
  onMail?: () => void;
  /** Without `onMail`, called with the path of each new confirmation link. It is valid for three days. */
  onUnsentLink?: (path: string) => void;
}

/**
 * Creates the service as a Hono app: `/api/*`, `/uploads/*`, `/healthz`, `/readyz` and `/metrics`. It can be served
 * alone or mounted with `server.route('/', app)`; then other paths are left to the host.
 */
export function createApp(options: AppOptions): Hono {
  const { store, uploadsDir, corsOrigins = [], onMail, metricsToken } = options;
  const { publicUrl, trustedProxies } = options;
  const visited = { publicUrl, trustedProxies };
  const { clock = () => new Date(), clientAddress = () => undefined } = options;
  const { reuseReadsMs: reuseMs, staleAfterMs, answerWithinMs = 8000 } = options;
  const { log = (entry: LogEntry) => console.error(JSON.stringify(entry)) } = options;
  const cache = responseCache({ store, clock, clientAddress }, { reuseMs, staleAfterMs });
  const visitors = { store, clock, clientAddress, onMail };
  const metrics = new Metrics();

  const app = new Hono();
  for (const path of ['/api/*', '/uploads/*', '/healthz', '/readyz', '/metrics']) {
    app.use(
      path,
      requestId(),
      requestLog(metrics, clock, options.accessLog),
      noSniffing,
      // Uploads depend on the visitor's connection.
      unless(isUpload, timeout(answerWithinMs, tooLate)),
    );
  }
  if (corsOrigins.length > 0) app.use('/api/*', allowOrigins(corsOrigins));
  app.use('/api/*', refuseForeign(visited, corsOrigins));
  for (const path of PUBLIC_READS) app.use(path, etag({ retainedHeaders: RETAINED_HEADERS }));
  app.route('/', healthRoutes(store, reuseMs));
  const enquiries = { ...defaultPolicies.enquiries, ...options.enquiries };
  const place = { folder: dirname(uploadsDir), heldBytes: enquiries.files.held };
  const gauges = () => gaugesOf(store, place, clock());
  app.route('/', metricsRoutes(metrics, gauges, metricsToken));
  app.route('/uploads', uploadRoutes(uploadsDir, store));
  app.route('/api', postRoutes(store, clock, cache));
  app.route(
    '/api/comments',
    commentRoutes({
      ...visitors,
      cache,
      policy: { ...defaultPolicies.comments, ...options.comments },
    }),
  );
  app.route('/api/enquiries', enquiryRoutes({ ...visitors, policy: enquiries }));
  app.route(
    '/api/newsletter',
    newsletterRoutes({
      ...visitors,
      onUnsentLink: options.onUnsentLink,
      policy: { ...defaultPolicies.newsletter, ...options.newsletter },
    }),
  );
  app.route('/api/admin', adminRoutes({ ...visitors, visited }, uploadsDir, options.sender));
  let document: Promise<object> | undefined;
  app.get('/api/openapi.json', (c) =>
    cache(c, {}, async () => {
      document ??= openApiDocument(app).catch((error) => {
        document = undefined;
        throw error;
      });
      return c.json(await document);
    }),
  );
  const nothingHere = (c: Context) => {
    c.header('X-Content-Type-Options', 'nosniff');
    const allowed = methodsOf(app, c.req.path);
    if (allowed.length === 0) return failure(c, 404, 'not-found');
    c.header('Allow', allowed.join(', '));
    return failure(c, 405, 'method-not-allowed');
  };
  app.all('/api/*', nothingHere);
  app.notFound(nothingHere);
  app.onError(errorHandler(clock, log));
  return app;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that a path has routes for; middleware is for all. */
function methodsOf({ router }: Hono, path: string): string[] {
  const methods = METHODS.filter((method) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method),
  );
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Room for the longest post in UTF-8, escaped as JSON. */
const JSON_BYTES = 2 * 1024 * 1024;
/** For visitors without a session. */
const ENTRANCE_BYTES = 16 * 1024;

/** `/api/admin/*`: the admin area. */
function adminRoutes(
  dependencies: AdminDependencies,
  uploadsDir: string,
  sender: Sender | undefined,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.use(sameOrigin(dependencies));
  app.on('POST', ['/session', '/welcome'], limitBody(ENTRANCE_BYTES));
  app.route('/', entranceRoutes(dependencies));
  // Before the limit, which keeps a body of unknown length in memory.
  app.use(signedIn(dependencies), describeSession());
  // Uploads have limits of their own.
  app.use(unless(isUpload, limitBody(JSON_BYTES)));
  app.route('/', accountRoutes(dependencies));
  const areas: Record<Area, Hono<AdminEnv>> = {
    comments: moderationRoutes(dependencies),
    posts: editorRoutes(dependencies, uploadsDir),
    pictures: pictureRoutes(dependencies, uploadsDir),
    categories: categoryRoutes(dependencies),
    enquiries: inboxRoutes(dependencies),
    issues: issueRoutes(dependencies, sender),
    subscribers: subscriberRoutes(dependencies),
    outbox: outboxRoutes(dependencies),
    people: peopleRoutes(dependencies),
    audit: auditRoutes(dependencies),
  };
  for (const area of AREAS) {
    app.use(`/${area}/*`, openTo(area, dependencies));
    app.route(`/${area}`, areas[area]);
  }
  return app;
}

/** Public reads with an ETag. The middleware buffers responses, so downloads must not use it. */
const PUBLIC_READS = ['/api/blogs/*', '/api/categories', '/api/comments', '/api/openapi.json'];
const RETAINED_HEADERS = [...RETAINED_304_HEADERS, 'X-Content-Type-Options', 'X-Request-Id'];

/** CORS for the public API: never with cookies, never for the admin area. */
function allowOrigins(origins: string[]): MiddlewareHandler {
  const allow = cors({
    origin: origins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  const isAllowed: MiddlewareHandler = async (c, next) => {
    if (origins.includes(c.req.header('Origin') ?? '')) return allow(c, next);
    await next();
    c.header('Vary', 'Origin', { append: true });
  };
  return unless((path) => /^\/api\/admin(\/|$)/.test(path), isAllowed);
}

const PICTURES = '/api/admin/pictures';
const REPLIES = /^\/api\/admin\/enquiries\/\d+\/replies$/;
const isUpload = (path: string) =>
  path === '/api/enquiries' || path === PICTURES || REPLIES.test(path);

/** Runs a middleware unless the path is exempt. Hono's `except` would take a third of the time of a cached read. */
function unless(isExempt: (path: string) => boolean, run: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (isExempt(c.req.path) ? next() : run(c, next));
}

const noSniffing: MiddlewareHandler = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  await next();
};
