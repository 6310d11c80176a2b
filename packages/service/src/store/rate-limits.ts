import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** At most `max` in `windowMs` milliseconds, counted from the first. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** A limit with the name of what is counted. */
export interface Quota extends RateLimit {
  bucket: string;
}

/** Counts one use. Resolves to the seconds to wait; 0 when it is allowed. */
export async function takeFrom(db: Kysely<Database>, quota: Quota, now: Date): Promise<number> {
  const { bucket, max, windowMs } = quota;
  const start = now.toISOString();
  const end = new Date(now.getTime() + windowMs).toISOString();
  const ended = sql<boolean>`rate_limits.resets_at <= ${start}`;
  const row = await db
    .insertInto('rate_limits')
    .values({ bucket, used: 1, resets_at: end })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        used: sql`case when ${ended} then 1 else rate_limits.used + 1 end`,
        resets_at: sql`case when ${ended} then ${end} else rate_limits.resets_at end`,
      }),
    )
    .returning(['used', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (row.used <= max) return 0;
  return Math.max(1, Math.ceil((Date.parse(row.resets_at) - now.getTime()) / 1000));
}

/** Takes back a use that came to nothing. */
export async function giveBack(db: Kysely<Database>, { bucket }: Quota): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ used: sql`rate_limits.used - 1` })
    .where('bucket', '=', bucket)
    .execute();
}

const SWEEP_MS = 60_000;
const sweptAt = new WeakMap<object, number>();

/** Forgets the networks whose time is over; looks at most once a minute for each `owner`. */
export async function forgetEnded(owner: object, db: Kysely<Database>, now: Date): Promise<void> {
  if (Math.abs(now.getTime() - (sweptAt.get(owner) ?? 0)) < SWEEP_MS) return;
  sweptAt.set(owner, now.getTime());
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
}
