import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import type { Database } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';

/** How long the lease of a mail lasts; after that, another process may send it. */
export const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3600_000;
/** With exponential backoff, these take about two and a half days. */
export const MAX_ATTEMPTS = 20;

/** A mail that this process has leased. */
export type LeasedMail = NonNullable<Awaited<ReturnType<typeof leaseMail>>>;

/** Adds a mail to the outbox. Call it in the transaction that stores what the mail is about. */
export async function enqueueMail(
  db: Db,
  about: { enquiry_id: number } | { subscriber_id: number } | { reply_id: number },
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const mail = { ...about, due_at: time, created_at: time };
  await db.insertInto('outbox').values(mail).execute();
}

/** Leases the mail that has been due longest, so that no other process sends it. */
export async function leaseMail(store: Store, now: Date) {
  const time = now.toISOString();
  // Mails that are due later than this were delayed before the clock was set back.
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCK_SLACK_MS).toISOString();
  return store.write((trx) =>
    trx
      .updateTable('outbox')
      .set((row) => ({
        lease: randomUUID(),
        attempts: row('attempts', '+', 1),
        due_at: new Date(now.getTime() + LEASE_MS).toISOString(),
      }))
      .where('id', '=', (select) =>
        select
          .selectFrom('outbox as next')
          .where('next.status', '=', 'waiting')
          .where((where) =>
            where.or([where('next.due_at', '<=', time), where('next.due_at', '>', latest)]),
          )
          .orderBy('next.due_at')
          .orderBy('next.id')
          .limit(1)
          .select('next.id'),
      )
      // Checked again because another process may have leased it since the subquery.
      .where('status', '=', 'waiting')
      .where((where) => where.or([where('due_at', '<=', time), where('due_at', '>', latest)]))
      .returning(['id', 'lease', 'attempts', 'enquiry_id', 'subscriber_id', 'reply_id'])
      .$narrowType<{ lease: string }>()
      .executeTakeFirst(),
  );
}

export function mailSent(store: Store, mail: LeasedMail, now: Date): Promise<void> {
  return endLease(store, mail, { status: 'sent', ended_at: now.toISOString(), last_error: null });
}

export async function dropMail(store: Store, { id, lease }: LeasedMail): Promise<void> {
  await store.write((trx) =>
    trx.deleteFrom('outbox').where('id', '=', id).where('lease', '=', lease).execute(),
  );
}

/** Schedules the next attempt with exponential backoff. {@link MAX_ATTEMPTS} or a `final` problem end them. */
export function mailFailed(
  store: Store,
  mail: LeasedMail,
  problem: { message: string; final: boolean },
  now: Date,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mail.attempts - 1));
  const over = problem.final || mail.attempts >= MAX_ATTEMPTS;
  return endLease(store, mail, {
    last_error: problem.message.slice(0, 500),
    due_at: new Date(now.getTime() + pause).toISOString(),
    ...(over && { status: 'failed', ended_at: now.toISOString() }),
  });
}

/** Updates a mail and releases its lease, unless another process has leased it since. */
async function endLease(
  store: Store,
  { id, lease }: LeasedMail,
  change: Updateable<Database['outbox']>,
): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable('outbox')
      .set({ ...change, lease: null })
      .where((row) => row.and({ id, lease }))
      .execute(),
  );
}
