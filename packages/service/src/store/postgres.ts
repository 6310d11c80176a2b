import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { ExplainedError } from '../errors.ts';
import { migrate } from './migrations/index.ts';
import { nameIn, placeOf } from './postgres-address.ts';
import type { Database } from './schema.ts';
import { searchIndexes } from './search-index.ts';
import { completeStore, type Store } from './store.ts';
import { isDatabaseTrouble } from './trouble.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** After a failover the same address leads to another server; until then connections may stay on a read-only one. */
const LIFETIME_S = 5;
/** A write that waited longer than its visitor would be stored after the visitor was told to try again. */
const LOCK_TIMEOUT_MS = 3000;
const ATTEMPTS = 8;
/** Exponential backoff with jitter: retry n waits a random time of up to this × 2ⁿ milliseconds. */
const FIRST_PAUSE_MS = 4;
/** SQLSTATEs of serialization failure and deadlock: the transaction may succeed when retried. */
const RETRIED = new Set(['40001', '40P01']);

/** Connects to a PostgreSQL database and runs pending migrations; those of an empty one only with `create`. */
export async function openPostgres(databaseUrl: string, create: boolean): Promise<Store> {
  const pool = createPool(databaseUrl);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const search = searchIndexes.postgres;
  const write: Store['write'] = (work) =>
    retried(() =>
      db.transaction().execute(async (trx) => {
        await sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(trx);
        return work(trx);
      }),
    );
  const reclaim = async () => true;
  return completeStore({ engine: 'postgres', db, search, write, reclaim }, async () => {
    await checkConnection(pool, databaseUrl);
    if (!create && (await db.introspection.getTables()).length === 0)
      throw new ExplainedError([
        `There is no database of the service at ${placeOf(databaseUrl)}/${nameIn(databaseUrl)}. Check DATABASE_URL.`,
      ]);
    const executed = async () => {
      const { rows } = await pool.query<{ name: string }>('select name from kysely_migration');
      return rows.map(({ name }) => name);
    };
    await migrate(db, 'postgres', executed).catch((error) => {
      if (!isDatabaseTrouble(error)) throw error;
      throw new ExplainedError([
        `Cannot create the tables in the database at ${placeOf(databaseUrl)}: ${error.message}. ` +
          'Check the server, and that the user of DATABASE_URL owns the database.',
      ]);
    });
  });
}

function createPool(connectionString: string): pg.Pool {
  const types = new pg.TypeOverrides();
  // pg returns bigint as text, because it may exceed a safe integer; ids and counts here never do.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
  });
  // Ignored: the next query replaces a broken idle connection and reports any failure.
  pool.on('error', () => {});
  // Ignored: a connection that breaks in use also rejects its query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function checkConnection(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ExplainedError([
      `Cannot use the database at ${placeOf(databaseUrl)}: ${message || code}. ` +
        'Check that it is running and that DATABASE_URL is correct.',
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
      // Random, so that conflicting transactions do not collide again.
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
