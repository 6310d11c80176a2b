import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

interface Waiting {
  run(trx: Transaction<Database>, alone: boolean): Promise<Settle>;
  refuse(error: unknown): void;
}

/** Tells the caller how its work ended, once the commit that covers it is on disk. */
type Settle = () => void;

/**
 * Lets the writes that arrive in one turn of the event loop share a transaction, and so one sync
 * of the disk. Several have a savepoint each: one that fails takes nothing of the others with it.
 * A write resolves after the commit that covers it; when the commit fails, all of them fail.
 */
export function groupCommit(db: Kysely<Database>) {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const settle = await db.transaction().execute(async (trx) => {
        const ends: Settle[] = [];
        for (const member of group) ends.push(await member.run(trx, group.length === 1));
        return ends;
      });
      for (const end of settle) end();
    } catch (error) {
      for (const member of group) member.refuse(error);
    }
  }

  return <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const run: Waiting['run'] = async (trx, alone) => {
        // The transaction itself takes back what fails alone.
        if (!alone) return runApart(trx, work, resolve, reject);
        const value = await work(trx);
        return () => resolve(value);
      };
      waiting.push({ run, refuse: reject });
      if (waiting.length === 1) setImmediate(flush);
    });
}

async function runApart<T>(
  trx: Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<Settle> {
  await sql`savepoint member`.execute(trx);
  try {
    const value = await work(trx);
    await sql`release member`.execute(trx);
    return () => resolve(value);
  } catch (error) {
    // Fails when SQLite has undone the whole transaction already; then the group fails with it.
    await sql`rollback to member`.execute(trx).catch(() => {
      throw error;
    });
    await sql`release member`.execute(trx);
    return () => reject(error);
  }
}
