import { sql } from 'kysely';
import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import type { Db } from '../store/store.ts';

/** A counter of failed attempts. After `free` failures, further attempts are locked for a time. */
export interface Lock {
  name: string;
  free: number;
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3600_000;
const FORGET_MS = 24 * 3600_000;

/**
 * Counts an attempt as failed before it is made, so that concurrent attempts cannot exceed the
 * limit. Each failure beyond the limit doubles the lock. Resolves to the seconds to wait, or to 0
 * when the attempt may be made. Attempts during a lock do not extend it.
 */
export async function registerAttempt(db: Db, locks: Lock[], now: Date): Promise<number> {
  const time = now.toISOString();
  await db.deleteFrom('lock_outs').where('forgotten_at', '<=', time).execute();
  const names = locks.map((lock) => lock.name);
  // A lock that ends later than this was stored before the clock was set back; ignore it.
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCK_SLACK_MS).toISOString();
  const locked = await db
    .selectFrom('lock_outs')
    .where('name', 'in', names)
    .where('locked_until', '>', time)
    .where('locked_until', '<=', latest)
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
    // Another process has locked it since the query above.
    if (locked_until > time && locked_until <= latest) return secondsUntil(locked_until, now);
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

/** Resets these counters after a successful attempt. */
export async function clearAttempts(db: Db, locks: Lock[]): Promise<void> {
  const names = locks.map((lock) => lock.name);
  await db.deleteFrom('lock_outs').where('name', 'in', names).execute();
}

function secondsUntil(time: string, now: Date): number {
  const left = Math.min(LONGEST_PAUSE_MS, Date.parse(time) - now.getTime());
  return Math.ceil(left / 1000);
}
