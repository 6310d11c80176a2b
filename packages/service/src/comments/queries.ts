import * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import {
  AdminComment,
  type AdminCommentList,
  COMMENT_STATUSES,
  type CommentAnswer,
  type ViewDecision,
  type ViewDeletion,
} from '../contract/admin.ts';
import { Comment } from '../contract/index.ts';
import { missing, Refusal } from '../errors.ts';
import { visiblePosts } from '../posts/queries.ts';
import { columnsOf } from '../store/columns.ts';
import { countByStatus, nearestPageOf } from '../store/pages.ts';
import { pagesOf } from '../store/rows.ts';
import type { CommentStatus } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';

/** Approved comments of a visible post, oldest first, with their answers; never with an email address. */
export async function approvedComments(
  store: Store,
  postId: number,
  now: Date,
): Promise<Comment[]> {
  const rows = await visiblePosts(store.db, now)
    .innerJoin('comments', 'comments.post_id', 'posts.id')
    .where('posts.id', '=', postId)
    .where('comments.status', '=', 'approved')
    .select(columnsOf('comments', v.omit(Comment, ['answer'])))
    .select(['comments.answer', 'comments.answered_at'])
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
  return rows.map(({ answer, answered_at, ...comment }) => ({
    ...comment,
    ...(answer && answered_at && { answer: { message: answer, created_at: answered_at } }),
  }));
}

/** Pages of the comments for moderators, oldest first; all of them if no status is given. */
export async function* commentPages({ db }: Store, status?: CommentStatus) {
  for await (const rows of pagesOf(db, 'comments')) {
    const ids = rows.filter((row) => !status || row.status === status).map(({ id }) => id);
    if (ids.length > 0)
      yield await withPosts(db).where('comments.id', 'in', ids).orderBy('comments.id').execute();
  }
}

/** One page of the moderation queue: pending comments oldest first, others newest first. */
export async function listForModeration(
  store: Store,
  { page, status }: { page: number; status: CommentStatus },
): Promise<AdminCommentList> {
  const counts = await countByStatus(store, 'comments', COMMENT_STATUSES);
  const order = status === 'pending' ? 'asc' : 'desc';
  const queue = store.db
    .selectFrom('comments')
    .where('status', '=', status)
    .select('id')
    .orderBy('created_at', order)
    .orderBy('id', order);
  const read = (ids: number[]) =>
    withPosts(store.db).select('posts.title').where('comments.id', 'in', ids).execute();
  const { rows, pagination } = await nearestPageOf(queue, read, page);
  const { newest } = await store.db
    .selectFrom('comments')
    .where('status', '=', status)
    .select((row) => row.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const comments = rows.map(({ slug, title, reasons, ...comment }) => ({
    ...comment,
    reasons: JSON.parse(reasons) as string[],
    post: { slug, title },
  }));
  return { comments, counts, newest: newest ?? 0, pagination };
}

function withPosts(db: Db) {
  return db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .select(columnsOf('comments', v.omit(AdminComment, ['post'])))
    .select('posts.slug');
}

/** Changes the status of comments, which is still `from` if that is given. Resolves to the ids of the changed ones. */
export async function moderate(
  store: Store,
  ids: number[],
  status: CommentStatus,
  by: By,
  from?: CommentStatus,
): Promise<number[]> {
  const changed = await store.write(async (trx) => {
    const rows = await trx
      .updateTable('comments')
      .set({ status, moderated_at: by.now.toISOString() })
      .where('id', 'in', ids)
      .where((row) => row.and({ ...(from && { status: from }) }))
      .returning('id')
      .execute();
    const subjects = rows.map(({ id }) => `comment ${id}`);
    await addToAuditLog(trx, by, `comment ${status}`, subjects);
    return rows.map((row) => row.id);
  });
  if (changed.length > 0) store.published();
  return changed;
}

/** Deletes comments, whose status is still `from` if that is given. Resolves to the ids of the deleted ones. */
export async function deleteComments(
  store: Store,
  ids: number[],
  by: By,
  from?: CommentStatus,
): Promise<number[]> {
  const gone = await store.write(async (trx) => {
    const rows = await trx
      .deleteFrom('comments')
      .where('id', 'in', ids)
      .where((row) => row.and({ ...(from && { status: from }) }))
      .returning('id')
      .execute();
    const subjects = rows.map(({ id }) => `comment ${id}`);
    await addToAuditLog(trx, by, 'comment deleted', subjects);
    return rows.map((row) => row.id);
  });
  if (gone.length > 0) store.published();
  return gone;
}

/** Rows that one transaction changes, so that others need not wait long. */
const AT_ONCE = 500;

/** Changes the status of all comments of a view that still have it, on all of its pages. */
export async function moderateView(
  store: Store,
  { status, ...view }: ViewDecision,
  by: By,
): Promise<{ count: number; decided_at: string }> {
  const count = await forView(store, view, (ids) => moderate(store, ids, status, by, view.from));
  return { count, decided_at: by.now.toISOString() };
}

/** Deletes all comments of a view that still have its status, on all of its pages; resolves to their number. */
export function deleteView(store: Store, view: ViewDeletion, by: By): Promise<number> {
  return forView(store, view, (ids) => deleteComments(store, ids, by, view.from));
}

/** Changes all comments of a view, some at a time; resolves to the number of those that `change` has changed. */
async function forView(
  store: Store,
  { from, newest, decided_at }: Omit<ViewDecision, 'status'>,
  change: (ids: number[]) => Promise<number[]>,
): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const next = await store.db
      .selectFrom('comments')
      .where((row) => row.and({ status: from, ...(decided_at && { moderated_at: decided_at }) }))
      .where('id', '>', last)
      .where('id', '<=', newest)
      .select('id')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const ids = next.map(({ id }) => id);
    if (ids.length === 0) return count;
    count += (await change(ids)).length;
    last = ids.at(-1) ?? newest;
  }
}

/** Publishes, replaces or removes the company's answer; 409 if the comment is hidden or somebody else has answered. */
export async function answerComment(
  store: Store,
  id: number,
  { answer, before }: CommentAnswer,
  by: By,
): Promise<void> {
  const at = by.now.toISOString();
  const values = answer
    ? { answer, answered_at: at, answered_by: by.who }
    : { answer: null, answered_at: null, answered_by: null };
  await store.write(async (trx) => {
    const { status } = await trx
      .selectFrom('comments')
      .where('id', '=', id)
      .select('status')
      .executeTakeFirstOrThrow(missing);
    const approves = status === 'pending' && answer !== '';
    await trx
      .updateTable('comments')
      .set({ ...values, ...(approves && { status: 'approved', moderated_at: at }) })
      .where((row) => row.and({ id, status }))
      .where('status', 'in', ['pending', 'approved'])
      .where('answered_at', before === null ? 'is' : '=', before)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Refusal(409, 'stale-comment'));
    const subject = [`comment ${id}`];
    if (approves) await addToAuditLog(trx, by, 'comment approved', subject);
    await addToAuditLog(trx, by, answer ? 'comment answered' : 'answer removed', subject);
  });
  store.published();
}
