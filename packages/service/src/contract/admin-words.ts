/** Limits and statuses of the admin area. */
import * as v from 'valibot';
import { ENQUIRY_KINDS } from './enquiry-words.ts';
import { wholeNumber } from './text.ts';

/** Rows per page of a list. */
export const ADMIN_PAGE_SIZE = 25;
/** Maximum number of rows that one request may change. */
export const MAX_BULK = 200;
/** Maximum lengths in UTF-16 units; `picture` in bytes; `labels` is a count. */
export const ADMIN_LIMITS = {
  password: { min: 12, max: 200 },
  line: 200,
  excerpt: 500,
  entry: 20_000,
  content: 200_000,
  labels: 12,
  picture: 10 * 1024 * 1024,
} as const;

export const COMMENT_STATUSES = ['pending', 'approved', 'rejected', 'spam'] as const;
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export const ENQUIRY_STATUSES = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const;
/** Kinds of enquiry in the administration: a general one with a selection is a request for a quote. */
export const ADMIN_ENQUIRY_KINDS = ['quote', ...ENQUIRY_KINDS] as const;
/** Filter of enquiries by assignee. */
export const ENQUIRY_ASSIGNED = ['me', 'nobody'] as const;
export const ENQUIRY_ENTRY_KINDS = ['note', 'reply'] as const;
export const MAIL_STATUSES = ['waiting', 'failed', 'sent'] as const;
/** What a mail is: a forwarded enquiry, its acknowledgement, a reply, the confirmation of a subscription, an issue or a test of one. */
export const MAIL_KINDS = [
  ...(['enquiry', 'acknowledgement', 'reply'] as const),
  ...(['confirmation', 'issue', 'test'] as const),
] as const;
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;

/** Example texts that the editor inserts. A post cannot be published while it contains one. */
export const PLACEHOLDERS = {
  alt: 'What the picture shows',
  caption: 'Caption',
  link: 'words of the link',
  address: 'https://',
  heading: 'Column heading',
  cell: 'Cell text',
} as const;

/** Schema of the number of rows per status. */
export const countsOf = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  v.object(v.entriesFromList(statuses, v.number()));

/** Row id in a JSON body. */
export const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Page number in a query. */
export const page = v.optional(wholeNumber('page', 1_000_000), '1');
