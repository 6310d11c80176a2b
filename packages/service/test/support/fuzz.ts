import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { tmpdir } from 'node:os';
import fc, { type Arbitrary } from 'fast-check';
import { invite } from '../../src/accounts/queries.ts';
import { findSession } from '../../src/accounts/sessions.ts';
import { AREAS, mayUse, ROLES, type Role } from '../../src/contract/admin.ts';
import { confirmationToken, subscribe, unsubscribeToken } from '../../src/newsletter/queries.ts';
import { addPreview } from '../../src/posts/previews.ts';
import type { Store } from '../../src/store/store.ts';
import { PASSWORD, signIn } from './administrator.ts';
import type { Fetch } from './documented.ts';

/** The parts of JSON Schema and of OpenAPI that the document uses. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
type Document = { paths: Record<string, Record<string, Operation>> };

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PNG = '\x89PNG\r\n\x1a\n';
/** One pixel. */
const PIXEL = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
/** Stands for what only the database knows: the version of a post, or the token of a valid link. */
const CURRENT = 'current'.padEnd(43, '-');

/** Texts that are found or accepted, for fields of a name. */
const KNOWN: Record<string, readonly string[]> = {
  ...{ email: ['jin@example.org', 'ada@example.org'], slug: ['surge-and-choke', 'post', ''] },
  ...{ current: [PASSWORD], password: [PASSWORD], consent: ['on'], request: [''], severity: [''] },
  ...{ version: [CURRENT], token: [CURRENT], revision: ['1'] },
  ...{ category: ['energy'], blog_id: ['1', '2'], id: ['1', '2', '3'], website: [''], image: [''] },
};
/** Texts for any field. */
const WORDS = ['1', 'Jin', 'a'.repeat(43), '/blog?page=2', 'é\u0301👩‍🚀', ' ', 'more than a word'];

/** Values that break parsers, databases and headers. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...['', '\0', '\uD800', '\u202E', '../../etc/passwd', "'; drop table posts; --", '" OR 1=1'],
    ...['a* NEAR(b', '%', '\\', '<script>', '\r\nX-Injected: 1', '{"a":', '{"__proto__":{"a":1}}'],
    ...['é'.repeat(3000), '('.repeat(3000), 'word '.repeat(2000), '9'.repeat(30), '1e9', 'NaN'],
    ...[`${'x'.repeat(300)}@example.org`, '2026-12-01T00:00:00.000Z', '--x\r\n\r\n'],
    ...[0, -1, 1.5, 1e300, 2 ** 53, true, null, [], {}, [[[]]], { toString: 1 }, [1, 2 ** 53]],
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

export function mostly<T>(usual: Arbitrary<T>, rare: Arbitrary<T>, weight = 9): Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

/** Text that every encoder accepts. Texts stay as they are, so as JSON some are malformed. */
export function textOf(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();
}

/** Values that a schema accepts, with few hostile parts. */
function valueIn(schema: Schema, field = ''): Arbitrary<unknown> {
  const { type, enum: values, anyOf, oneOf = anyOf, properties = {}, required } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  if (oneOf) return fc.oneof(...oneOf.map((one) => valueIn(one, field)));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'object') return fieldsOf(properties, required);
  if (type === 'array') {
    const { minItems: minLength = 0, items = {} } = schema;
    return fc.array(mostly(valueIn(items), hostile), { minLength, maxLength: 5 });
  }
  if (type === 'integer' || type === 'number') {
    const { minimum: min = 0, maximum: max = Number.MAX_SAFE_INTEGER } = schema;
    return mostly(fc.integer({ min, max: min + 2 }), fc.constant(max));
  }
  if (schema.format === 'date-time') return fc.constant('2026-12-01T00:00:00.000Z');
  const { minLength = 0, maxLength } = schema;
  const pattern = schema.pattern && new RegExp(schema.pattern);
  const any = pattern ? fc.stringMatching(pattern) : fc.string({ minLength, maxLength });
  const fits = (text: string) => text.length >= minLength && (!pattern || pattern.test(text));
  const words = fc.oneof(fc.constantFrom(...WORDS.filter(fits)), any);
  const known = KNOWN[field]?.filter(fits) ?? [];
  return known.length > 0 ? mostly(fc.constantFrom(...known), words, 4) : words;
}

