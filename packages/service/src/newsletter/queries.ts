import { sql } from 'kysely';
import type * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { addLink, hashToken, isValid } from '../accounts/tokens.ts';
import { type AdminSubscriberQuery, SUBSCRIBER_STATUSES } from '../contract/admin.ts';
import { asciiDomain } from '../contract/text.ts';
import { fold } from '../contract/words.ts';
import { missing } from '../errors.ts';
import { hashNetwork } from '../http/network.ts';
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
    const row = { status: 'pending' as const, changed_at: time, bounced_at: null };
    // One statement, because a confirmation may be under way: the row may change between two.
    const subscriber = await trx
      .insertInto('subscribers')
      .values({ ...row, email: address, created_at: time })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(row)
          // Somebody whose address was refused has to confirm that it works again.
          .where((where) =>
            where.or([
              where('subscribers.status', '!=', 'confirmed'),
              where('subscribers.bounced_at', 'is not', null),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!subscriber) return { retryAfter: 0 };
    const { id } = subscriber;
    const waiting = await trx
      .selectFrom('outbox')
      .where((mail) => mail.and({ subscriber_id: id, status: 'waiting' }))
      .where('issue_id', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (waiting) return { retryAfter: 0 };
    await enqueueMail(trx, { subscriber_id: id }, now);
    return { retryAfter: 0, asked: id };
  });
}

/** Creates a token for a link in a mail that confirms a subscription. */
export async function confirmationToken(
  store: Store,
  subscriber_id: number,
  now: Date,
): Promise<string> {
  const expires_at = new Date(now.getTime() + CONFIRM_MS).toISOString();
  const row = { subscriber_id, purpose: 'confirm' as const, expires_at };
  return store.write((trx) => addLink(trx, 'subscriber_tokens', row, now));
}

/**
 * The subscriber's own token to unsubscribe, always the same: in each of his mails and in the export. It is made from his
 * id and the secret of the database, so nothing is stored for it.
 */
export function unsubscribeToken({ networkSalt }: Pick<Store, 'networkSalt'>, id: number): string {
  return `${id}-${hashNetwork(`unsubscribe ${id}`, networkSalt)}`;
}

/** Notes that a mail server has refused an address for good. */
export async function markBounced(trx: Db, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('subscribers')
    .set({ bounced_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The subscriber a token belongs to; undefined if the token is unknown or has expired. */
export async function subscriberOf(
  store: Pick<Store, 'networkSalt'>,
  db: Db,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<{ id: number; status: SubscriberStatus } | undefined> {
  const id = Number(/^(\d+)-[\w-]{43}$/.exec(token)?.[1] ?? 0);
  if (id > 0) {
    // As hashes, because the time of a comparison depends on how much is equal.
    const isOwn = hashToken(token) === hashToken(unsubscribeToken(store, id));
    if (purpose !== 'unsubscribe' || !isOwn) return undefined;
    const subscriber = db.selectFrom('subscribers').where('id', '=', id);
    return subscriber.select(['id', 'status']).executeTakeFirst();
  }
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
    const subscriber = await subscriberOf(store, trx, token, purpose, now);
    if (!subscriber) return undefined;
    const { id } = subscriber;
    if (await setStatus(trx, id, status, now)) return status;
    // Unsubscribing invalidates earlier confirmation links.
    return (await findSubscriber(trx, id))?.status === status ? status : undefined;
  });
}

/** Unsubscribes somebody on behalf of an administrator. */
export async function unsubscribe(store: Store, id: number, by: By): Promise<void> {
  await store.write(async (trx) => {
    if (await setStatus(trx, id, 'unsubscribed', by.now))
      await addToAuditLog(trx, by, 'unsubscribed', [`subscriber ${id}`]);
    else if (!(await findSubscriber(trx, id))) throw missing();
  });
}

export async function deleteSubscriber(store: Store, id: number, by: By): Promise<void> {
  await store.write(async (trx) => {
    await trx
      .deleteFrom('subscribers')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow(missing);
    await addToAuditLog(trx, by, 'subscriber deleted', [`subscriber ${id}`]);
  });
}

/** From which states a subscription may be confirmed or ended. */
const BEFORE = { confirmed: ['pending'], unsubscribed: ['pending', 'confirmed'] } as const;

/** Changes the state of a subscription; false if it is in none from which it may. */
async function setStatus(
  trx: Db,
  id: number,
  status: keyof typeof BEFORE,
  now: Date,
): Promise<boolean> {
  const changed = await trx
    .updateTable('subscribers')
    .set({ status, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', BEFORE[status])
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  // Mails that are still waiting are obsolete; one that is being sent may still fail and be dropped.
  await trx
    .deleteFrom('outbox')
    .where((mail) => mail.and({ subscriber_id: id, status: 'waiting' }))
    .where('lease', 'is', null)
    .execute();
  return true;
}

export async function findSubscriber(db: Db, id: number) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'status', 'bounced_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One page of subscribers, newest first; all of them if no status is given. */
export async function listSubscribers(
  store: Store,
  { page, status, search = '' }: v.InferOutput<typeof AdminSubscriberQuery>,
) {
  const counts = await countByStatus(store, 'subscribers', SUBSCRIBER_STATUSES);
  const part = asciiDomain(fold(search.trim()));
  const matching = store.db
    .selectFrom('subscribers')
    .where((row) => row.and({ status }))
    .$if(part !== '', (all) => all.where(contains(sql.ref('email'), part)))
    .select('id')
    .orderBy('id', 'desc');
  const read = (ids: number[]) =>
    store.db.selectFrom('subscribers').selectAll().where('id', 'in', ids).execute();
  const { rows: subscribers, pagination } = await nearestPageOf(matching, read, page);
  return { subscribers, counts, pagination };
}
