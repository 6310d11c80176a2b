/** Limits, statuses and texts of the admin area. */
import * as v from 'valibot';
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
/** Filter of enquiries by assignee. */
export const ENQUIRY_ASSIGNED = ['me', 'nobody'] as const;
export const ENQUIRY_ENTRY_KINDS = ['note', 'reply'] as const;
export const MAIL_STATUSES = ['waiting', 'failed', 'sent'] as const;
/** A forwarded enquiry, a reply to an enquiry, and the confirmation of a subscription. */
export const MAIL_KINDS = ['enquiry', 'reply', 'confirmation'] as const;
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

/** Texts of the service for the admin area. */
export const ADMIN_TEXTS = {
  signIn: 'Please sign in.',
  wrongPassword: 'The email address or the password is wrong.',
  wrongOwnPassword: 'The password is wrong.',
  codeNeeded: 'Please enter the code from your authenticator app.',
  wrongCode: 'The code is wrong or was used before. Please enter the next one.',
  locked: 'Too many failed attempts. Please wait before you try again.',
  origin: 'This request did not come from a page of this site.',
  invitation:
    'This link is no longer valid. An administrator can invite you again; for a new password, use the command create-admin.',
  shortPassword: `Please choose a password of at least ${ADMIN_LIMITS.password.min} characters.`,
  sameAsEmail: 'Please choose a password that is not your email address.',
  invalidFields: 'Please correct the marked fields.',
  stale:
    'Somebody else has saved this post since you opened it. Your text is still here: copy what you need, then open the post again.',
  slugTaken: 'Another post has this address.',
  slugFixed: 'The address of a published post cannot be changed.',
  staleEnquiry:
    'Somebody else has changed this enquiry since you opened it, so nothing was changed or sent. The page now shows their change, and what you typed is still here.',
  assignee: 'Please choose an account that handles enquiries.',
  missing: 'This no longer exists.',
  hasAccount: 'An account with this address already exists.',
  lastAdministrator: 'This is the last administrator. Make somebody else an administrator first.',
  pictureAlt: 'Please say what the picture shows',
  pictureElsewhere: 'Please upload the picture: those of other sites are not shown',
  pictureCaption: 'Please write a caption for the picture, or delete the word in quotes',
  linkWords: 'Please write what the link says',
  linkAddress: 'Please enter the address of the link',
  table: 'Please replace the example words of the table',
  pictureUsed: 'A post or an earlier version of a post shows this picture.',
  pictureEmpty: 'The file of the picture is empty. Please choose another one.',
  picture: 'Please choose a PNG, JPG, WebP or AVIF picture of up to 10 MB and 60 megapixels.',
} as const;

/** Schema of the number of rows per status. */
export const countsOf = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  v.object(v.entriesFromList(statuses, v.number()));

/** Row id in a JSON body. */
export const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Page number in a query. */
export const page = v.optional(wholeNumber('page', 1_000_000), '1');
