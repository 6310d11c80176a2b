import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import type { Db } from '../store/store.ts';

/** A counter of failed attempts. After `free` failures within a day, further attempts are locked for a time. */
export interface Lock {
  name: string;
  free: number;
  /** What is locked, in the words of the audit log. */
  scope: string;
}

/** An attempt that has been counted as failed. */
export interface Attempt {
  /** Seconds to wait; 0 if the attempt may be made. */
  retryAfter: number;
  /** Locks that hold if it fails, and for how many seconds. */
  locking: { scope: string; seconds: number }[];
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3600_000;
const WINDOW_MS = 24 * 3600_000;
/** Failures beyond the free ones that are kept: these double the first pause to more than the longest. */
const KEPT = 8;

/**
 * Counts an attempt as failed before it is made, so that concurrent attempts cannot exceed the limit. Each failure beyond
 * the limit in the last day doubles the lock. Attempts during a lock are not counted.
 */
export async function registerAttempt(db: Db, locks: Lock[], now: Date): Promise<Attempt> {
  const time = now.toISOString();
  await db.deleteFrom('lock_outs').where('forgotten_at', '<=', time).execute();
  const names = locks.map((lock) => lock.name);
  const longest = await db
    .selectFrom('lock_outs')
    .where('name', 'in', names)
    .select('locked_until')
    .orderBy('locked_until', 'desc')
    .execute();
  const refused = longest.map(({ locked_until }) => secondsUntil(locked_until, now)).find(Boolean);
  if (refused) return { retryAfter: refused, locking: [] };
  const forgotten_at = new Date(now.getTime() + WINDOW_MS).toISOString();
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const latest = new Date(now.getTime() + CLOCK_SLACK_MS).toISOString();
  const locking: Attempt['locking'] = [];
  for (const { name, free, scope } of locks) {
    // Also locks the row, until the end of the transaction.
    const row = await db
      .insertInto('lock_outs')
      .values({ name, failures: 0, failed_at: '[]', locked_until: time, forgotten_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ forgotten_at }))
      .returning(['failed_at', 'locked_until'])
      .executeTakeFirstOrThrow();
    // Another process has locked it since the query above.
    const retryAfter = secondsUntil(row.locked_until, now);
    if (retryAfter > 0) return { retryAfter, locking: [] };
    // Those later than now were stored before the clock was set back.
    const recent = (JSON.parse(row.failed_at) as string[]).filter(
      (failed) => failed > since && failed <= latest,
    );
    const failed = [...recent, time].slice(-(free + KEPT));
    const beyond = failed.length - free;
    const pause = beyond < 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** beyond);
    await db
      .updateTable('lock_outs')
      .set({
        failures: failed.length,
        failed_at: JSON.stringify(failed),
        locked_until: new Date(now.getTime() + pause).toISOString(),
      })
      .where('name', '=', name)
      .execute();
    if (pause > 0) locking.push({ scope, seconds: pause / 1000 });
  }
  return { retryAfter: 0, locking };
}

/**
 * Writes a counted attempt again, without a change that matters: what is done for existing accounts only must not take
 * longer than for others.
 */
export async function touchAttempt(db: Db, [lock]: Lock[], now: Date): Promise<void> {
  const forgotten_at = new Date(now.getTime() + WINDOW_MS + 1).toISOString();
  const { name = '' } = lock ?? {};
  await db.updateTable('lock_outs').set({ forgotten_at }).where('name', '=', name).execute();
}

/** Resets these counters after a successful attempt. */
export async function clearAttempts(db: Db, locks: Lock[]): Promise<void> {
  const names = locks.map((lock) => lock.name);
  await db.deleteFrom('lock_outs').where('name', 'in', names).execute();
}

/** Number of locks in effect whose names begin with `prefix`. */
export async function countLocks(db: Db, prefix: string, now: Date): Promise<number> {
  const { locked } = await db
    .selectFrom('lock_outs')
    .where('name', 'like', `${prefix}%`)
    .where('locked_until', '>', now.toISOString())
    .select((select) => select.fn.countAll<number>().as('locked'))
    .executeTakeFirstOrThrow();
  return locked;
}

/** 0 if the time has passed, or so late that it was stored before the clock was set back. */
function secondsUntil(time: string, now: Date): number {
  const left = Date.parse(time) - now.getTime();
  if (left <= 0 || left > LONGEST_PAUSE_MS + CLOCK_SLACK_MS) return 0;
  return Math.ceil(Math.min(LONGEST_PAUSE_MS, left) / 1000);
}
