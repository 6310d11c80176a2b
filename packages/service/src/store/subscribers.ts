import type { Kysely } from 'kysely';
import { ADMIN_PAGE_SIZE, SUBSCRIBER_STATUSES } from '../contract/admin.ts';
import { hashToken, newToken } from '../tokens.ts';
import { enqueueMail } from './outbox.ts';
import { countsOf, offsetOf, paginationOf } from './pages.ts';
import { type Quota, takeFrom } from './rate-limits.ts';
import type { Database, SubscriberStatus } from './schema.ts';
import type { Store } from './store.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** A link to confirm works this long. */
const CONFIRM_MS = 3 * 24 * 3600_000;

/**
 * Asks a person by mail to confirm, unless the address is confirmed already or `perAddress` is
 * used up. What happened does not show, so that nobody learns who subscribes. Resolves to the
 * seconds to wait when the network's own quota is used up, else 0.
 */
export async function subscribe(
  store: Store,
  email: string,
  quotas: { perNetwork: Quota; perAddress: Quota[] },
  now: Date,
): Promise<number> {
  const address = email.toLowerCase();
  const time = now.toISOString();
  return store.write(async (trx) => {
    const retryAfter = await takeFrom(store, trx, quotas.perNetwork, now);
    if (retryAfter > 0) return retryAfter;
    for (const quota of quotas.perAddress) {
      if ((await takeFrom(store, trx, quota, now)) > 0) return 0;
    }
    const known = await trx
      .selectFrom('subscribers')
      .select('status')
      .where('email', '=', address)
      .executeTakeFirst();
    if (known?.status === 'confirmed') return 0;
    const row = { status: 'pending' as const, changed_at: time };
    const { id } = await trx
      .insertInto('subscribers')
      .values({ ...row, email: address, created_at: time })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMail(trx, { subscriber_id: id }, now);
    return 0;
  });
}

/** A new token for a link in a mail. Those to confirm expire, those to unsubscribe do not. */
export async function issueToken(
  store: Store,
  subscriber_id: number,
  purpose: Purpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires_at =
    purpose === 'confirm' ? new Date(now.getTime() + CONFIRM_MS).toISOString() : null;
  await store.write(async (trx) => {
    await trx
      .deleteFrom('subscriber_tokens')
      .where('expires_at', '<=', now.toISOString())
      .execute();
    await trx
      .insertInto('subscriber_tokens')
      .values({ hash: hashToken(token), subscriber_id, purpose, expires_at })
      .execute();
  });
  return token;
}

/** The subscriber behind a link; undefined when the token is unknown or has expired. */
export async function subscriberOf(
  db: Kysely<Database>,
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
        where('subscriber_tokens.expires_at', '>', now.toISOString()),
      ]),
    )
    .select(['subscribers.id', 'subscribers.status'])
    .executeTakeFirst();
}

/** Does what a link is for. Resolves to the new status; undefined when the token is not valid. */
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
    // A link to confirm that is older than the wish to unsubscribe has lost its force.
    if (purpose === 'confirm' && subscriber.status === 'unsubscribed') return undefined;
    if (subscriber.status !== status) {
      await trx
        .updateTable('subscribers')
        .set({ status, changed_at: now.toISOString() })
        .where('id', '=', subscriber.id)
        .execute();
    }
    return status;
  });
}

/** A subscriber by number. */
export async function findSubscriber(store: Store, id: number) {
  return store.db
    .selectFrom('subscribers')
    .select(['id', 'email', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One page of subscribers, newest first; of one status or all. */
export async function listSubscribers(
  store: Store,
  { page, status }: { page: number; status?: SubscriberStatus },
) {
  const counts = countsOf(
    SUBSCRIBER_STATUSES,
    await store.db
      .selectFrom('subscribers')
      .select((select) => ['status', select.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  );
  const subscribers = await store.db
    .selectFrom('subscribers')
    .$if(status !== undefined, (query) => query.where('status', '=', status as SubscriberStatus))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  const total = status ? counts[status] : counts.pending + counts.confirmed + counts.unsubscribed;
  return { subscribers, counts, pagination: paginationOf(page, total) };
}
