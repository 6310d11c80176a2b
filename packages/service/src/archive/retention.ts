import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Expression, type SqlBool, sql } from 'kysely';
import { addToAuditLog } from '../accounts/audit.ts';
import { dropFiles } from '../enquiries/files.ts';
import { removeEnquiries } from '../enquiries/handling.ts';
import type { Retention } from '../settings.ts';
import type { Store, Trx } from '../store/store.ts';
import { fileTime, REPLACED } from './backup.ts';

const DAY_MS = 24 * 3600_000;
/** Rows that one transaction deletes, because others wait while it does. */
const AT_ONCE = 100;
/** `who` in the audit log. */
const RETENTION = 'retention';

type Expiring = 'comments' | 'enquiries' | 'subscribers' | 'outbox';

/** Deletes what is older than the settings allow, gives its space back, and drops the files of aborted requests. */
export async function applyRetention(
  store: Store,
  { dataDir, retention }: { dataDir: string; retention: Retention },
  now: Date,
): Promise<void> {
  const { spamDays, unconfirmedDays, unsubscribedDays, sentMailDays, replacedDays } = retention;
  const expire = (
    table: Expiring,
    what: string,
    days: number,
    condition: (limit: string) => Expression<SqlBool>,
  ) =>
    days > 0 && expireRows(store, { table, what, condition: condition(daysAgo(now, days)), now });

  await expire(
    'comments',
    'spam comments',
    spamDays,
    (limit) => sql`status = 'spam' and coalesce(moderated_at, created_at) < ${limit}`,
  );
  await expire(
    'enquiries',
    'spam enquiries',
    spamDays,
    (limit) => sql`status = 'spam' and created_at < ${limit}`,
  );
  await expire(
    'subscribers',
    'unconfirmed subscribers',
    unconfirmedDays,
    (limit) => sql`status = 'pending' and changed_at < ${limit}`,
  );
  await expire(
    'subscribers',
    'ended subscribers',
    unsubscribedDays,
    (limit) => sql`status = 'unsubscribed' and changed_at < ${limit}`,
  );
  // Replies are part of their enquiry, which shows when they were sent.
  await expire(
    'outbox',
    'sent mails',
    sentMailDays,
    (limit) => sql`status = 'sent' and reply_id is null and ended_at < ${limit}`,
  );
  await dropFiles(store, [], now);
  if (replacedDays > 0) await removeReplaced(dataDir, daysAgo(now, replacedDays));
  await store.reclaim();
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

interface Expiry {
  table: Expiring;
  /** For the audit log. */
  what: string;
  condition: Expression<SqlBool>;
  now: Date;
}

async function expireRows(store: Store, { table, what, condition, now }: Expiry): Promise<void> {
  const expireSome = async (trx: Trx) => {
    const some = trx.selectFrom(table).select('id').where(condition).limit(AT_ONCE);
    // Another process may expire or change the same rows.
    const locked = store.engine === 'postgres' ? some.forUpdate().skipLocked() : some;
    const ids = (await locked.execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    if (table === 'enquiries') await removeEnquiries(trx, ids);
    else await trx.deleteFrom(table).where('id', 'in', ids).execute();
    await addToAuditLog(trx, { who: RETENTION, now }, 'expired', [`${ids.length} ${what}`]);
    return ids.length;
  };
  while ((await store.write(expireSome)) === AT_ONCE);
}

/** Removes databases that a restore has replaced before this time. */
async function removeReplaced(dataDir: string, limit: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  const old = names.filter(
    (name) => name.startsWith(REPLACED) && name < REPLACED + fileTime(limit),
  );
  for (const name of old) await rm(join(dataDir, name), { recursive: true, force: true });
}
