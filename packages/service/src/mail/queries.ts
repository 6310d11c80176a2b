import * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { AdminMail, type AdminMailList, MAIL_STATUSES } from '../contract/admin.ts';
import { columnsOf } from '../store/columns.ts';
import { countByStatus, nearestPageOf } from '../store/pages.ts';
import type { MailStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

type MailList = Omit<v.InferOutput<typeof AdminMailList>, 'sending'>;

/** One page of the outbox, newest first; without a status, all mails that are not sent. */
export async function listMails(
  store: Store,
  { page, status }: { page: number; status?: MailStatus },
): Promise<MailList> {
  const counts = await countByStatus(store, 'outbox', MAIL_STATUSES);
  const newest = store.db
    .selectFrom('outbox')
    .leftJoin('enquiry_entries', 'enquiry_entries.id', 'outbox.reply_id')
    .leftJoin('enquiries', (join) =>
      join.on((on) =>
        on('enquiries.id', '=', on.fn.coalesce('outbox.enquiry_id', 'enquiry_entries.enquiry_id')),
      ),
    )
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .where('outbox.status', status ? '=' : '!=', status ?? 'sent')
    .select([
      ...columnsOf('outbox', v.omit(AdminMail, ['kind', 'to', 'enquiry'])),
      'enquiries.id as enquiry_id',
      'enquiries.reference',
      'enquiries.email as sender',
      'outbox.reply_id',
      'subscribers.email as subscriber',
    ])
    .orderBy('outbox.id', 'desc');
  const { rows, pagination } = await nearestPageOf(newest, page);
  const mails = rows.map(
    ({ enquiry_id, reference, sender, reply_id, subscriber, ...mail }): AdminMail => ({
      ...mail,
      kind: 'enquiry',
      to: null,
      ...(reply_id !== null && { kind: 'reply', to: sender }),
      ...(subscriber !== null && { kind: 'confirmation', to: subscriber }),
      enquiry: enquiry_id !== null && reference !== null ? { id: enquiry_id, reference } : null,
    }),
  );
  return { mails, counts, pagination };
}

/** Makes mails due, by default all waiting and failed ones, except those being sent. Resolves to their number. */
export async function sendAgain(store: Store, ids: number[] | undefined, by: By): Promise<number> {
  const time = by.now.toISOString();
  return store.write(async (trx) => {
    const rows = await trx
      .updateTable('outbox')
      .set({ status: 'waiting', attempts: 0, due_at: time, lease: null, ended_at: null })
      .where('status', '!=', 'sent')
      .where((where) => where.or([where('lease', 'is', null), where('due_at', '<=', time)]))
      .$if(ids !== undefined, (mails) => mails.where('id', 'in', ids as number[]))
      .returning('id')
      .execute();
    const all = rows.length > 0 ? [`all mails (${rows.length})`] : [];
    const subjects = ids ? rows.map(({ id }) => `mail ${id}`) : all;
    await addToAuditLog(trx, by, 'sent again', subjects);
    return rows.length;
  });
}
