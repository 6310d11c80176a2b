import { sql } from 'kysely';
import type { CommentFields } from '../contract/index.ts';
import { countUse, type Quota, sweepExpired, undoUse } from '../http/rate-limits.ts';
import type { SpamPolicy } from '../policies.ts';
import { visiblePosts } from '../posts/queries.ts';
import type { Db, Store } from '../store/store.ts';
import { fingerprint, judge } from './spam.ts';

/** A comment with the rate limits that apply to it. */
interface NewComment extends CommentFields {
  postId: number;
  /** Bound to the content; a second comment with the same key is not stored. */
  idempotencyKey?: string;
  attempts: Quota;
  accepted: Quota;
}

/** Comments with the same text within this period are duplicates. */
const DUPLICATE_MS = 7 * 24 * 3600_000;

/**
 * Counts an attempt, scores the comment and stores it as pending or spam, in one transaction. Resolves when the comment
 * is on disk; `retryAfter` is the seconds to wait if a rate limit was exceeded, otherwise 0. A repeated idempotency key
 * is accepted, but nothing is stored and it counts only as an attempt.
 */
export function addComment(
  store: Store,
  comment: NewComment,
  policy: SpamPolicy,
  now: Date,
): Promise<{ outcome: 'accepted' | 'invisible' | 'limited'; retryAfter: number }> {
  const { attempts, accepted, idempotencyKey } = comment;
  return store.write(async (trx) => {
    await sweepExpired(store, trx, now);
    const wait = await countUse(trx, attempts, now);
    if (wait > 0) return { outcome: 'limited', retryAfter: wait };
    const mark = fingerprint(comment.message);
    const { visible, repeated, spammer, seen, own } = await factsAbout(trx, comment, mark, now);
    if (!visible) return { outcome: 'invisible', retryAfter: 0 };
    if (repeated) return { outcome: 'accepted', retryAfter: 0 };
    const pause = await countUse(trx, accepted, now);
    if (pause > 0) return { outcome: 'limited', retryAfter: pause };
    const evidence = { ...comment, duplicates: seen, ownDuplicates: own, knownSpam: spammer };
    const { score, reasons } = judge(evidence, policy);
    const stored = await trx
      .insertInto('comments')
      .values({
        post_id: comment.postId,
        name: comment.name,
        email: comment.email,
        message: comment.message,
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
    // Another process has stored this idempotency key meanwhile.
    if (!stored) await undoUse(trx, accepted);
    return { outcome: 'accepted', retryAfter: 0 };
  });
}

/** Whether the post is visible, and counts of comments with the same key, sender or text. */
async function factsAbout(
  trx: Db,
  { postId, email, idempotencyKey }: NewComment,
  mark: string,
  now: Date,
) {
  const since = new Date(now.getTime() - DUPLICATE_MS).toISOString();
  const visible = visiblePosts(trx, now).where('posts.id', '=', postId).select('posts.id');
  const { rows } = await sql<Record<'visible' | 'repeated' | 'spammer' | 'seen' | 'own', number>>`
    select
      (select count(*) from ${visible} as visible) as visible,
      (select count(*) from comments where idempotency_key = ${idempotencyKey ?? null}) as repeated,
      (select count(*) from (
        select 1 from comments
        where email = ${email} and status = 'spam' and moderated_at is not null limit 1
      ) as spam) as spammer,
      (select count(*) from (
        select 1 from comments where fingerprint = ${mark} and created_at >= ${since} limit 2
      ) as duplicates) as seen,
      (select count(*) from (
        select 1 from comments
        where fingerprint = ${mark} and created_at >= ${since} and email = ${email} limit 1
      ) as repeats) as own`.execute(trx);
  return rows[0] ?? { visible: 0, repeated: 0, spammer: 0, seen: 0, own: 0 };
}
