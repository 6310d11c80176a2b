import { sql } from 'kysely';
import { COMMAND_LINE, note } from './audit.ts';
import type { Store } from './store.ts';

/** How many rows of each kind held a person's data. */
export interface Erased {
  comments: number;
  enquiries: number;
  subscribers: number;
}

/**
 * Deletes everything a person has sent, found by the e-mail address in any case: comments,
 * enquiries with their files and mails, the subscription with its tokens.
 */
export async function eraseByEmail(store: Store, email: string, now = new Date()): Promise<Erased> {
  const address = email.trim().toLowerCase();
  // Overwrites what is deleted, instead of only giving the space free.
  if (store.engine === 'sqlite') await sql`pragma secure_delete = on`.execute(store.db);
  const erased = await store.write(async (trx) => {
    const counts: Erased = { comments: 0, enquiries: 0, subscribers: 0 };
    for (const table of ['comments', 'enquiries', 'subscribers'] as const) {
      const rows = await trx
        .deleteFrom(table)
        .where(sql`lower(email)`, '=', address)
        .returning('id')
        .execute();
      counts[table] = rows.length;
    }
    await note(trx, COMMAND_LINE, 'person erased', ['comments, enquiries and subscription'], now);
    return counts;
  });
  store.published();
  return erased;
}
