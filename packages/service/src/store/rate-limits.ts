import { type Kysely, sql } from 'kysely';
import { given } from './given.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

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
export async function takeFrom(
  store: Store,
  db: Kysely<Database>,
  quota: Quota,
  now: Date,
): Promise<number> {
  const [wait = 0] = await takeFromAll(store, db, [quota], now);
  return wait;
}

/**
 * Counts one use of each quota, which share their window; several may be of one bucket. Resolves
 * to the seconds to wait for each, in their order.
 */
export async function takeFromAll(
  { engine }: Store,
  db: Kysely<Database>,
  quotas: Quota[],
  now: Date,
): Promise<number[]> {
  const [first] = quotas;
  if (!first) return [];
  const uses = new Map<string, number>();
  for (const { bucket } of quotas) uses.set(bucket, (uses.get(bucket) ?? 0) + 1);
  const start = now.toISOString();
  const end = new Date(now.getTime() + first.windowMs).toISOString();
  // Always in the same order, so that two transactions never wait for each other.
  const rows = [...uses].sort().map(([bucket, used]) => ({ bucket, used }));
  const { rows: counted } = await sql<{ bucket: string; used: number; resets_at: string }>`
    insert into rate_limits (bucket, used, resets_at)
    select bucket, used, ${end} from ${given(engine, { bucket: 'text', used: 'bigint' }, rows)}
    where true
    on conflict (bucket) do update set
      used = excluded.used +
        case when rate_limits.resets_at <= ${start} then 0 else rate_limits.used end,
      resets_at = case when rate_limits.resets_at <= ${start}
        then excluded.resets_at else rate_limits.resets_at end
    returning bucket, used, resets_at`.execute(db);
  const states = new Map(
    counted.map(({ bucket, used, resets_at }) => [
      bucket,
      { used: used - (uses.get(bucket) ?? 0), resets_at },
    ]),
  );
  return quotas.map(({ bucket, max }) => {
    const state = states.get(bucket);
    if (!state) return 0;
    state.used += 1;
    if (state.used <= max) return 0;
    return Math.max(1, Math.ceil((Date.parse(state.resets_at) - now.getTime()) / 1000));
  });
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
