import * as v from 'valibot';
import { countsOf, MAIL_KINDS, MAIL_STATUSES, MAX_BULK, page, rowId } from './admin-words.ts';
import { Pagination } from './blogs.ts';

/** `GET /api/admin/outbox`; without a status all but sent mails. */
export const AdminMailQuery = v.object({ page, status: v.optional(v.picklist(MAIL_STATUSES)) });

export const AdminMail = v.object({
  id: v.number(),
  kind: v.picklist(MAIL_KINDS),
  /** Null for the recipient of enquiries. */
  to: v.nullable(v.string()),
  /** The enquiry that the mail is about. */
  enquiry: v.nullable(v.object({ id: v.number(), reference: v.string() })),
  status: v.picklist(MAIL_STATUSES),
  attempts: v.number(),
  /** Next attempt of a mail that waits. */
  due_at: v.string(),
  /** Why the last attempt failed. */
  last_error: v.nullable(v.string()),
  created_at: v.string(),
  /** When it was sent or given up. */
  ended_at: v.nullable(v.string()),
});
export type AdminMail = v.InferOutput<typeof AdminMail>;

export const AdminMailList = v.object({
  mails: v.array(AdminMail),
  counts: countsOf(MAIL_STATUSES),
  pagination: Pagination,
  /** Whether there is a mail server. */
  sending: v.boolean(),
});

/** `POST /api/admin/outbox/send`; without `ids` all mails that wait or have failed. */
export const SendAgain = v.object({
  ids: v.optional(v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_BULK))),
});
/** How many mails are due now. */
export const SentAgain = v.object({ count: v.number() });
