import * as v from 'valibot';
import { Administrator } from '../contract/admin.ts';
import { CLOCK_SLACK_MS } from '../http/rate-limits.ts';
import { columnsOf } from '../store/columns.ts';
import type { Db, Store } from '../store/store.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session ends after this time without a request. */
const IDLE_MS = 12 * 3600_000;
/** A session ends after this time in any case. */
export const SESSION_MS = 7 * 24 * 3600_000;
/** The last use of a session is updated at most this often, to save writes. */
const SEEN_MS = 5 * 60_000;

export async function createSession(db: Db, administrator_id: number, now: Date): Promise<string> {
  const token = newToken();
  const time = now.toISOString();
  const { idle, oldest, latest } = limits(now);
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('seen_at', '<=', idle),
        where('created_at', '<=', oldest),
        where('seen_at', '>', latest),
      ]),
    )
    .execute();
  await db
    .insertInto('sessions')
    .values({ hash: hashToken(token), administrator_id, created_at: time, seen_at: time })
    .execute();
  return token;
}

/** The current state of the session's account; undefined if the session has ended. */
export async function findSession(
  store: Store,
  token: string,
  now: Date,
): Promise<Administrator | undefined> {
  const hash = hashToken(token);
  const { idle, oldest, latest } = limits(now);
  const row = await store.db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .where('sessions.hash', '=', hash)
    .where('sessions.seen_at', '>', idle)
    .where('sessions.created_at', '>', oldest)
    .where('sessions.seen_at', '<=', latest)
    .select(columnsOf('administrators', v.omit(Administrator, ['totp'])))
    .select(['administrators.totp_secret', 'sessions.seen_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { seen_at, totp_secret, ...administrator } = row;
  if (now.getTime() - Date.parse(seen_at) > SEEN_MS) {
    const change = { seen_at: now.toISOString() };
    await store.write((trx) =>
      trx.updateTable('sessions').set(change).where('hash', '=', hash).execute(),
    );
  }
  return { ...administrator, totp: totp_secret !== null };
}

export async function endSession(store: Store, token: string): Promise<void> {
  await store.write((trx) =>
    trx.deleteFrom('sessions').where('hash', '=', hashToken(token)).execute(),
  );
}

function limits(now: Date) {
  return {
    idle: new Date(now.getTime() - IDLE_MS).toISOString(),
    oldest: new Date(now.getTime() - SESSION_MS).toISOString(),
    // A session that was used later than this was used before the clock was set back.
    latest: new Date(now.getTime() + CLOCK_SLACK_MS).toISOString(),
  };
}
