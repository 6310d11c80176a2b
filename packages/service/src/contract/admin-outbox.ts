import * as v from 'valibot';
import { countsOf, MAIL_KINDS, MAIL_STATUSES, MAX_BULK, page, rowId } from './admin-words.ts';
import { Pagination } from './blogs.ts';

/** `GET /api/admin/outbox`; without a status, all mails that are not sent. */
export const AdminMailQuery = v.object({ page, status: v.optional(v.picklist(MAIL_STATUSES)) });

export const AdminMail = v.object({
  id: v.number(),
  kind: v.picklist(MAIL_KINDS),
  /** Null for mails to the recipient of enquiries. */
  to: v.nullable(v.string()),
  /** Title of the newsletter issue. */
  issue: v.nullable(v.string()),
  /** The enquiry that the mail is about. */
  enquiry: v.nullable(v.object({ id: v.number(), reference: v.string() })),
  status: v.picklist(MAIL_STATUSES),
  /** Whether it waits because its issue has been stopped. */
  stopped: v.boolean(),
  attempts: v.number(),
  /** Time of the next attempt of a waiting mail. */
  due_at: v.string(),
  /** Why the last attempt failed. */
  last_error: v.nullable(v.string()),
  created_at: v.string(),
  /** When it was sent or failed for good. */
  ended_at: v.nullable(v.string()),
});
export type AdminMail = v.InferOutput<typeof AdminMail>;

export const AdminMailList = v.object({
  mails: v.array(AdminMail),
  counts: countsOf(MAIL_STATUSES),
  pagination: Pagination,
  /** Whether a mail server is configured. */
  sending: v.boolean(),
});

/** `POST /api/admin/outbox/send`; without `ids`, all waiting and failed mails. */
export const SendAgain = v.object({
  ids: v.optional(v.pipe(v.array(rowId), v.minLength(1), v.maxLength(MAX_BULK))),
});
/** Number of mails that were made due. */
export const SentAgain = v.object({ count: v.number() });
