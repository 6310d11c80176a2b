import type { Comment } from '../contract.ts';
import { visiblePosts } from './posts.ts';
import { type RateLimit, takeFrom } from './rate-limits.ts';
import type { CommentStatus } from './schema.ts';
import type { Store } from './store.ts';

export interface NewComment {
  postId: number;
  name: string;
  email: string;
  message: string;
  status: CommentStatus;
  /** Given by the sender; a second comment with the same key is not stored. */
  idempotencyKey?: string;
}

class LimitReached extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('rate limit reached');
    this.retryAfter = retryAfter;
  }
}

/**
 * Stores a comment and counts it against `quota`. Resolves when it is on disk, to the seconds to
 * wait when the quota is used up and nothing was stored, else 0. A repeated key counts nothing.
 */
export async function addComment(
  store: Store,
  comment: NewComment,
  quota: RateLimit & { bucket: string },
  now: Date,
): Promise<number> {
  const { postId, idempotencyKey, ...fields } = comment;
  const row = {
    ...fields,
    post_id: postId,
    created_at: now.toISOString(),
    idempotency_key: idempotencyKey ?? null,
  };
  try {
    await store.write(async (trx) => {
      const stored = await trx
        .insertInto('comments')
        .values(row)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) return;
      const retryAfter = await takeFrom(trx, quota.bucket, quota, now);
      // Thrown, so that the row goes with the transaction.
      if (retryAfter > 0) throw new LimitReached(retryAfter);
    });
  } catch (error) {
    if (error instanceof LimitReached) return error.retryAfter;
    throw error;
  }
  return 0;
}

/** Approved comments of a visible post, oldest first; never with an e-mail address. */
export async function approvedComments(
  store: Store,
  postId: number,
  now: Date,
): Promise<Comment[]> {
  return visiblePosts(store, now)
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
      'comments.created_at',
      'posts.slug',
    ])
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
}

/** Gives comments a status. Resolves to the numbers that exist. */
export async function moderate(
  store: Store,
  ids: number[],
  status: CommentStatus,
  now: Date,
): Promise<number[]> {
  const rows = await store.write((trx) =>
    trx
      .updateTable('comments')
      .set({ status, moderated_at: now.toISOString() })
      .where('id', 'in', ids)
      .returning('id')
      .execute(),
  );
  return rows.map((row) => row.id);
}
