import { sql } from 'kysely';
import { addToAuditLog, COMMAND_LINE } from '../accounts/audit.ts';
import { asciiDomain } from '../contract/text.ts';
import { type Store, writeAlone } from '../store/store.ts';

/**
 * Deletes everything that a person has sent, matching the email address regardless of case:
 * comments, enquiries with their files, notes, replies and mails, and the subscription with its
 * tokens. Resolves to the number of deleted rows per table, and whether nothing of them is left in the log.
 */
export async function eraseByEmail(store: Store, email: string) {
  const address = asciiDomain(email.trim()).toLowerCase();
  const erased = await writeAlone(store, async (trx) => {
    const counts = { comments: 0, enquiries: 0, subscribers: 0 };
    for (const table of ['comments', 'enquiries', 'subscribers'] as const) {
      const rows = await trx
        .deleteFrom(table)
        .where(sql`lower(email)`, '=', address)
        .returning('id')
        .execute();
      counts[table] = rows.length;
    }
    const by = { who: COMMAND_LINE, now: new Date() };
    await addToAuditLog(trx, by, 'person erased', ['comments, enquiries and subscription']);
    return counts;
  });
  if (erased.comments > 0) store.published();
  return { ...erased, reclaimed: await store.reclaim() };
}
