/**
 * Shapes of every request and answer, with the limits and texts both sides share.
 * The only file of this package that a browser loads: it imports nothing but Valibot.
 */
import * as v from 'valibot';

/** Posts on one page of a listing when no limit is given. */
export const PAGE_SIZE = 9;
/** Largest `limit` a listing accepts. */
export const MAX_PAGE_SIZE = 50;
/** Posts in the recent index when no limit is given. */
export const RECENT_SIZE = 4;
/** Shown where a post names no author. */
export const DEFAULT_AUTHOR = 'Admin';

/** Longest accepted values, in UTF-16 units as HTML's `maxlength` counts them; `body` in bytes. */
export const COMMENT_LIMITS = {
  name: 80,
  email: 254,
  message: 5000,
  body: 64 * 1024,
} as const;

/** Every sentence about comments that a visitor can read. */
export const COMMENT_TEXTS = {
  accepted: 'Your comment has been submitted and is awaiting moderation.',
  invalidReference: 'Invalid blog reference',
  failed: 'Failed to submit comment',
  network: 'An error occurred while submitting your comment',
  empty: 'No comments yet. Be the first to comment!',
  invalidFields: 'Please correct the marked fields.',
  limited: 'Too many comments from your network. Please try again later.',
} as const;

/** What an enquiry is about: the three forms of the contact page. */
export const ENQUIRY_KINDS = ['general', 'support', 'partnership'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** What a partner can be interested in. */
export const PARTNERSHIP_INTERESTS = ['distributor', 'reseller', 'oem', 'technology'] as const;

/** Longest accepted values in UTF-16 units; `file`, `field` and `body` in bytes. */
export const ENQUIRY_LIMITS = {
  name: 80,
  email: 254,
  line: 200,
  text: 5000,
  files: 5,
  file: 10 * 1024 * 1024,
  field: 64 * 1024,
  body: 52 * 1024 * 1024,
} as const;

/** Types of files that an enquiry may carry, by what is in them. */
export const ENQUIRY_FILE_TYPES = ['image/png', 'image/jpeg', 'application/pdf'] as const;

/** Every sentence about enquiries that a visitor can read. */
export const ENQUIRY_TEXTS = {
  accepted: 'Thank you. Your message has been received.',
  failed: 'Your message could not be sent',
  invalidFields: 'Please correct the marked fields.',
  fileType: 'Only PNG, JPG and PDF files can be attached.',
  fileSize: 'Each file can have up to 10 MB.',
  fileCount: 'Up to 5 files can be attached.',
  limited: 'Too many messages from your network. Please try again later.',
} as const;

/** Every sentence about the newsletter that a visitor can read. */
export const NEWSLETTER_TEXTS = {
  accepted: 'Please open the link in the email we have sent you to confirm your subscription.',
  confirmed: 'Your subscription is confirmed.',
  unsubscribed: 'You will receive no further emails.',
  invalidEmail: 'Please enter a valid email address.',
  invalidToken: 'This link is not valid any more. Please subscribe again.',
  limited: 'Too many requests from your network. Please try again later.',
  unavailable: 'The newsletter is not available at the moment.',
} as const;

// Requests

function wholeNumber(name: string, max: number) {
  const message = `${name} must be a whole number from 1 to ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,16}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(max, message),
  );
}

/** Databases refuse NUL in text; its replacement is in no stored value, so it matches nothing. */
const queryText = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\0', '\uFFFD')),
);

/** `GET /api/blogs`. Filters combine; with `search` the best match comes first. */
export const BlogListQuery = v.object({
  page: v.optional(wholeNumber('page', 1_000_000), '1'),
  limit: v.optional(wholeNumber('limit', MAX_PAGE_SIZE), String(PAGE_SIZE)),
  category: v.optional(queryText),
  tag: v.optional(queryText),
  search: v.optional(queryText),
});
export type BlogListQuery = v.InferOutput<typeof BlogListQuery>;

/** `GET /api/blogs/index`. */
export const BlogIndexQuery = v.object({
  limit: v.optional(wholeNumber('limit', MAX_PAGE_SIZE), String(RECENT_SIZE)),
  category: v.optional(queryText),
});
export type BlogIndexQuery = v.InferOutput<typeof BlogIndexQuery>;

/** `GET /api/blogs/single`. */
export const BlogSingleQuery = v.object({
  slug: v.pipe(v.optional(v.string(), ''), v.nonEmpty('slug is required'), queryText),
});
export type BlogSingleQuery = v.InferOutput<typeof BlogSingleQuery>;

/** `GET /api/comments`. */
export const CommentListQuery = v.object(
  { blog_id: wholeNumber('blog_id', Number.MAX_SAFE_INTEGER) },
  'blog_id is required',
);
export type CommentListQuery = v.InferOutput<typeof CommentListQuery>;

const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Control characters without line feed and tab, and marks that reorder the text around them. */
const UNWANTED = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Zero-width characters alone do not make a name. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Plain text as it is stored: NFC, line feeds only, no control characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATES, '\uFFFD')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
}

function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}

function typed(clean: (text: string) => string, empty: string, max: number, tooLong: string) {
  return v.pipe(
    v.optional(v.string(empty), ''),
    v.transform(clean),
    v.regex(VISIBLE, empty),
    v.maxLength(max, tooLong),
  );
}

function emailAddress(max: number) {
  return v.pipe(
    typed(
      cleanLine,
      'Please enter your email address.',
      max,
      `Your email address can have up to ${max} characters.`,
    ),
    v.email('Please enter a valid email address.'),
  );
}

function nameOfPerson(max: number) {
  const tooLong = `Your name can have up to ${max} characters.`;
  return typed(cleanLine, 'Please enter your name.', max, tooLong);
}

/**
 * What a visitor types. `website` is a field people do not see: a filled one marks a robot.
 * `fill_ms` is the time in milliseconds between showing and sending the form, measured by the
 * browser; a form sent without JavaScript has none.
 */
export const CommentFields = v.object({
  name: nameOfPerson(COMMENT_LIMITS.name),
  email: emailAddress(COMMENT_LIMITS.email),
  message: typed(
    cleanText,
    'Please enter your comment.',
    COMMENT_LIMITS.message,
    `Your comment can have up to ${COMMENT_LIMITS.message} characters.`,
  ),
  website: v.optional(v.string(), ''),
  fill_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
});
export type CommentFields = v.InferOutput<typeof CommentFields>;

/** The post a comment belongs to. */
export const BlogReference = v.object({
  blog_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** JSON body of `POST /api/comments`. */
export const CommentInput = v.object({ ...BlogReference.entries, ...CommentFields.entries });
export type CommentInput = v.InferInput<typeof CommentInput>;

function line(empty: string) {
  const tooLong = `This can have up to ${ENQUIRY_LIMITS.line} characters.`;
  return typed(cleanLine, empty, ENQUIRY_LIMITS.line, tooLong);
}

function text(empty: string) {
  const tooLong = `This can have up to ${ENQUIRY_LIMITS.text} characters.`;
  return typed(cleanText, empty, ENQUIRY_LIMITS.text, tooLong);
}

function maybe(clean: (text: string) => string, max: number) {
  const tooLong = `This can have up to ${max} characters.`;
  return v.pipe(v.optional(v.string(), ''), v.transform(clean), v.maxLength(max, tooLong));
}

const maybeLine = maybe(cleanLine, ENQUIRY_LIMITS.line);

/**
 * Fields that every form of the contact page has. `purpose` and `plan` carry what brought the
 * visitor here, such as `demo` or the name of a support plan; `source` the page it happened on.
 */
const commonEnquiryFields = {
  name: nameOfPerson(ENQUIRY_LIMITS.name),
  email: emailAddress(ENQUIRY_LIMITS.email),
  phone: maybeLine,
  company: maybeLine,
  purpose: maybeLine,
  plan: maybeLine,
  source: maybeLine,
  consent: v.picklist(
    ['on', 'true', 'yes', '1'],
    'Please agree to the Privacy Policy and Terms of Service.',
  ),
  website: v.optional(v.string(), ''),
  /** Milliseconds, as in {@link CommentFields}, in digits. */
  fill_ms: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,12}$/),
      v.transform((digits) => (digits ? Number(digits) : undefined)),
    ),
  ),
};

/** Text fields of `POST /api/enquiries` (multipart/form-data); files are sent as `files`. */
export const EnquiryFields = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('general'),
      ...commonEnquiryFields,
      interest: maybeLine,
      subject: line('Please enter a subject.'),
      message: text('Please enter your message.'),
    }),
    v.object({
      kind: v.literal('support'),
      ...commonEnquiryFields,
      product_model: maybeLine,
      issue: text('Please describe your issue.'),
    }),
    v.object({
      kind: v.literal('partnership'),
      ...commonEnquiryFields,
      interest: v.picklist(PARTNERSHIP_INTERESTS, 'Please choose your interest.'),
      experience: maybe(cleanText, ENQUIRY_LIMITS.text),
      region: maybeLine,
      message: maybe(cleanText, ENQUIRY_LIMITS.text),
    }),
  ],
  'Please choose what your message is about.',
);
export type EnquiryFields = v.InferOutput<typeof EnquiryFields>;

/** JSON body of `POST /api/newsletter`. */
export const NewsletterInput = v.object({
  email: emailAddress(ENQUIRY_LIMITS.email),
  website: v.optional(v.string(), ''),
});
export type NewsletterInput = v.InferInput<typeof NewsletterInput>;

/** Query of the links in mails. */
export const TokenQuery = v.object({
  token: v.pipe(v.optional(v.string(), ''), v.regex(/^[\w-]{43}$/, NEWSLETTER_TEXTS.invalidToken)),
});

// Answers. Absent values are left out by this service; other servers may send null.

const optionalText = v.nullish(v.string());

export const Category = v.object({ name: v.string(), slug: v.string() });
export type Category = v.InferOutput<typeof Category>;

export const CategoryCount = v.object({ ...Category.entries, count: v.nullish(v.number()) });
export type CategoryCount = v.InferOutput<typeof CategoryCount>;

/** A post as listings show it. `image` is a file name under `/uploads/`. */
export const PostSummary = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  excerpt: optionalText,
  image: optionalText,
  image_caption: optionalText,
  /** When the post was published, ISO 8601. */
  created_at: v.string(),
  author_name: optionalText,
  categories: v.nullish(v.array(Category), []),
  tags: v.nullish(v.array(v.string()), []),
});
export type PostSummary = v.InferOutput<typeof PostSummary>;

/** A post as the recent index lists it. */
export const PostLink = v.object({
  id: v.number(),
  title: v.string(),
  slug: v.string(),
  image: optionalText,
  created_at: v.string(),
});
export type PostLink = v.InferOutput<typeof PostLink>;

/**
 * A whole post. `content` is light markup; `previous` was published just before it, `next` after.
 */
export const Post = v.object({
  ...PostSummary.entries,
  content: optionalText,
  author_bio: optionalText,
  meta_title: optionalText,
  meta_description: optionalText,
  meta_keywords: optionalText,
  previous: v.nullish(PostLink),
  next: v.nullish(PostLink),
});
export type Post = v.InferOutput<typeof Post>;

/** `pages` is 0 when nothing matches; `total` counts posts on all pages. */
export const Pagination = v.object({
  page: v.number(),
  pages: v.number(),
  total: v.number(),
  limit: v.number(),
});
export type Pagination = v.InferOutput<typeof Pagination>;

export const BlogList = v.object({ blogs: v.array(PostSummary), pagination: Pagination });
export type BlogList = v.InferOutput<typeof BlogList>;

export const BlogIndex = v.object({ blogs: v.array(PostLink) });
export type BlogIndex = v.InferOutput<typeof BlogIndex>;

export const CategoryList = v.array(CategoryCount);
export type CategoryList = v.InferOutput<typeof CategoryList>;

/** An approved comment, without the e-mail address. */
export const Comment = v.object({
  id: v.number(),
  name: v.string(),
  message: v.string(),
  created_at: v.string(),
});
export type Comment = v.InferOutput<typeof Comment>;

export const CommentList = v.array(Comment);
export type CommentList = v.InferOutput<typeof CommentList>;

/** Answer to an accepted comment. */
export const Accepted = v.object({ status: v.literal('success'), message: v.string() });
export type Accepted = v.InferOutput<typeof Accepted>;

/** Answer to a stored enquiry. `reference` is what the visitor can name, such as E-7K3M-9Q2X. */
export const EnquiryAccepted = v.object({ ...Accepted.entries, reference: v.string() });
export type EnquiryAccepted = v.InferOutput<typeof EnquiryAccepted>;

/** Where a subscription stands. */
export const SubscriptionState = v.object({
  status: v.picklist(['pending', 'confirmed', 'unsubscribed']),
  message: v.string(),
});
export type SubscriptionState = v.InferOutput<typeof SubscriptionState>;

/** Answer to every request that fails. `fields` names a problem for each wrong field. */
export const Failure = v.object({
  status: v.literal('error'),
  message: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
});
export type Failure = v.InferOutput<typeof Failure>;
