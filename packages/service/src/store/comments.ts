import { ADMIN_PAGE_SIZE, type AdminCommentList, COMMENT_STATUSES } from '../contract/admin.ts';
import type { Comment } from '../contract/index.ts';
import { COMMAND_LINE, note } from './audit.ts';
import { countsOf, offsetOf, paginationOf } from './pages.ts';
import { visiblePosts } from './posts.ts';
import type { CommentStatus } from './schema.ts';
import type { Store } from './store.ts';

/** Approved comments of a visible post, oldest first; never with an e-mail address. */
export async function approvedComments(
  store: Store,
  postId: number,
  now: Date,
): Promise<Comment[]> {
  return visiblePosts(store.db, now)
    .innerJoin('comments', 'comments.post_id', 'posts.id')
    .where('posts.id', '=', postId)
    .where('comments.status', '=', 'approved')
    .select(['comments.id', 'comments.name', 'comments.message', 'comments.created_at'])
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
}

/** Comments for moderators, oldest first; of one status or all. */
export async function commentsForModeration(store: Store, status?: CommentStatus) {
  return moderated(store, status).orderBy('comments.id').execute();
}

/** One page for moderators: those that wait oldest first, others newest first. */
export async function listForModeration(
  store: Store,
  { page, status }: { page: number; status: CommentStatus },
): Promise<AdminCommentList> {
  const counts = countsOf(
    COMMENT_STATUSES,
    await store.db
      .selectFrom('comments')
      .select((select) => ['status', select.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  );
  const rows = await moderated(store, status)
    .select('posts.title')
    .orderBy('comments.created_at', status === 'pending' ? 'asc' : 'desc')
    .orderBy('comments.id')
    .limit(ADMIN_PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  const comments = rows.map(({ slug, title, reasons, ...comment }) => ({
    ...comment,
    reasons: JSON.parse(reasons) as string[],
    post: { slug, title },
  }));
  return { comments, counts, pagination: paginationOf(page, counts[status]) };
}

function moderated(store: Store, status?: CommentStatus) {
  return store.db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .$if(status !== undefined, (query) =>
      query.where('comments.status', '=', status as CommentStatus),
    )
    .select([
      'comments.id',
      'comments.name',
      'comments.email',
      'comments.message',
      'comments.status',
      'comments.score',
      'comments.reasons',
      'comments.created_at',
      'posts.slug',
    ]);
}

/** Gives comments a status. Resolves to the numbers that exist. */
export async function moderate(
  store: Store,
  ids: number[],
  status: CommentStatus,
  now: Date,
  who: string = COMMAND_LINE,
): Promise<number[]> {
  const changed = await store.write(async (trx) => {
    const rows = await trx
      .updateTable('comments')
      .set({ status, moderated_at: now.toISOString() })
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    const subjects = rows.map(({ id }) => `comment ${id}`);
    await note(trx, who, `comment ${status}`, subjects, now);
    return rows.map((row) => row.id);
  });
  store.published();
  return changed;
}
