import { sql } from 'kysely';
import type { Db } from '../store/store.ts';

/** At most `max` uses in a window of `windowMs` milliseconds, which starts with the first use. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** A rate limit and the name of its counter. */
export interface Quota extends RateLimit {
  bucket: string;
}

/** How much the clocks of processes, or the times of concurrent requests, may differ. */
export const CLOCK_SLACK_MS = 60_000;

/** Counts one use. Resolves to the seconds to wait, or to 0 if the use is allowed. */
export async function countUse(
  db: Db,
  { bucket, max, windowMs }: Quota,
  now: Date,
): Promise<number> {
  const start = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  // A window that ends after `latest` was stored before the clock was set back, and is replaced.
  // One that ends slightly later than `end` was started by a concurrent request.
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

export async function undoUse(db: Db, { bucket }: Quota): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql`rate_limits.used - 1` })
    .where('bucket', '=', bucket)
    .execute();
}

const SWEEP_MS = 60_000;
const sweptAt = new WeakMap<object, number>();

/** Deletes expired counters, at most once a minute per `owner`. */
export async function sweepExpired(owner: object, db: Db, now: Date): Promise<void> {
  if (Math.abs(now.getTime() - (sweptAt.get(owner) ?? 0)) < SWEEP_MS) return;
  sweptAt.set(owner, now.getTime());
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
}
