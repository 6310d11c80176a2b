import type * as v from 'valibot';
import * as admin from './contract/admin.ts';
import * as contract from './contract/index.ts';

type Schema = v.GenericSchema;

/** What `openapi.ts` says about one address and method. */
export interface Operation {
  at: `${'get' | 'post' | 'put' | 'patch' | 'delete'} /${string}`;
  summary: string;
  query?: Schema;
  /** JSON, unless it is a form. */
  body?: Schema;
  form?: Schema;
  /** Another media type, for a body that is no JSON. */
  bytes?: string;
  /** Statuses of answers that did the work, with their bodies; null for none. */
  answers: Record<number, Schema | null>;
  /** Statuses of answers that failed; their bodies are all of one shape. */
  failures: number[];
}

const { TokenQuery, SubscriptionState } = contract;
const link = { query: TokenQuery, answers: { 200: SubscriptionState }, failures: [404, 503] };
const submission = [400, 413, 415, 422, 429, 503];

const PUBLIC: Operation[] = [
  {
    at: 'get /api/blogs',
    summary: 'One page of posts, newest first, or best match first with a search',
    query: contract.BlogListQuery,
    answers: { 200: contract.BlogList },
    failures: [400, 503],
  },
  {
    at: 'get /api/blogs/index',
    summary: 'The newest posts, lightly described',
    query: contract.BlogIndexQuery,
    answers: { 200: contract.BlogIndex },
    failures: [400, 503],
  },
  {
    at: 'get /api/blogs/single',
    summary: 'A whole post with its neighbours',
    query: contract.BlogSingleQuery,
    answers: { 200: contract.Post },
    failures: [400, 404, 503],
  },
  {
    at: 'get /api/categories',
    summary: 'Categories with the number of their posts',
    answers: { 200: contract.CategoryList },
    failures: [503],
  },
  {
    at: 'get /api/comments',
    summary: 'Approved comments of a post, oldest first',
    query: contract.CommentListQuery,
    answers: { 200: contract.CommentList },
    failures: [400, 503],
  },
  {
    at: 'post /api/comments',
    summary: 'Sends a comment for moderation',
    body: contract.CommentInput,
    answers: { 201: contract.Accepted },
    failures: submission,
  },
  {
    at: 'post /api/enquiries',
    summary: 'Sends a form of the contact page; files are parts named files',
    form: contract.EnquiryFields,
    answers: { 201: contract.EnquiryAccepted },
    failures: submission,
  },
  {
    at: 'post /api/newsletter',
    summary: 'Asks by mail for the confirmation of a subscription',
    body: contract.NewsletterInput,
    answers: { 202: contract.Accepted },
    failures: submission,
  },
  { at: 'get /api/newsletter/confirm', summary: 'Shows where a subscription stands', ...link },
  { at: 'post /api/newsletter/confirm', summary: 'Confirms a subscription', ...link },
  { at: 'get /api/newsletter/unsubscribe', summary: 'Shows where a subscription stands', ...link },
  { at: 'post /api/newsletter/unsubscribe', summary: 'Ends a subscription (RFC 8058)', ...link },
];

const { Done } = admin;
const done = { 200: Done };
const change = [400, 401, 403, 413, 415, 422, 429, 503];
const lookUp = [401, 404, 503];
const list = [400, 401, 503];

