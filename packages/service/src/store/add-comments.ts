import { type Kysely, sql, type Transaction } from 'kysely';
import { fingerprint, judge, type SpamEvidence, type SpamPolicy } from '../spam.ts';
import { inBatches } from './batch.ts';
import { visiblePosts } from './posts.ts';
import { forgetEnded, giveBack, type Quota, takeFromAll } from './rate-limits.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

export interface NewComment extends Omit<SpamEvidence, 'duplicates' | 'knownSpam'> {
  postId: number;
  email: string;
  /** Given by the sender; a second comment with the same key is not stored. */
  idempotencyKey?: string;
}

/** A comment with what limits it. */
export interface Submission {
  comment: NewComment;
  attempts: Quota;
  accepted: Quota;
  now: Date;
}

export type AddResult =
  | { outcome: 'stored' | 'repeated' | 'invisible'; retryAfter: 0 }
  /** Nothing was stored; `retryAfter` are the seconds to wait. */
  | { outcome: 'limited'; retryAfter: number };

/** Comments with the same text within this time are doubles. */
const DUPLICATE_MS = 7 * 24 * 3600_000;

/**
 * Makes what counts an attempt, judges the comment and stores it for moderation or as spam. It
 * resolves when the comment is on disk. Comments that arrive together share a transaction and its
 * queries. A repeated key stores nothing and counts only as an attempt.
 */
export function commentAdder(
  store: Store,
  policy: SpamPolicy,
): (submission: Submission) => Promise<AddResult> {
  return inBatches((submissions) =>
    store.write((trx) => addComments(store, trx, submissions, policy)),
  );
}

async function addComments(
  store: Store,
  trx: Transaction<Database>,
  submissions: Submission[],
  policy: SpamPolicy,
): Promise<AddResult[]> {
  const now = submissions.at(-1)?.now ?? new Date();
  await forgetEnded(store, trx, now);
  const results = new Map<Submission, AddResult>();
  const attempts = submissions.map((one) => one.attempts);
  let open = refuseLimited(submissions, await takeFromAll(trx, attempts, now), results);
  open = await refuseInvisible(trx, open, now, results);
  open = await refuseRepeated(trx, open, results);
  const accepted = open.map((one) => one.accepted);
  open = refuseLimited(open, await takeFromAll(trx, accepted, now), results);
  await insert(trx, open, policy, now, results);
  return submissions.map((one) => results.get(one) as AddResult);
}

type Results = Map<Submission, AddResult>;

/** Those that need not wait; the others have their result. */
function refuseLimited(submissions: Submission[], waits: number[], results: Results) {
  return submissions.filter((one, index) => {
    const retryAfter = waits[index] ?? 0;
    if (retryAfter > 0) results.set(one, { outcome: 'limited', retryAfter });
    return retryAfter === 0;
  });
}

async function refuseInvisible(
  trx: Kysely<Database>,
  submissions: Submission[],
  now: Date,
  results: Results,
) {
  if (submissions.length === 0) return [];
  const ids = [...new Set(submissions.map(({ comment }) => comment.postId))];
  const rows = await visiblePosts(trx, now)
    .where('posts.id', 'in', ids)
    .select('posts.id')
    .execute();
  const visible = new Set(rows.map((row) => row.id));
  return submissions.filter((one) => {
    const seen = visible.has(one.comment.postId);
    if (!seen) results.set(one, { outcome: 'invisible', retryAfter: 0 });
    return seen;
  });
}

async function refuseRepeated(trx: Kysely<Database>, submissions: Submission[], results: Results) {
  const keys = submissions.flatMap(({ comment }) => comment.idempotencyKey ?? []);
  const rows =
    keys.length === 0
      ? []
      : await trx
          .selectFrom('comments')
          .select('idempotency_key')
          .where('idempotency_key', 'in', keys)
          .execute();
  const known = new Set(rows.map((row) => row.idempotency_key));
  return submissions.filter((one) => {
    const { idempotencyKey: key } = one.comment;
    if (key === undefined) return true;
    const repeated = known.has(key);
    if (repeated) results.set(one, { outcome: 'repeated', retryAfter: 0 });
    known.add(key);
    return !repeated;
  });
}

async function insert(
  trx: Kysely<Database>,
  submissions: Submission[],
  policy: SpamPolicy,
  now: Date,
  results: Results,
): Promise<void> {
  if (submissions.length === 0) return;
  const marks = submissions.map(({ comment }) => fingerprint(comment.message));
  const sameTexts = await sightings(trx, marks, now);
  const spammers = await knownSpammers(trx, submissions);
  const rows = submissions.map(({ comment }, index) => {
    const { postId, name, email, message, idempotencyKey } = comment;
    const mark = marks[index] ?? '';
    const duplicates = sameTexts.get(mark) ?? 0;
    sameTexts.set(mark, duplicates + 1);
    const evidence = { ...comment, duplicates, knownSpam: spammers.has(email) ? 1 : 0 };
    const { score, reasons } = judge(evidence, policy);
    return {
      post_id: postId,
      name,
      email,
      message,
      status: score >= policy.spamScore ? ('spam' as const) : ('pending' as const),
      created_at: now.toISOString(),
      idempotency_key: idempotencyKey ?? null,
      score,
      reasons: JSON.stringify(reasons),
      fingerprint: mark,
    };
  });
  const stored = await trx
    .insertInto('comments')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('idempotency_key')
    .execute();
  const keys = new Set(stored.map((row) => row.idempotency_key));
  for (const one of submissions) {
    const { idempotencyKey: key } = one.comment;
    const isNew = key === undefined || keys.has(key);
    // Another process stored the same key in the meantime.
    if (!isNew) await giveBack(trx, one.accepted);
    results.set(one, { outcome: isNew ? 'stored' : 'repeated', retryAfter: 0 });
  }
}

/** How often texts were sent before; two are as good as many. */
async function sightings(
  trx: Kysely<Database>,
  marks: string[],
  now: Date,
): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - DUPLICATE_MS).toISOString();
  const { rows } = await sql<{ mark: string; seen: number }>`
    with wanted (mark) as (values ${list(marks)})
    select mark, (
      select count(*) from (
        select 1 from comments where fingerprint = wanted.mark and created_at >= ${since} limit 2
      ) as two
    ) as seen from wanted`.execute(trx);
  return new Map(rows.map(({ mark, seen }) => [mark, seen]));
}

/** Senders of whom spam was kept. */
async function knownSpammers(
  trx: Kysely<Database>,
  submissions: Submission[],
): Promise<Set<string>> {
  const emails = submissions.map(({ comment }) => comment.email);
  const { rows } = await sql<{ email: string }>`
    with wanted (email) as (values ${list(emails)})
    select email from wanted where exists (
      select 1 from comments where comments.email = wanted.email and status = 'spam'
    )`.execute(trx);
  return new Set(rows.map((row) => row.email));
}

/** Different texts as rows of a `values` list. */
function list(texts: string[]) {
  return sql.join([...new Set(texts)].map((text) => sql`(${text})`));
}
