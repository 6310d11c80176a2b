import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ExplainedError } from '../errors.ts';
import { migrate } from './migrations/index.ts';
import type { Database } from './schema.ts';
import type { SearchDocument } from './search-text.ts';
import { completeStore, type SearchIndex, type Store } from './store.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const ATTEMPTS = 8;
/** Before the second attempt at most, in milliseconds; the pause doubles, and its length is left to chance. */
const FIRST_PAUSE_MS = 4;
/** Serialization failure and deadlock: the same transaction succeeds when it is run again. */
const RETRIED = new Set(['40001', '40P01']);

/** Connects to a PostgreSQL database and creates what is missing. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = createPool(databaseUrl);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const write: Store['write'] = (work) => retried(() => db.transaction().execute(work));
  return completeStore({ engine: 'postgres', db, search, write }, async () => {
    await checkConnection(pool, databaseUrl);
    await migrate(db, 'postgres');
  });
}

function createPool(connectionString: string): pg.Pool {
  const types = new pg.TypeOverrides();
  // Identifiers and counts arrive as text because they could be too large for a number; ours fit.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the next query, which reports failures.
  pool.on('error', () => {});
  // A connection that breaks in use fails its query, and emits an event as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function checkConnection(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ExplainedError([
      `Cannot use the database at ${new URL(databaseUrl).host}: ${message || code}. ` +
        'Check that it runs and that DATABASE_URL is right.',
    ]);
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (attempt === ATTEMPTS || !RETRIED.has(code)) throw error;
      // Two that met would otherwise meet again.
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/**
 * tsvector. Documents and queries are written in the types' own notation, not parsed by the
 * server, so both engines see the same words; words are letters and digits only, hence harmless.
 */
const search: SearchIndex = {
  // The index refers to the post, and goes with it.
  async remove() {},
  async put(trx, postId, document) {
    const vector = toVector(document);
    await sql`insert into posts_search (post_id, document) values (${postId}, ${vector}::tsvector)
      on conflict (post_id) do update set document = excluded.document`.execute(trx);
  },
  hits(terms) {
    const query = terms.map((term) => `'${term}':*`).join(' & ');
    return sql`(select post_id, ts_rank('{0.1, 0.4, 0.4, 1.0}', document, ${query}::tsquery) as rank
      from posts_search where document @@ ${query}::tsquery)`;
  },
};

function toVector({ title, excerpt, labels, content }: SearchDocument): string {
  let position = 0;
  const weighted = (list: string[], weight: string) =>
    list.map((word) => `'${word}':${++position}${weight}`);
  return [
    ...weighted(title, 'A'),
    ...weighted(excerpt, 'B'),
    ...weighted(labels, 'C'),
    ...weighted(content, 'D'),
  ].join(' ');
}
