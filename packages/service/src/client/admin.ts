/** Endpoints of the admin area; no public page loads them. The service validates every body, so none has a type. */
import type * as v from 'valibot';
import {
  AddedPicture,
  AdminCommentList,
  AdminEnquiry,
  AdminEnquiryList,
  AdminIssue,
  AdminIssueList,
  AdminMailList,
  AdminPictureList,
  AdminPost,
  AdminPostList,
  AdminSubscriberList,
  AuditList,
  Autosaved,
  Decided,
  Deleted,
  DeletedComments,
  DeletedView,
  Done,
  Invitation,
  InvitationLink,
  PeopleList,
  PreviewLink,
  RevisionList,
  Saved,
  SentAgain,
  Session,
  TotpOffer,
  ViewDecided,
} from '../contract/admin.ts';
import { CategoryList } from '../contract/blogs.ts';
import type { Endpoint } from './call.ts';

/** @__NO_SIDE_EFFECTS__ */
const at = <Answer extends v.GenericSchema>(
  path: string,
  answer: Answer,
  method?: Endpoint['method'],
): Endpoint<Answer> => ({ path: `/api/admin/${path}`, answer, ...(method && { method }) });

/** Id of a row as it stands in a URL. */
type Id = number | string;

/** Encodes the values of a path. An id from an address, such as `../people/2`, would lead to another operation. */
const path = (texts: TemplateStringsArray, ...values: Id[]) =>
  String.raw({ raw: texts }, ...values.map(encodeURIComponent));

export const session = at('session', Session);
export const signIn = at('session', Done, 'POST');
export const signOut = at('session', Done, 'DELETE');
export const invitation = at('welcome', Invitation);
export const acceptInvitation = at('welcome', Done, 'POST');
export const changePassword = at('account/password', Done, 'PUT');
export const offerCodes = at('account/totp', TotpOffer);
export const turnCodesOn = at('account/totp', Done, 'PUT');
export const turnCodesOff = at('account/totp', Done, 'DELETE');

export const listPeople = at('people', PeopleList);
export const invite = at('people/invitations', InvitationLink, 'POST');
export const withdrawInvitation = at('people/invitations/withdraw', Done, 'POST');
export const changeRole = (id: Id) => at(path`people/${id}/role`, Done, 'PUT');
export const removePerson = (id: Id) => at(path`people/${id}`, Done, 'DELETE');
export const listAudit = at('audit', AuditList);

export const listComments = at('comments', AdminCommentList);
export const decideComments = at('comments/decide', Decided, 'POST');
export const deleteComments = at('comments/delete', DeletedComments, 'POST');
export const deleteView = at('comments/delete-view', DeletedView, 'POST');
export const decideView = at('comments/decide-view', ViewDecided, 'POST');
export const answerComment = (id: Id) => at(path`comments/${id}/answer`, Done, 'PUT');

export const listEnquiries = at('enquiries', AdminEnquiryList);
export const readEnquiry = (id: Id) => at(path`enquiries/${id}`, AdminEnquiry);
export const changeEnquiry = (id: Id) => at(path`enquiries/${id}`, Done, 'PATCH');
export const deleteEnquiry = (id: Id) => at(path`enquiries/${id}`, Deleted, 'DELETE');
export const addNote = (id: Id) => at(path`enquiries/${id}/notes`, Done, 'POST');
export const sendReply = (id: Id) => at(path`enquiries/${id}/replies`, Done, 'POST');
export const listMails = at('outbox', AdminMailList);
export const sendMailsAgain = at('outbox/send', SentAgain, 'POST');

export const listIssues = at('issues', AdminIssueList);
export const readIssue = (id: Id) => at(path`issues/${id}`, AdminIssue);
export const testIssue = (id: Id) => at(path`issues/${id}/test`, Done, 'POST');
export const sendIssue = (id: Id) => at(path`issues/${id}/send`, Done, 'POST');
export const holdIssue = (id: Id) => at(path`issues/${id}/hold`, Done, 'PUT');

export const listSubscribers = at('subscribers', AdminSubscriberList);
export const deleteSubscriber = (id: Id) => at(path`subscribers/${id}`, Deleted, 'DELETE');
export const endSubscription = (id: Id) => at(path`subscribers/${id}/unsubscribe`, Done, 'POST');

export const listPosts = at('posts', AdminPostList);
export const addPost = at('posts', Saved, 'POST');
export const readPost = (id: Id) => at(path`posts/${id}`, AdminPost);
export const updatePost = (id: Id) => at(path`posts/${id}`, Saved, 'PUT');
export const autosavePost = (id: Id) => at(path`posts/${id}/autosave`, Autosaved, 'PUT');
export const deletePost = (id: Id) => at(path`posts/${id}`, Done, 'DELETE');
export const restorePost = (id: Id) => at(path`posts/${id}/restore`, Done, 'POST');
export const addPreview = (id: Id) => at(path`posts/${id}/previews`, PreviewLink, 'POST');
export const endPreviews = (id: Id) => at(path`posts/${id}/previews`, Done, 'DELETE');
export const listRevisions = (id: Id) => at(path`posts/${id}/revisions`, RevisionList);
export const readRevision = (id: Id, revision: Id) =>
  at(path`posts/${id}/revisions/${revision}`, AdminPost);
export const listCategories = at('categories', CategoryList);
export const orderCategories = at('categories/order', Done, 'PUT');
export const renameCategory = at('categories/rename', Done, 'POST');

export const listPictures = at('pictures', AdminPictureList);
export const addPicture = at('pictures', AddedPicture, 'POST');
export const deletePicture = (name: string) => at(path`pictures/${name}`, Done, 'DELETE');
