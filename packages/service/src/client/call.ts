import * as v from 'valibot';
import { Failure } from '../contract/answers.ts';

/** Sends a request to the service; `path` starts with `/api/`. In the service's own process it needs no socket. */
export type ServiceFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** An operation of the service, as the contract describes it. */
export interface Endpoint<Answer extends v.GenericSchema = v.GenericSchema, Body = unknown> {
  readonly path: string;
  readonly answer: Answer;
  /** @default 'GET' */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Only a type: what `call` accepts as the body. */
  readonly body?: Body;
}

export interface CallOptions<Body = unknown> {
  query?: Readonly<Record<string, string | number | undefined>>;
  /** A form, a file, bytes or a stream of them are sent as they are, anything else as JSON. */
  body?: Body | FormData | Blob | ArrayBuffer | ReadableStream | undefined;
  /** Idempotency key: what is sent again with the same one, unchanged, is stored once. */
  key?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Completes the request while the page closes, if its JSON is short: browsers refuse to do so for long bodies. */
  keepalive?: boolean | undefined;
}

/** Why a call failed: no answer, an answer that refuses, or one that the contract does not describe. */
export type Trouble = 'unreachable' | 'refused' | 'unreadable';

export interface Failed {
  ok: false;
  trouble: Trouble;
  status: number;
  /** Code of the refusal. Other services may send only a message. */
  code?: string | undefined;
  message?: string | undefined;
  /** Problems by name of the field: codes, as in {@link Failure}, or messages of other services. */
  fields: Readonly<Record<string, string>>;
}

export type Result<Value> = { ok: true; value: Value; headers: Headers } | Failed;

/**
 * Calls an endpoint. Never throws, unless `signal` aborts.
 *
 *     const posts = await call(service, listPosts, { query: { page: 2 } });
 *     return posts.ok ? posts.value.blogs : [];
 */
export async function call<Answer extends v.GenericSchema, Body>(
  service: ServiceFetch,
  { method, path, answer: schema }: Endpoint<Answer, Body>,
  { query = {}, body, key, signal, keepalive }: CallOptions<Body> = {},
): Promise<Result<v.InferOutput<Answer>>> {
  const json = body === undefined || isSentAsItIs(body) ? undefined : JSON.stringify(body);
  try {
    const response = await service(path + search(query), {
      method: method ?? 'GET',
      signal: signal ?? null,
      keepalive: keepalive === true && json !== undefined && json.length < longestKeptAlive,
      headers: {
        ...(json && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: json ?? (body as BodyInit | undefined) ?? null,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    const { status, headers } = response;
    const content: unknown = await response.json().catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return null;
    });
    const read = v.safeParse(schema, content);
    if (response.ok && read.success) return { ok: true, value: read.output, headers };
    const trouble = response.ok ? 'unreadable' : 'refused';
    const failure = v.safeParse(Failure, content);
    if (!failure.success) return { ok: false, trouble, status, fields: {} };
    const { code, message, fields = {} } = failure.output;
    return { ok: false, trouble, status, code, message, fields };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, trouble: 'unreachable', status: 0, fields: {} };
  }
}

/** The value of a call that a page can do without. A failure is logged. */
export function orNothing<Value>({ path }: Endpoint, result: Result<Value>): Value | undefined {
  if (result.ok) return result.value;
  console.warn(`The blog service failed: ${path} is ${result.trouble} (${result.status})`);
  return undefined;
}

/** The service at the origin of the page, for browsers. */
export const sameOrigin: ServiceFetch = (path, init) => fetch(path, init);

/** The service at another origin. */
export function serviceAt(origin: string | URL, send: typeof fetch = fetch): ServiceFetch {
  return (path, init) => send(new URL(path, origin), init);
}

/** In UTF-16 units. Browsers allow 64 KiB for all requests of a closing page together. */
const longestKeptAlive = 20_000;

/** Adds headers to each request, such as the session of the visitor for whom a server asks. */
export function withHeaders(
  service: ServiceFetch,
  added: Readonly<Record<string, string>>,
): ServiceFetch {
  return (path, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return service(path, { ...init, headers });
  };
}

function isSentAsItIs(body: unknown): boolean {
  return [FormData, Blob, ArrayBuffer, ReadableStream].some((type) => body instanceof type);
}

function search(query: NonNullable<CallOptions['query']>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
