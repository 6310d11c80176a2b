import * as v from 'valibot';
import { AdminMail } from './admin-outbox.ts';
import {
  ADMIN_ENQUIRY_KINDS,
  ADMIN_LIMITS,
  countsOf,
  ENQUIRY_ASSIGNED,
  ENQUIRY_ENTRY_KINDS,
  ENQUIRY_STATUSES,
  page,
  rowId,
} from './admin-words.ts';
import { Pagination } from './blogs.ts';
import { EnquiryRequest } from './enquiry-request.ts';
import { SUPPORT_SEVERITIES } from './enquiry-words.ts';
import { cleanLine, cleanText, queryText, typed } from './text.ts';

/** `GET /api/admin/enquiries`; without a status, all except spam. */
export const AdminEnquiryQuery = v.object({
  page,
  status: v.optional(v.picklist(ENQUIRY_STATUSES)),
  kind: v.optional(v.picklist(ADMIN_ENQUIRY_KINDS)),
  assigned: v.optional(v.picklist(ENQUIRY_ASSIGNED)),
  /** Words to find in the sender's name or address, the reference, the form or the selection. */
  search: v.optional(queryText),
});

/** Fields of an enquiry in lists and in detail. */
const commonFields = {
  id: v.number(),
  reference: v.string(),
  kind: v.picklist(ADMIN_ENQUIRY_KINDS),
  status: v.picklist(ENQUIRY_STATUSES),
  name: v.string(),
  created_at: v.string(),
};

/** A file of an enquiry or a reply. */
const File = v.object({ id: v.number(), name: v.string(), type: v.string(), size: v.number() });

export const AdminEnquirySummary = v.object({
  ...commonFields,
  subject: v.string(),
  /** Only support enquiries have one. */
  severity: v.nullable(v.picklist(SUPPORT_SEVERITIES)),
  files: v.number(),
  /** Name of the assigned account. */
  assignee: v.nullable(v.string()),
  /** State of a reply that has not been sent. */
  reply: v.nullable(v.picklist(['waiting', 'failed'])),
});
export type AdminEnquirySummary = v.InferOutput<typeof AdminEnquirySummary>;

export const AdminEnquiryList = v.object({
  enquiries: v.array(AdminEnquirySummary),
  counts: countsOf(ENQUIRY_STATUSES),
  pagination: Pagination,
});

/** A note for other administrators, or a reply to the sender. */
export const EnquiryEntry = v.object({
  id: v.number(),
  kind: v.picklist(ENQUIRY_ENTRY_KINDS),
  /** Email address of the administrator. */
  author: v.string(),
  subject: v.nullable(v.string()),
  text: v.string(),
  created_at: v.string(),
  /** Files that are sent with a reply. */
  files: v.array(File),
  /** Status of the mail of a reply; null for notes. */
  mail: v.nullable(v.pick(AdminMail, ['status', 'last_error', 'ended_at'])),
});
export type EnquiryEntry = v.InferOutput<typeof EnquiryEntry>;

export const AdminEnquiry = v.object({
  ...commonFields,
  email: v.string(),
  fields: v.record(v.string(), v.string()),
  request: v.nullable(EnquiryRequest),
  files: v.array(File),
  reasons: v.array(v.string()),
  /** Id of the assigned account. */
  assignee_id: v.nullable(v.number()),
  /** Accounts it can be assigned to. */
  assignees: v.array(v.object({ id: v.number(), name: v.string() })),
  /** Notes and replies, oldest first. */
  entries: v.array(EnquiryEntry),
  version: v.number(),
  /** Whether a mail server is configured to send replies. */
  sending: v.boolean(),
});
export type AdminEnquiry = v.InferOutput<typeof AdminEnquiry>;

/** Each change adds one, and PostgreSQL refuses numbers above 2³¹ − 1. */
const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 2));

/** `PATCH /api/admin/enquiries/{id}`: `version` is that of the enquiry when it was read. */
export const EnquiryChange = v.object({
  status: v.optional(v.picklist(ENQUIRY_STATUSES)),
  /** Id of an account, or null for nobody. */
  assignee_id: v.optional(v.nullable(rowId)),
  version,
});

const text = typed(cleanText, ADMIN_LIMITS.entry);

/** `DELETE /api/admin/enquiries/{id}`. */
export const EnquiryDeletion = v.object({ version });

/** `POST /api/admin/enquiries/{id}/notes`. */
export const EnquiryNote = v.object({ text });

/**
 * Text fields of `POST /api/admin/enquiries/{id}/replies` (multipart/form-data); files are sent as `files`. The enquiry is
 * answered once the mail has been sent.
 */
export const EnquiryReply = v.object({
  subject: typed(cleanLine, ADMIN_LIMITS.line),
  text,
  version: v.pipe(v.string('missing'), v.regex(/^\d{1,9}$/, 'invalid'), v.transform(Number)),
});
