import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store.ts';
import { DatabaseTimeout, isDatabaseTrouble } from '../store/trouble.ts';
import { type ClientAddress, visitorNetwork } from './network.ts';

/** Shared caches reuse a response for a minute. With `stale-while-revalidate`, browsers would reuse theirs, too. */
const FRESH_SECONDS = 60;
const CACHE_CONTROL = `public, max-age=0, s-maxage=${FRESH_SECONDS}`;
/** How long the last good response is served while the database fails. */
const STALE_MS = 24 * 3600_000;
/** A query that takes longer counts as a database failure. */
const TIMEOUT_MS = 5000;
/** Bounds of each cache; sizes in bytes. */
const BOUNDS = {
  max: 500,
  maxSize: 4_000_000,
  sizeCalculation: ({ body }: CachedResponse) => body.length + 1,
};

export interface ResponseCacheOptions {
  /** How long a response is reused without a query, in milliseconds. @default 0, never */
  reuseMs?: number;
  /** How long a read waits for the database, in milliseconds. @default 5000 */
  timeoutMs?: number;
  /** Milliseconds that a read waits before it serves a stale response. @default `timeoutMs` */
  staleAfterMs?: number;
}

interface CacheDependencies {
  store: Pick<Store, 'version'>;
  clock: () => Date;
  clientAddress: ClientAddress;
}

interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** When the query started, in milliseconds; the response may lack later changes. */
  time: number;
}

type Load = () => Promise<CachedResponse | undefined>;

/**
 * Responds from the cache, or with the response of `read`.
 *
 * @param query the validated parameters that the response depends on; others would only fill the cache
 */
export type ReadCache = (
  c: Context,
  query: Readonly<Record<string, unknown>>,
  read: () => Promise<Response>,
) => Promise<Response>;

/**
 * Response cache for public reads.
 *
 * - A successful response is reused for `reuseMs`, unless this process has published changes since.
 * - Identical concurrent reads share one query (single flight).
 * - While the database fails or is slow, the last good response is served stale, with
 *   `Cache-Status` (RFC 9211) and `Age`. While a slow query is pending, reads that have a stale
 *   response send no further queries (circuit breaker).
 */
export function responseCache(
  { store, clock, clientAddress }: CacheDependencies,
  { reuseMs = 0, timeoutMs = TIMEOUT_MS, staleAfterMs = timeoutMs }: ResponseCacheOptions = {},
): ReadCache {
  const fresh = new LRUCache<string, CachedResponse, Load>({
    ...BOUNDS,
    // Requests that wait for a query get its result even if its entry is evicted.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load(),
  });
  const lastGood = lastGoodResponses();
  const overdue = new Set<Promise<unknown>>();

  /** Waits `staleAfterMs` for a query; throws without sending it while another one is overdue. */
  const withTimeout = async <T>(query: () => Promise<T>): Promise<T> => {
    if (overdue.size > 0) throw new DatabaseTimeout('an earlier query is still pending');
    const pending = query();
    try {
      return await inTime(pending, staleAfterMs);
    } catch (error) {
      overdue.add(pending);
      const settle = () => overdue.delete(pending);
      pending.then(settle, settle);
      throw error;
    }
  };

  return async (c, query, read) => {
    const time = clock().getTime();
    const { path } = c.req;
    const address = `${path} ${JSON.stringify(query)}`;
    // The key changes with each publication and with each period of `reuseMs`.
    const key = `${store.version()} ${Math.floor(time / reuseMs)} ${address}`;
    const hit = reuseMs > 0 ? fresh.get(key) : undefined;
    if (hit) return c.body(hit.body, 200, hit.headers);
    let refusal: Response | undefined;
    const load: Load = async () => {
      const response = await inTime(read(), timeoutMs);
      // Searches are too diverse: they would evict the pages that everybody reads.
      const isSearch = query.search !== undefined;
      const loaded = response.status === 200 ? await toCached(response, time) : undefined;
      if (!loaded) refusal = response;
      const copies = lastGood(path);
      if (loaded && !isSearch) copies.set(address, loaded, visitorNetwork(c, clientAddress));
      else copies.delete(address);
      return loaded;
    };
    const loading = () => (reuseMs > 0 ? fresh.fetch(key, { context: load }) : load());
    const stale = () => {
      const entry = lastGood(path).get(address);
      return entry && entry.time >= time - STALE_MS ? entry : undefined;
    };
    try {
      const loaded = await (stale() ? withTimeout(loading) : loading());
      if (loaded) return c.body(loaded.body, 200, loaded.headers);
      // Without `refusal`, it shared the query of another request, whose refusal cannot be reused.
      return refusal ?? (await read());
    } catch (error) {
      const entry = isDatabaseTrouble(error) ? stale() : undefined;
      if (!entry) throw error;
      const age = Math.max(0, Math.floor((clock().getTime() - entry.time) / 1000));
      return c.body(entry.body, 200, {
        ...entry.headers,
        'Cache-Control': 'no-cache',
        Age: String(age),
        'Cache-Status': `service; hit; ttl=${FRESH_SECONDS - age}; detail=database-trouble`,
      });
    }
  };
}

/**
 * The last good responses of each path. Those that several networks have asked for are kept apart, so that one network
 * cannot push them out.
 */
function lastGoodResponses() {
  const paths = new Map<string, ReturnType<typeof copies>>();
  return (path: string) => {
    const known = paths.get(path) ?? copies();
    paths.set(path, known);
    return known;
  };
}

function copies() {
  const ofMany = new LRUCache<string, CachedResponse>(BOUNDS);
  const ofOne = new LRUCache<string, CachedResponse & { network: string }>(BOUNDS);
  return {
    get: (address: string) => ofMany.get(address) ?? ofOne.get(address),
    set(address: string, response: CachedResponse, network: string) {
      const before = ofOne.get(address);
      const isOfMany = ofMany.has(address) || (before && before.network !== network);
      if (!isOfMany) ofOne.set(address, { ...response, network });
      else if (ofMany.set(address, response)) ofOne.delete(address);
    },
    delete(address: string) {
      ofMany.delete(address);
      ofOne.delete(address);
    },
  };
}

async function toCached(response: Response, time: number): Promise<CachedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': CACHE_CONTROL,
    ETag: `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`,
  };
  return { body, headers, time };
}

/** Waits for a result of the database; rejects with {@link DatabaseTimeout} after `ms`. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new DatabaseTimeout('the database takes too long'));
    // Accepts a result that arrived in time but was delayed because this process was busy.
    timer = setTimeout(() => setImmediate(end), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
