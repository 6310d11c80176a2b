import { sql } from 'kysely';
import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import type { Db } from '../store/store.ts';

/** A kind of failure that is counted, and how many are allowed before a pause. */
export interface Lock {
  name: string;
  free: number;
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3600_000;
const FORGET_MS = 24 * 3600_000;

/**
 * Counts an attempt as failed before it is made, so that concurrent attempts gain nothing. Each
 * failure beyond the allowed ones doubles the pause. Resolves to the seconds to wait, in which case
 * nothing was counted, or to 0 when the attempt may be made.
 */
export async function registerAttempt(db: Db, locks: Lock[], now: Date): Promise<number> {
  const time = now.toISOString();
  await db.deleteFrom('lock_outs').where('forgotten_at', '<=', time).execute();
  const names = locks.map((lock) => lock.name);
  // A later end was stored before the clock was set back.
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
    // Another process locked it since the first look.
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

/** Deletes the failures that these locks count, after a successful attempt. */
export async function clearAttempts(db: Db, locks: Lock[]): Promise<void> {
  const names = locks.map((lock) => lock.name);
  await db.deleteFrom('lock_outs').where('name', 'in', names).execute();
}

function secondsUntil(time: string, now: Date): number {
  const left = Math.min(LONGEST_PAUSE_MS, Date.parse(time) - now.getTime());
  return Math.ceil(left / 1000);
}
