import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { enqueueMail } from './outbox.ts';
import { type Quota, takeFrom } from './rate-limits.ts';
import type { Database, SubscriberStatus } from './schema.ts';
import type { Store } from './store.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** A link to confirm works this long. */
const CONFIRM_MS = 3 * 24 * 3600_000;

function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

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
    const retryAfter = await takeFrom(trx, quotas.perNetwork, now);
    if (retryAfter > 0) return retryAfter;
    for (const quota of quotas.perAddress) {
      if ((await takeFrom(trx, quota, now)) > 0) return 0;
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
  const token = randomBytes(32).toString('base64url');
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
