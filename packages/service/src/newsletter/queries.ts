import { sql } from 'kysely';
import type * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { addLink, hashToken, isValid } from '../accounts/tokens.ts';
import { type AdminSubscriberQuery, SUBSCRIBER_STATUSES } from '../contract/admin.ts';
import { asciiDomain } from '../contract/text.ts';
import { fold } from '../contract/words.ts';
import { missing } from '../errors.ts';
import { countUse, type Quota } from '../http/rate-limits.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { contains } from '../store/contains.ts';
import { countByStatus, nearestPageOf } from '../store/pages.ts';
import type { SubscriberStatus } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** How long confirmation links are valid. They are created when the mail is sent. */
const CONFIRM_MS = 3 * 24 * 3600_000;

/**
 * Adds a confirmation mail to the outbox, unless one is already waiting, the address is confirmed
 * or a `perAddress` quota is used up. Only if a mail was added, `asked` is the subscriber's id; the
 * response to the visitor must not depend on it, so that it does not reveal who has subscribed.
 * `retryAfter` is the seconds to wait if the network's quota is used up, otherwise 0.
 */
export async function subscribe(
  store: Store,
  email: string,
  quotas: { perNetwork: Quota; perAddress: Quota[] },
  now: Date,
): Promise<{ retryAfter: number; asked?: number }> {
  const address = email.toLowerCase();
  const time = now.toISOString();
  return store.write(async (trx) => {
    const retryAfter = await countUse(trx, quotas.perNetwork, now);
    if (retryAfter > 0) return { retryAfter };
    for (const quota of quotas.perAddress) {
      if ((await countUse(trx, quota, now)) > 0) return { retryAfter: 0 };
    }
    const known = await trx
      .selectFrom('subscribers')
      .select('status')
      .where('email', '=', address)
      .executeTakeFirst();
    if (known?.status === 'confirmed') return { retryAfter: 0 };
    const row = { status: 'pending' as const, changed_at: time };
    const { id } = await trx
      .insertInto('subscribers')
      .values({ ...row, email: address, created_at: time })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    const waiting = await trx
      .selectFrom('outbox')
      .where((mail) => mail.and({ subscriber_id: id, status: 'waiting' }))
      .select('id')
      .executeTakeFirst();
    if (waiting) return { retryAfter: 0 };
    await enqueueMail(trx, { subscriber_id: id }, now);
    return { retryAfter: 0, asked: id };
  });
}

/** Creates a token for a link in a mail. Only confirmation links expire. */
export async function issueToken(
  store: Store,
  subscriber_id: number,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const expires_at =
    purpose === 'confirm' ? new Date(now.getTime() + CONFIRM_MS).toISOString() : null;
  const row = { subscriber_id, purpose, expires_at };
  return store.write((trx) => addLink(trx, 'subscriber_tokens', row, now));
}

/** The subscriber a token belongs to; undefined if the token is unknown or has expired. */
export async function subscriberOf(
  db: Db,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<{ id: number; status: SubscriberStatus } | undefined> {
  return db
    .selectFrom('subscriber_tokens')
    .innerJoin('subscribers', 'subscribers.id', 'subscriber_tokens.subscriber_id')
    .where('subscriber_tokens.hash', '=', hashToken(token))
    .where('subscriber_tokens.purpose', '=', purpose)
    .where((where) =>
      where.or([
        where('subscriber_tokens.expires_at', 'is', null),
        isValid('subscriber_tokens.expires_at', now, CONFIRM_MS),
      ]),
    )
    .select(['subscribers.id', 'subscribers.status'])
    .executeTakeFirst();
}

/** Confirms or unsubscribes. Resolves to the new status; undefined if the token is invalid. */
export async function redeemToken(
  store: Store,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<SubscriberStatus | undefined> {
  const status = purpose === 'confirm' ? 'confirmed' : 'unsubscribed';
  return store.write(async (trx) => {
    const subscriber = await subscriberOf(trx, token, purpose, now);
    if (!subscriber) return undefined;
    // Unsubscribing invalidates earlier confirmation links.
    if (purpose === 'confirm' && subscriber.status === 'unsubscribed') return undefined;
    if (subscriber.status !== status) await setStatus(trx, subscriber.id, status, now);
    return status;
  });
}

/** Unsubscribes somebody on behalf of an administrator. */
export async function unsubscribe(store: Store, id: number, by: By): Promise<void> {
  await store.write(async (trx) => {
    const subscriber = await findSubscriber(trx, id);
    if (!subscriber) throw missing();
    if (subscriber.status === 'unsubscribed') return;
    await setStatus(trx, id, 'unsubscribed', by.now);
    await addToAuditLog(trx, by, 'unsubscribed', [`subscriber ${id}`]);
  });
}

async function setStatus(trx: Db, id: number, status: SubscriberStatus, now: Date): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ status, changed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  // A confirmation mail that is still waiting is obsolete.
  await trx
    .deleteFrom('outbox')
    .where((mail) => mail.and({ subscriber_id: id, status: 'waiting' }))
    .execute();
}

export async function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One page of subscribers, newest first; all of them if no status is given. */
export async function listSubscribers(
  store: Store,
  { page, status, search = '' }: v.InferOutput<typeof AdminSubscriberQuery>,
) {
  const counts = await countByStatus(store, 'subscribers', SUBSCRIBER_STATUSES);
  const matching = store.db
    .selectFrom('subscribers')
    .where((row) => row.and({ status }))
    .where(contains(sql.ref('email'), asciiDomain(fold(search.trim()))))
    .selectAll()
    .orderBy('id', 'desc');
  const { rows: subscribers, pagination } = await nearestPageOf(matching, page);
  return { subscribers, counts, pagination };
}
