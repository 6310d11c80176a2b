import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** At most `max` in `windowMs` milliseconds, counted from the first. */
export interface RateLimit {
  max: number;
  windowMs: number;
}

/** Counts one use of a bucket. Resolves to the seconds to wait; 0 when it is allowed. */
export async function takeFrom(
  db: Kysely<Database>,
  bucket: string,
  limit: RateLimit,
  now: Date,
): Promise<number> {
  const start = now.toISOString();
  const end = new Date(now.getTime() + limit.windowMs).toISOString();
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
  if (row.used <= limit.max) return 0;
  return Math.max(1, Math.ceil((Date.parse(row.resets_at) - now.getTime()) / 1000));
}

/** Forgets the networks whose time is over. */
export async function forgetEnded(store: Store, now: Date): Promise<void> {
  await store.write((trx) =>
    trx.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute(),
  );
}