/** Operations for administrators: a session's cookie, and for changes the origin of this site. */
const ADMINISTRATION: Operation[] = [
  {
    at: 'post /api/admin/session',
    summary: 'Signs in; the answer sets the cookie of the session',
    body: admin.SignIn,
    answers: done,
    failures: change,
  },
  {
    at: 'get /api/admin/session',
    summary: 'Who is signed in, and what waits',
    answers: { 200: admin.Session },
    failures: [401, 503],
  },
  {
    at: 'delete /api/admin/session',
    summary: 'Signs out',
    answers: done,
    failures: [401, 403, 503],
  },
  {
    at: 'get /api/admin/welcome',
    summary: 'Whether a one-time link still works, and for whom',
    query: admin.InvitationQuery,
    answers: { 200: admin.Invitation },
    failures: [404, 503],
  },
  {
    at: 'post /api/admin/welcome',
    summary: 'Makes the account of a one-time link and signs in',
    body: admin.Welcome,
    answers: { 201: Done },
    failures: [400, 403, 404, 413, 415, 422, 429, 503],
  },
  {
    at: 'put /api/admin/account/password',
    summary: 'Changes the password and ends all other sessions',
    body: admin.PasswordChange,
    answers: done,
    failures: change,
  },
  {
    at: 'get /api/admin/account/totp',
    summary: 'Offers a key for one-time codes',
    answers: { 200: admin.TotpOffer },
    failures: [401],
  },
  {
    at: 'put /api/admin/account/totp',
    summary: 'Asks for one-time codes from now on',
    body: admin.TotpOn,
    answers: done,
    failures: change,
  },
  {
    at: 'delete /api/admin/account/totp',
    summary: 'Asks for no one-time codes any more',
    body: admin.TotpOff,
    answers: done,
    failures: change,
  },
  {
    at: 'get /api/admin/comments',
    summary: 'The moderation queue',
    query: admin.AdminCommentQuery,
    answers: { 200: admin.AdminCommentList },
    failures: list,
  },
  {
    at: 'post /api/admin/comments/decide',
    summary: 'Gives comments a status',
    body: admin.Decision,
    answers: { 200: admin.Decided },
    failures: change,
  },
  {
    at: 'get /api/admin/posts',
    summary: 'Posts for editors, changed last first',
    query: admin.AdminPostQuery,
    answers: { 200: admin.AdminPostList },
    failures: list,
  },
  {
    at: 'post /api/admin/posts',
    summary: 'Adds a post',
    body: admin.PostInput,
    answers: { 201: admin.Saved },
    failures: change,
  },
  {
    at: 'get /api/admin/posts/{id}',
    summary: 'A post with everything that can be changed',
    answers: { 200: admin.AdminPost },
    failures: lookUp,
  },
  {
    at: 'put /api/admin/posts/{id}',
    summary: 'Changes a post; 409 when somebody else was faster',
    body: admin.PostUpdate,
    answers: { 200: admin.Saved },
    failures: [400, 401, 403, 404, 409, 413, 415, 422, 503],
  },
  {
    at: 'get /api/admin/posts/{id}/revisions',
    summary: 'Earlier versions of a post',
    answers: { 200: admin.RevisionList },
    failures: [401, 503],
  },
  {
    at: 'get /api/admin/posts/{id}/revisions/{revision}',
    summary: 'A post as it was, under its present version',
    answers: { 200: admin.AdminPost },
    failures: lookUp,
  },
  {
    at: 'post /api/admin/pictures',
    summary: 'Stores a picture, cut to 1200 by 675 pixels; the body is the file',
    query: admin.PictureQuery,
    bytes: 'image/*',
    answers: { 201: admin.Picture },
    failures: [401, 403, 413, 422, 503],
  },
  {
    at: 'get /api/admin/enquiries',
    summary: 'The inbox',
    query: admin.AdminEnquiryQuery,
    answers: { 200: admin.AdminEnquiryList },
    failures: list,
  },
  {
    at: 'get /api/admin/enquiries/export.csv',
    summary: 'All enquiries as CSV',
    answers: { 200: null },
    failures: [401, 503],
  },
  {
    at: 'get /api/admin/enquiries/{id}',
    summary: 'A whole enquiry',
    answers: { 200: admin.AdminEnquiry },
    failures: lookUp,
  },
  {
    at: 'patch /api/admin/enquiries/{id}',
    summary: 'Gives an enquiry a status',
    body: admin.EnquiryChange,
    answers: done,
    failures: [400, 401, 403, 404, 413, 415, 422, 503],
  },
  {
    at: 'get /api/admin/enquiries/{id}/files/{file}',
    summary: 'A file of an enquiry, to be saved',
    answers: { 200: null },
    failures: lookUp,
  },
  {
    at: 'get /api/admin/subscribers',
    summary: 'Subscribers of the newsletter',
    query: admin.AdminSubscriberQuery,
    answers: { 200: admin.AdminSubscriberList },
    failures: list,
  },
  {
    at: 'get /api/admin/subscribers/export.csv',
    summary: 'All subscribers as CSV',
    answers: { 200: null },
    failures: [401, 503],
  },
  {
    at: 'get /api/admin/audit',
    summary: 'What administrators did, newest first',
    query: admin.PageQuery,
    answers: { 200: admin.AuditList },
    failures: list,
  },
];

/** Every operation. */
export const OPERATIONS: Operation[] = [...PUBLIC, ...ADMINISTRATION];
