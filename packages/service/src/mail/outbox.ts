import { randomUUID } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { CLOCK_SLACK_MS, countUse, type RateLimit, undoUse } from '../http/rate-limits.ts';
import { defaultPolicies } from '../policies.ts';
import type { Database } from '../store/schema.ts';
import type { Db, Store, Trx } from '../store/store.ts';

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
  about:
    | { enquiry_id: number }
    | { acknowledged_id: number }
    | { subscriber_id: number }
    | { reply_id: number }
    | { issue_id: number; administrator_id: number },
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  const mail = { ...about, due_at: time, created_at: time };
  await db.insertInto('outbox').values(mail).execute();
}

/** Columns that say what a mail is about. */
const SUBJECT = [
  ...(['enquiry_id', 'acknowledged_id', 'reply_id'] as const),
  ...(['subscriber_id', 'issue_id', 'administrator_id'] as const),
] as const;

/** What a process that was killed while it sent a mail of an issue leaves behind. */
const INTERRUPTED =
  'Interrupted while it was being sent: it may have arrived, so it is not sent again.';

/**
 * Leases the mail that has been due longest, so that no other process sends it. Mails of issues come after all others,
 * and all processes together send `issueMails` of them.
 */
export async function leaseMail(
  store: Store,
  now: Date,
  issueMails: RateLimit = defaultPolicies.newsletter.issueMails,
) {
  return store.write(async (trx) => {
    const other = await leaseNext(trx, now, false);
    if (other) return other;
    await endInterrupted(trx, now);
    const quota = { ...issueMails, bucket: 'issue-mails' };
    if (!(await hasIssueMail(trx, now)) || (await countUse(trx, quota, now)) > 0) return undefined;
    const mail = await leaseNext(trx, now, true);
    // Another process has leased the last one meanwhile.
    if (!mail) await undoUse(trx, quota);
    return mail;
  });
}

/** Whether a mail must never be sent twice: that of an issue to a subscriber. */
export const isOnce = ({
  issue_id,
  subscriber_id,
}: Pick<LeasedMail, 'issue_id' | 'subscriber_id'>) => issue_id !== null && subscriber_id !== null;

/** The same in SQL. While such a mail has a lease, even one that has run out, it may have been sent. */
export const isOfIssue = sql<SqlBool>`(issue_id is not null and subscriber_id is not null)`;

function isDue(now: Date): RawBuilder<SqlBool> {
  // Mails that are due later than this were delayed before the clock was set back.
  const latest = new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCK_SLACK_MS).toISOString();
  return sql`(status = 'waiting' and (due_at <= ${now.toISOString()} or due_at > ${latest}))`;
}

const isSendable = sql<SqlBool>`(${isOfIssue} and lease is null and not exists (
  select 1 from newsletter_issues where newsletter_issues.id = issue_id and stopped_at is not null))`;

const due = (db: Db, now: Date, ofIssue: boolean) =>
  db
    .selectFrom('outbox')
    .where(isDue(now))
    .where(ofIssue ? isSendable : sql<SqlBool>`not ${isOfIssue}`)
    .select('id');

async function hasIssueMail(db: Db, now: Date): Promise<boolean> {
  return (await due(db, now, true).limit(1).executeTakeFirst()) !== undefined;
}

function leaseNext(db: Db, now: Date, ofIssue: boolean) {
  return (
    db
      .updateTable('outbox')
      .set((row) => ({
        lease: randomUUID(),
        attempts: row('attempts', '+', 1),
        due_at: new Date(now.getTime() + LEASE_MS).toISOString(),
      }))
      .where('id', '=', due(db, now, ofIssue).orderBy('due_at').orderBy('id').limit(1))
      // Checked again because another process may have leased it since the subquery.
      .where(isDue(now))
      .where(ofIssue ? isSendable : sql<SqlBool>`not ${isOfIssue}`)
      .returning(['id', 'lease', 'attempts', ...SUBJECT])
      .$narrowType<{ lease: string }>()
      .executeTakeFirst()
  );
}

async function endInterrupted(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'failed', ended_at: now.toISOString(), last_error: INTERRUPTED })
    .where(isDue(now))
    .where(isOfIssue)
    .where('lease', 'is not', null)
    .execute();
}

/** Ends the lease; `afterwards` stores what follows from it in the same transaction. */
export function mailSent(
  store: Store,
  mail: LeasedMail,
  now: Date,
  afterwards?: (trx: Trx) => Promise<void>,
): Promise<void> {
  const change = { status: 'sent', ended_at: now.toISOString(), last_error: null } as const;
  return endLease(store, mail, change, afterwards);
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
  problem: { message: string; final: boolean; isOpen?: boolean },
  now: Date,
  afterwards?: (trx: Trx) => Promise<void>,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mail.attempts - 1));
  const over = problem.final || mail.attempts >= MAX_ATTEMPTS;
  const change = {
    last_error: problem.message.slice(0, 500),
    due_at: new Date(now.getTime() + pause).toISOString(),
    ...(over && { status: 'failed' as const, ended_at: now.toISOString() }),
    // Its lease stays, so that nobody sends it again.
    lease: problem.isOpen ? mail.lease : null,
  };
  return endLease(store, mail, change, afterwards);
}

/** Updates a mail and releases its lease, unless another process has leased it since. */
async function endLease(
  store: Store,
  { id, lease }: LeasedMail,
  change: Updateable<Database['outbox']>,
  afterwards?: (trx: Trx) => Promise<void>,
): Promise<void> {
  await store.write(async (trx) => {
    const ended = await trx
      .updateTable('outbox')
      .set({ lease: null, ...change })
      .where((row) => row.and({ id, lease }))
      .returning('id')
      .executeTakeFirst();
    if (ended) await afterwards?.(trx);
  });
}
