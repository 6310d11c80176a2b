import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { routeOf } from './http.ts';
import type { Store } from './store/store.ts';
import { DatabaseTimeout, isDatabaseTrouble } from './store/trouble.ts';

/** Shared caches keep a read for a minute and show the old one for ten while they ask again. */
const FRESH_SECONDS = 60;
export const READ_CACHE = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=600`;
export const JSON_TYPE = 'application/json; charset=UTF-8';
/** A copy is answered at most this long after it was read. */
const COPY_LIFETIME_MS = 24 * 3600_000;
const COPY_LIMITS = { entries: 500, characters: 8_000_000 };
const SEARCH_LIMITS = { entries: 100, characters: 2_000_000 };
/** A database that takes longer is in trouble. */
const READ_TIMEOUT_MS = 5000;

export interface Copy {
  text: string;
  etag: string;
  /** Pattern of the route, for metrics. */
  route: string;
  /** When it was read, in milliseconds. */
  time: number;
  /** What was published then. */
  edition: number;
  /** The text as it is sent, made when it is first asked for. */
  bytes?: Buffer;
  gzipped?: Buffer;
}

/**
 * Answers a read: runs `load` and answers its result as JSON that caches may keep, 304 when the
 * reader has it already. Undefined results are handed back for the route to answer. While the
 * database is in trouble the last good copy is answered, marked by `Cache-Status` (RFC 9211) and
 * `Age`; where there is none the error goes on.
 */
export type AnswerRead = <T>(
  c: Context,
  load: () => Promise<T>,
) => Promise<Response | (undefined extends T ? undefined : never)>;

/** A question to the database that is on its way. */
interface Question {
  /** When it was asked, in milliseconds. */
  time: number;
  /** What was published then. */
  edition: number;
  copy: Promise<Copy | undefined>;
}

export interface Reads {
  answer: AnswerRead;
  /** The copy for an address, if it may be answered without asking the database. */
  recent(address: string): Copy | undefined;
}

/**
 * Reads with their own memory of good copies, which is bounded. A copy younger than `reuseMs` is
 * answered without asking the database, unless this process has published since.
 */
export function createReads(
  store: Pick<Store, 'edition'>,
  clock: () => Date,
  { reuseMs = 0, timeoutMs = READ_TIMEOUT_MS }: { reuseMs?: number; timeoutMs?: number } = {},
): Reads {
  const copies = new Copies(COPY_LIMITS);
  // Searches are as many as there are words; they would push out what everyone reads.
  const searches = new Copies(SEARCH_LIMITS);
  const questions = new Map<string, Question>();
  /** Who asks while the database is asked the same waits for that answer, if it is not too old. */
  const together = (address: string, now: Omit<Question, 'copy'>, ask: () => Question['copy']) => {
    const known = questions.get(address);
    if (known?.edition === now.edition && now.time - known.time < reuseMs) return known.copy;
    const question = { ...now, copy: ask() };
    questions.set(address, question);
    const forget = () => {
      if (questions.get(address) === question) questions.delete(address);
    };
    question.copy.then(forget, forget);
    return question.copy;
  };
  const recent = (address: string) => {
    if (reuseMs === 0) return undefined;
    const now = clock().getTime();
    const since = now - reuseMs + 1;
    const copy = copies.find(address, since) ?? searches.find(address, since);
    return copy && copy.time <= now && copy.edition === store.edition() ? copy : undefined;
  };
  const answer = async (c: Context, load: () => Promise<unknown>) => {
    const address = c.req.url.slice(c.req.url.indexOf('/', 8));
    const known = recent(address);
    if (known) {
      c.header('Cache-Control', READ_CACHE);
      return send(c, known);
    }
    const time = clock().getTime();
    const edition = store.edition();
    const ask = async (): Promise<Copy | undefined> => {
      const body = await inTime(load(), timeoutMs);
      if (body === undefined) {
        copies.forget(address);
        return undefined;
      }
      const text = JSON.stringify(body);
      const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
      // As old as the question: what changed since then is not in it.
      const copy = { text, etag, route: routeOf(c), time, edition };
      if (!c.req.query('search')) copies.keep(address, copy);
      else if (reuseMs > 0) searches.keep(address, copy);
      return copy;
    };
    try {
      const copy = await together(address, { time, edition }, ask);
      if (!copy) return undefined;
      c.header('Cache-Control', READ_CACHE);
      return send(c, copy);
    } catch (error) {
      if (!isDatabaseTrouble(error)) throw error;
      const copy = copies.find(address, clock().getTime() - COPY_LIFETIME_MS);
      if (!copy) throw error;
      const age = Math.max(0, Math.floor((clock().getTime() - copy.time) / 1000));
      c.header('Age', String(age));
      c.header('Cache-Status', `service; hit; ttl=${FRESH_SECONDS - age}; detail=database-trouble`);
      c.header('Cache-Control', 'no-cache');
      return send(c, copy);
    }
  };
  return { answer: answer as AnswerRead, recent };
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeout('the database takes too long')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function send(c: Context, { text, etag }: Copy): Response {
  c.header('ETag', etag);
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': JSON_TYPE });
}

export function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = header.split(',').map(strong);
  return known.includes('*') || known.includes(strong(etag));
}

/** Copies by address; those asked for longest ago go first. */
class Copies {
  readonly #byKey = new Map<string, Copy>();
  readonly #limits: typeof COPY_LIMITS;
  #characters = 0;

  constructor(limits: typeof COPY_LIMITS) {
    this.#limits = limits;
  }

  keep(key: string, copy: Copy): void {
    this.forget(key);
    this.#byKey.set(key, copy);
    this.#characters += copy.text.length;
    for (const oldest of this.#byKey.keys()) {
      const { entries, characters } = this.#limits;
      if (this.#byKey.size <= entries && this.#characters <= characters) break;
      this.forget(oldest);
    }
  }

  find(key: string, notBefore: number): Copy | undefined {
    const copy = this.#byKey.get(key);
    return copy && copy.time >= notBefore ? copy : undefined;
  }

  forget(key: string): void {
    this.#characters -= this.#byKey.get(key)?.text.length ?? 0;
    this.#byKey.delete(key);
  }
}