/** An object with some of the optional fields, and seldom without a required one. */
function fieldsOf(fields: Record<string, Schema>, requiredKeys: string[] = []) {
  const model = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      mostly(valueIn(field, name), hostile, 30),
    ]),
  );
  return mostly(fc.record(model, { requiredKeys }), fc.record(model, { requiredKeys: [] }));
}

/** Requests to one operation, most of which the document allows. */
function requestTo(path: string, method: string, { parameters = [], requestBody }: Operation) {
  const fieldsIn = (place: string) => {
    const these = parameters.filter((parameter) => parameter.in === place);
    const required = these.filter((parameter) => parameter.required).map(({ name }) => name);
    return fieldsOf(Object.fromEntries(these.map(({ name, schema }) => [name, schema])), required);
  };
  const [type, { schema } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const none = fc.constant(undefined);
  const body = schema
    ? valueIn(schema)
    : fc.oneof(
        fc.constant(PIXEL),
        hostile.map((value) => PNG + textOf(value)),
      );
  return fc.record({
    path: fc.constant(path),
    method: mostly(fc.constant(method.toUpperCase()), fc.constantFrom(...METHODS)),
    who: fc.constantFrom('nobody', 'forger', 'administrator', ...ROLES),
    origin: mostly(none, fc.constantFrom('http://evil.example', 'null', 'x')),
    inPath: fieldsIn('path'),
    query: fieldsIn('query'),
    headers: mostly(
      fieldsIn('header'),
      fc.record(
        {
          'Idempotency-Key': fc.constantFrom('a', '', 'x'.repeat(300), 'a b'),
          'If-None-Match': fc.constantFrom('*', 'W/"x"', ',,,', '"'),
          'X-Request-Id': fc.constantFrom('x', '<script>', 'x'.repeat(3000)),
          Accept: fc.constantFrom('text/html', 'x;q=2'),
        },
        { requiredKeys: [] },
      ),
    ),
    type: type ? mostly(fc.constant(type), fc.constantFrom('text/plain', 'x', FORM)) : none,
    body: type ? mostly(body, hostile) : none,
  });
}
const FORM = 'multipart/form-data; boundary=x';
type FuzzedRequest = ReturnType<typeof requestTo> extends Arbitrary<infer R> ? R : never;

/** Replaces {@link CURRENT} in a request; a link is created for it. */
async function withCurrent(store: Store, fuzzed: FuzzedRequest): Promise<FuzzedRequest> {
  const { path, query, body, inPath } = fuzzed;
  if (isRecord(body) && body.version === CURRENT) {
    const id = Number(inPath.id) || 0;
    const posts = store.db.selectFrom('posts').select('updated_at').where('id', '=', id);
    const version = (await posts.executeTakeFirst())?.updated_at;
    return { ...fuzzed, body: { ...body, version } };
  }
  if (query.token === CURRENT) {
    return { ...fuzzed, query: { ...query, token: await newLink(store, path) } };
  }
  if (isRecord(body) && body.token === CURRENT) {
    return { ...fuzzed, body: { ...body, token: await newLink(store, path) } };
  }
  return fuzzed;
}

/** The token of a new link for a path of the API. */
async function newLink(store: Store, path: string): Promise<string> {
  const now = new Date();
  const by = { who: 'ada@example.org', now };
  if (path.endsWith('/welcome')) return invite(store, 'cy@example.org', now, 'editor');
  if (path.endsWith('/preview'))
    return (await addPreview(store, 1, by).catch(() => undefined))?.token ?? '';
  const purpose = path.endsWith('/confirm') ? 'confirm' : 'unsubscribe';
  const perNetwork = { bucket: 'fuzz', max: 1e9, windowMs: 1000 };
  const email = 'jin@example.org';
  await subscribe(store, email, { perNetwork, perAddress: [] }, now);
  const subscribers = store.db.selectFrom('subscribers').select('id').where('email', '=', email);
  const { id } = await subscribers.executeTakeFirstOrThrow();
  return purpose === 'confirm' ? confirmationToken(store, id, now) : unsubscribeToken(store, id);
}

let network = 0;

function encode(origin: string, fuzzed: FuzzedRequest, cookie: string): Request {
  const { method, inPath, query, type, body } = fuzzed;
  const path = fuzzed.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(textOf(inPath[name])),
  );
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, textOf(value));
  const headers = new Headers({ Origin: fuzzed.origin ?? origin, Cookie: cookie });
  // Otherwise rate limits would hide the code behind them.
  network += 1;
  headers.set('X-Forwarded-For', `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`);
  for (const [name, value] of Object.entries(fuzzed.headers)) {
    headers.set(name, encodeURI(textOf(value)));
  }
  if (!type || method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  if (type === 'multipart/form-data' && isRecord(body)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, textOf(value));
    form.append('files', new Blob([Buffer.from(PNG, 'latin1'), textOf(body)]), textOf(body.name));
    return new Request(url, { method, headers, body: form });
  }
  headers.set('Content-Type', type.replace('*', 'png'));
  const bytes = type === 'image/*' ? Buffer.from(textOf(body), 'latin1') : textOf(body);
  return new Request(url, { method, headers, body: bytes });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything that is stored, except for the bytes of files, counted requests, and the log, which records exports too. */
