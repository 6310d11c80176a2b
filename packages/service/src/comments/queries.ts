import * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { AdminComment, type AdminCommentList, COMMENT_STATUSES } from '../contract/admin.ts';
import { Comment } from '../contract/index.ts';
import { visiblePosts } from '../posts/queries.ts';
import { columnsOf } from '../store/columns.ts';
import { countByStatus, nearestPageOf } from '../store/pages.ts';
import type { CommentStatus } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Approved comments of a visible post, oldest first; never with an email address. */
export function approvedComments(store: Store, postId: number, now: Date): Promise<Comment[]> {
  return visiblePosts(store.db, now)
    .innerJoin('comments', 'comments.post_id', 'posts.id')
    .where('posts.id', '=', postId)
    .where('comments.status', '=', 'approved')
    .select(columnsOf('comments', Comment))
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
}

/** Comments for moderators, oldest first; all of them if no status is given. */
export async function commentsForModeration(store: Store, status?: CommentStatus) {
  return moderated(store, status).orderBy('comments.id').execute();
}

/** One page of the moderation queue: pending comments oldest first, others newest first. */
export async function listForModeration(
  store: Store,
  { page, status }: { page: number; status: CommentStatus },
): Promise<AdminCommentList> {
  const counts = await countByStatus(store, 'comments', COMMENT_STATUSES);
  const queue = moderated(store, status)
    .select('posts.title')
    .orderBy('comments.created_at', status === 'pending' ? 'asc' : 'desc')
    .orderBy('comments.id');
  const { rows, pagination } = await nearestPageOf(queue, page);
  const comments = rows.map(({ slug, title, reasons, ...comment }) => ({
    ...comment,
    reasons: JSON.parse(reasons) as string[],
    post: { slug, title },
  }));
  return { comments, counts, pagination };
}

function moderated(store: Store, status?: CommentStatus) {
  return store.db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .where((row) => row.and({ 'comments.status': status }))
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
