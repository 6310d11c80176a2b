import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** What failures are counted for, and how many are free before waiting begins. */
export interface Lock {
  name: string;
  free: number;
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3600_000;
const FORGET_MS = 24 * 3600_000;

/**
 * Counts an attempt as failed before it is tried, so that many at once gain nothing. Each failure
 * beyond the free ones doubles the wait. Resolves to the seconds to wait, and counts nothing then;
 * 0 when it may be tried.
 */
export async function takeAttempt(db: Kysely<Database>, locks: Lock[], now: Date): Promise<number> {
  const time = now.toISOString();
  await db.deleteFrom('lock_outs').where('forgotten_at', '<=', time).execute();
  const names = locks.map((lock) => lock.name);
  const locked = await db
    .selectFrom('lock_outs')
    .where('name', 'in', names)
    .where('locked_until', '>', time)
    .select('locked_until')
    .orderBy('locked_until', 'desc')
    .executeTakeFirst();
  if (locked) return secondsUntil(locked.locked_until, now);
  const forgotten_at = new Date(now.getTime() + FORGET_MS).toISOString();
  for (const { name, free } of locks) {
    const { failures, locked_until } = await db
      .insertInto('lock_outs')
      .values({ name, failures: 1, locked_until: time, forgotten_at })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ failures: sql`lock_outs.failures + 1`, forgotten_at }),
      )
      .returning(['failures', 'locked_until'])
      .executeTakeFirstOrThrow();
    // Another process locked it since the first look.
    if (locked_until > time) return secondsUntil(locked_until, now);
    if (failures < free) continue;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - free));
    await db
      .updateTable('lock_outs')
      .set({ locked_until: new Date(now.getTime() + pause).toISOString() })
      .where('name', '=', name)
      .execute();
  }
  return 0;
}

/** Forgets the failures of these names: an attempt succeeded. */
export async function forgive(db: Kysely<Database>, names: string[]): Promise<void> {
  await db.deleteFrom('lock_outs').where('name', 'in', names).execute();
}

function secondsUntil(time: string, now: Date): number {
  return Math.ceil((Date.parse(time) - now.getTime()) / 1000);
}