export async function stateOf({ db }: Store): Promise<string> {
  const tables = [
    ...(['posts', 'categories', 'tags', 'post_categories', 'post_tags', 'comments'] as const),
    ...(['post_previews', 'enquiries', 'enquiry_entries', 'files', 'subscribers'] as const),
    ...(['subscriber_tokens', 'outbox', 'administrators', 'invitations'] as const),
    'post_revisions' as const,
  ];
  const pictures = db.selectFrom('pictures').select('name').execute();
  const rows = tables.map((table) => db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all<unknown>([pictures, ...rows]));
}

/**
 * Whatever a request generated from the OpenAPI document contains, the response must be documented (`fetch` checks
 * that), no error of the server, and within what the role allows; a refused or safe one must change nothing.
 *
 * @param fetch see {@link documented}
 * @param origin a local one, on which cookies need no TLS
 */
export async function apiProperty(fetch: Fetch, origin: string, store: Store) {
  const document: Document = await (await fetch(new Request(`${origin}/api/openapi.json`))).json();
  const requests = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => requestTo(path, method, operation)),
  );
  const tokens = new Map<Role, string>();
  let state = await stateOf(store);
  /** Requests also sign out, remove accounts and change their roles. */
  const cookieOf = async (who: FuzzedRequest['who']) => {
    if (who === 'nobody') return '';
    if (who === 'forger') return `session=${'a'.repeat(43)}`;
    const now = new Date();
    const known = tokens.get(who) ?? '';
    if ((await findSession(store, known, now))?.role === who) return `session=${known}`;
    const token = await signIn(store, `${randomUUID()}@example.org`, who, now);
    tokens.set(who, token);
    state = await stateOf(store);
    return `session=${token}`;
  };
  return fc.asyncProperty(fc.oneof(...requests), async (fuzzed) => {
    const cookie = await cookieOf(fuzzed.who);
    const current = await withCurrent(store, fuzzed);
    if (current !== fuzzed) state = await stateOf(store);
    const request = encode(origin, current, cookie);
    const response = await fetch(request);
    const { status, headers } = response;
    const text = await response.text();
    const expect = (holds: boolean, rule: string) => {
      if (!holds) throw new Error(`${request.method} ${request.url}, ${status}: ${rule}`);
    };
    expect(status < 500, 'an error of the server');
    if (status === 431) {
      const head = request.url.length + [...request.headers].join('').length;
      // The client adds a few headers.
      return expect(head > maxHeaderSize - 500, 'a head that is not too long');
    }
    expect(headers.get('x-content-type-options') === 'nosniff', 'without nosniff');
    expect(!headers.has('x-injected'), 'an injected header');
    expect(!leakIn(text), `a stack trace or a path: ${leakIn(text)}`);
    const [, area] = /^\/api\/admin\/(\w+)/.exec(fuzzed.path) ?? [];
    const known = AREAS.find((one) => one === area);
    const { who } = fuzzed;
    const open = who !== 'nobody' && who !== 'forger' && known && mayUse(who, known);
    expect(!known || open || status >= 400, `open to ${who}`);
    // The hint of a form shows what an address looks like.
    const said = text.replace('name@example.com', '');
    expect(area !== undefined || !said.includes('@example'), 'an email address');
    const safe = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    const before = state;
    state = await stateOf(store);
    expect((!safe && status < 400) || state === before, 'a change');
  });
}

/** The first trace of the code, the database or the machine. */
export function leakIn(text: string): string | undefined {
  const trace = /node_modules|SQLITE_|\bat [^<>\n]*\.[jt]s:\d/.exec(text)?.[0];
  return trace ?? [process.cwd(), `${tmpdir()}/`].find((path) => text.includes(path));
}
