import type { Kysely } from 'kysely';
import type { Comment } from '../contract.ts';
import { fingerprint, judge, type SpamEvidence, type SpamPolicy } from '../spam.ts';
import { isVisible, visiblePosts } from './posts.ts';
import { forgetEnded, giveBack, type Quota, takeFrom } from './rate-limits.ts';
import type { CommentStatus, Database } from './schema.ts';
import type { Store } from './store.ts';

export interface NewComment extends Omit<SpamEvidence, 'duplicates' | 'knownSpam'> {
  postId: number;
  email: string;
  /** Given by the sender; a second comment with the same key is not stored. */
  idempotencyKey?: string;
}

interface CommentQuotas {
  attempts: Quota;
  accepted: Quota;
}

type AddResult =
  | { outcome: 'stored' | 'repeated' | 'invisible'; retryAfter: 0 }
  /** Nothing was stored; `retryAfter` are the seconds to wait. */
  | { outcome: 'limited'; retryAfter: number };

/** Comments with the same text within this time are doubles. */
const DUPLICATE_MS = 7 * 24 * 3600_000;

/**
 * Counts an attempt, judges the comment and stores it for moderation or as spam, all in one
 * transaction. Resolves when it is on disk. A repeated key stores nothing and counts only as an
 * attempt.
 */
export async function addComment(
  store: Store,
  comment: NewComment,
  quotas: CommentQuotas,
  policy: SpamPolicy,
  now: Date,
): Promise<AddResult> {
  const { postId, idempotencyKey } = comment;
  return store.write(async (trx) => {
    await forgetEnded(store, trx, now);
    const tried = await takeFrom(trx, quotas.attempts, now);
    if (tried > 0) return { outcome: 'limited', retryAfter: tried };
    if (!(await isVisible(trx, postId, now))) return { outcome: 'invisible', retryAfter: 0 };
    if (idempotencyKey && (await isKnownKey(trx, idempotencyKey))) {
      return { outcome: 'repeated', retryAfter: 0 };
    }
    const retryAfter = await takeFrom(trx, quotas.accepted, now);
    if (retryAfter > 0) return { outcome: 'limited', retryAfter };
    const stored = await insertComment(trx, comment, policy, now);
    // The same key arrived twice at once.
    if (!stored) await giveBack(trx, quotas.accepted);
    return { outcome: stored ? 'stored' : 'repeated', retryAfter: 0 };
  });
}

async function isKnownKey(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

async function insertComment(
  db: Kysely<Database>,
  comment: NewComment,
  policy: SpamPolicy,
  now: Date,
): Promise<boolean> {
  const { postId, name, email, message, idempotencyKey } = comment;
  const mark = fingerprint(message);
  const { score, reasons } = judge(
    { ...comment, ...(await earlier(db, mark, email, now)) },
    policy,
  );
  const row = await db
    .insertInto('comments')
    .values({
      post_id: postId,
      name,
      email,
      message,
      status: score >= policy.spamScore ? 'spam' : 'pending',
      created_at: now.toISOString(),
      idempotency_key: idempotencyKey ?? null,
      score,
      reasons: JSON.stringify(reasons),
      fingerprint: mark,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How often the text was sent before, and spam by this sender. A few are as good as many. */
async function earlier(db: Kysely<Database>, mark: string, email: string, now: Date) {
  const since = new Date(now.getTime() - DUPLICATE_MS).toISOString();
  const same = await db
    .selectFrom('comments')
    .select('id')
    .where('fingerprint', '=', mark)
    .where('created_at', '>=', since)
    .limit(2)
    .execute();
  const spam = await db
    .selectFrom('comments')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'spam')
    .limit(1)
    .execute();
  return { duplicates: same.length, knownSpam: spam.length };
}

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
