import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

/** At most `max` in `windowMs` milliseconds, counted from the first. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** A limit with the name of what is counted. */
export interface Quota extends RateLimit {
  bucket: string;
}

/** How far the clocks of processes, and the times of concurrent requests, may differ. */
export const CLOCK_SLACK_MS = 60_000;

/** Counts one use. Resolves to the seconds to wait; 0 when it is allowed. */
export async function countUse(
  db: Db,
  { bucket, max, windowMs }: Quota,
  now: Date,
): Promise<number> {
  const start = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  // A window that ends much later began before the clock was set back; one that ends a little
  // later was begun by a concurrent request.
  const latest = new Date(now.getTime() + windowMs + CLOCK_SLACK_MS).toISOString();
  const over = sql`(rate_limits.resets_at <= ${start} or rate_limits.resets_at > ${latest})`;
  const { used, resets_at } = await db
    .insertInto('rate_limits')
    .values({ bucket, used: 1, resets_at: end })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        used: sql`case when ${over} then 1 else rate_limits.used + 1 end`,
        resets_at: sql`case when ${over} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (used <= max) return 0;
  const left = Math.min(windowMs, Date.parse(resets_at) - now.getTime());
  return Math.max(1, Math.ceil(left / 1000));
}

/** Takes back one use. */
export async function undoUse(db: Db, { bucket }: Quota): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql`rate_limits.used - 1` })
    .where('bucket', '=', bucket)
    .execute();
}

const SWEEP_MS = 60_000;
const sweptAt = new WeakMap<object, number>();

/** Deletes counts whose window has ended, at most once a minute for each `owner`. */
export async function sweepExpired(owner: object, db: Db, now: Date): Promise<void> {
  if (Math.abs(now.getTime() - (sweptAt.get(owner) ?? 0)) < SWEEP_MS) return;
  sweptAt.set(owner, now.getTime());
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
}
