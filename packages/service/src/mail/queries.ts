import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { AdminMail, type AdminMailList, MAIL_STATUSES } from '../contract/admin.ts';
import { columnsOf } from '../store/columns.ts';
import { countByStatus, nearestPageOf } from '../store/pages.ts';
import type { MailStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isOfIssue } from './outbox.ts';

type MailList = Omit<v.InferOutput<typeof AdminMailList>, 'sending'>;

const NOT_SENT = MAIL_STATUSES.filter((status) => status !== 'sent');

/** One page of the outbox, newest first; without a status, all mails that are not sent. */
export async function listMails(
  store: Store,
  { page, status }: { page: number; status?: MailStatus },
): Promise<MailList> {
  const counts = await countByStatus(store, 'outbox', MAIL_STATUSES);
  const newest = store.db
    .selectFrom('outbox')
    .where('status', 'in', status ? [status] : NOT_SENT)
    .select('id')
    .orderBy('id', 'desc');
  const { rows, pagination } = await nearestPageOf(newest, (ids) => readMails(store, ids), page);
  const mails = rows.map(
    ({
      enquiry_id,
      reference,
      sender,
      subscriber,
      administrator,
      stopped_at,
      ...row
    }): AdminMail => {
      const { reply_id, acknowledged_id, ...rest } = row;
      const stopped = rest.status !== 'sent' && subscriber !== null && stopped_at !== null;
      const mail = { ...rest, stopped };
      const enquiry =
        enquiry_id !== null && reference !== null ? { id: enquiry_id, reference } : null;
      if (reply_id !== null) return { ...mail, kind: 'reply', to: sender, enquiry };
      if (acknowledged_id !== null)
        return { ...mail, kind: 'acknowledgement', to: sender, enquiry };
      if (administrator !== null) return { ...mail, kind: 'test', to: administrator, enquiry };
      if (subscriber === null) return { ...mail, kind: 'enquiry', to: null, enquiry };
      return {
        ...mail,
        kind: mail.issue === null ? 'confirmation' : 'issue',
        to: subscriber,
        enquiry,
      };
    },
  );
  return { mails, counts, pagination };
}

function readMails({ db }: Store, ids: number[]) {
  return db
    .selectFrom('outbox')
    .leftJoin('enquiry_entries', 'enquiry_entries.id', 'outbox.reply_id')
    .leftJoin('enquiries', (join) =>
      join.on((on) =>
        on(
          'enquiries.id',
          '=',
          on.fn.coalesce(
            'outbox.enquiry_id',
            'outbox.acknowledged_id',
            'enquiry_entries.enquiry_id',
          ),
        ),
      ),
    )
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .leftJoin('newsletter_issues', 'newsletter_issues.id', 'outbox.issue_id')
    .leftJoin('administrators', 'administrators.id', 'outbox.administrator_id')
    .where('outbox.id', 'in', ids)
    .select([
      ...columnsOf('outbox', v.omit(AdminMail, ['kind', 'to', 'enquiry', 'issue', 'stopped'])),
      'enquiries.id as enquiry_id',
      'enquiries.reference',
      'enquiries.email as sender',
      'outbox.reply_id',
      'outbox.acknowledged_id',
      'subscribers.email as subscriber',
      'administrators.email as administrator',
      'newsletter_issues.title as issue',
      'newsletter_issues.stopped_at',
    ])
    .execute();
}

/** Makes mails due, by default all waiting and failed ones, except those being sent or stopped. Resolves to their number. */
export async function sendAgain(store: Store, ids: number[] | undefined, by: By): Promise<number> {
  const time = by.now.toISOString();
  return store.write(async (trx) => {
    const stopped = await trx
      .selectFrom('newsletter_issues')
      .where('stopped_at', 'is not', null)
      .select('id')
      .execute();
    const rows = await trx
      .updateTable('outbox')
      .set({ status: 'waiting', attempts: 0, due_at: time, lease: null, ended_at: null })
      .where('status', 'in', NOT_SENT)
      .where((where) => where.or([where('lease', 'is', null), where('due_at', '<=', time)]))
      .where(sql<SqlBool>`not (${isOfIssue} and lease is not null)`)
      .where((mail) =>
        mail.or([
          mail('issue_id', 'is', null),
          mail('subscriber_id', 'is', null),
          mail.not(mail('issue_id', 'in', [0, ...stopped.map(({ id }) => id)])),
        ]),
      )
      .$if(ids !== undefined, (mails) => mails.where('id', 'in', ids as number[]))
      .returning('id')
      .execute();
    const all = rows.length > 0 ? [`all mails (${rows.length})`] : [];
    const subjects = ids ? rows.map(({ id }) => `mail ${id}`) : all;
    await addToAuditLog(trx, by, 'sent again', subjects);
    return rows.length;
  });
}
