import { type Kysely, sql, type Transaction } from 'kysely';
import { fingerprint, judge, type SpamEvidence, type SpamPolicy } from '../spam.ts';
import { inBatches } from './batch.ts';
import { given } from './given.ts';
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
  const results: Results = new Map();
  const attempts = submissions.map((one) => one.attempts);
  let open = refuseLimited(submissions, await takeFromAll(store, trx, attempts, now), results);
  const facts = await factsAbout(store, trx, open, now);
  open = refuseInvisibleAndRepeated(open, facts, results);
  const accepted = open.map((one) => one.accepted);
  open = refuseLimited(open, await takeFromAll(store, trx, accepted, now), results);
  await insert(store, trx, judged(open, facts, policy), now, results);
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

/** What the database knows about a comment that comes. */
interface Facts {
  /** Equal for equal texts. */
  mark: string;
  visible: boolean;
  /** The idempotency key is stored already. */
  repeated: boolean;
  /** How often the text was sent before; two are as good as many. */
  seen: number;
  /** Spam of the same sender was kept. */
  spammer: boolean;
}

async function factsAbout(
  { engine }: Store,
  trx: Kysely<Database>,
  submissions: Submission[],
  now: Date,
): Promise<Map<Submission, Facts>> {
  if (submissions.length === 0) return new Map();
  const since = new Date(now.getTime() - DUPLICATE_MS).toISOString();
  const asked = submissions.map(({ comment }, at) => ({
    at,
    post_id: comment.postId,
    key: comment.idempotencyKey ?? null,
    mark: fingerprint(comment.message),
    email: comment.email,
  }));
  const visible = visiblePosts(trx, now).whereRef('posts.id', '=', sql.ref('given.post_id'));
  const { rows } = await sql<Record<keyof Omit<Facts, 'mark'> | 'at', number>>`
    select given.at,
      exists ${visible.select('posts.id')} as visible,
      exists (select 1 from comments where idempotency_key = given.key) as repeated,
      exists (select 1 from comments where email = given.email and status = 'spam') as spammer,
      (select count(*) from (
        select 1 from comments where fingerprint = given.mark and created_at >= ${since} limit 2
      ) as two) as seen
    from ${given(engine, ASKED, asked)}`.execute(trx);
  return new Map(
    rows.map(({ at, seen, ...flags }) => [
      submissions[at] as Submission,
      {
        mark: asked[at]?.mark ?? '',
        visible: Boolean(flags.visible),
        repeated: Boolean(flags.repeated),
        spammer: Boolean(flags.spammer),
        seen,
      },
    ]),
  );
}

const ASKED = {
  at: 'bigint',
  post_id: 'bigint',
  key: 'text',
  mark: 'text',
  email: 'text',
} as const;

function refuseInvisibleAndRepeated(
  submissions: Submission[],
  facts: Map<Submission, Facts>,
  results: Results,
) {
  const keys = new Set<string>();
  return submissions.filter((one) => {
    const { visible, repeated } = facts.get(one) as Facts;
    const { idempotencyKey: key } = one.comment;
    const again = repeated || (key !== undefined && keys.has(key));
    if (key !== undefined && visible) keys.add(key);
    if (visible && !again) return true;
    results.set(one, { outcome: visible ? 'repeated' : 'invisible', retryAfter: 0 });
    return false;
  });
}

/** Each comment with its score; the same text twice at once is a double too. */
function judged(submissions: Submission[], facts: Map<Submission, Facts>, policy: SpamPolicy) {
  const together = new Map<string, number>();
  return submissions.map((one) => {
    const { mark, seen, spammer } = facts.get(one) as Facts;
    const twins = together.get(mark) ?? 0;
    together.set(mark, twins + 1);
    const evidence = { duplicates: seen + twins, knownSpam: spammer ? 1 : 0 };
    const { score, reasons } = judge({ ...one.comment, ...evidence }, policy);
    return { one, mark, score, reasons, isSpam: score >= policy.spamScore };
  });
}

async function insert(
  { engine }: Store,
  trx: Kysely<Database>,
  list: ReturnType<typeof judged>,
  now: Date,
  results: Results,
): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(({ one: { comment }, mark, isSpam, score, reasons }) => ({
    post_id: comment.postId,
    name: comment.name,
    email: comment.email,
    message: comment.message,
    status: isSpam ? 'spam' : 'pending',
    created_at: now.toISOString(),
    idempotency_key: comment.idempotencyKey ?? null,
    score,
    reasons: JSON.stringify(reasons),
    fingerprint: mark,
  }));
  const columns = sql.join(Object.keys(COLUMNS).map((name) => sql.ref(name)));
  const { rows: stored } = await sql<{ idempotency_key: string | null }>`
    insert into comments (${columns}) select ${columns} from ${given(engine, COLUMNS, rows)}
    where true
    on conflict (idempotency_key) do nothing
    returning idempotency_key`.execute(trx);
  const keys = new Set(stored.map((row) => row.idempotency_key));
  for (const { one } of list) {
    const { idempotencyKey: key } = one.comment;
    const isNew = key === undefined || keys.has(key);
    // Another process stored the same key in the meantime.
    if (!isNew) await giveBack(trx, one.accepted);
    results.set(one, { outcome: isNew ? 'stored' : 'repeated', retryAfter: 0 });
  }
}

const COLUMNS = {
  post_id: 'bigint',
  name: 'text',
  email: 'text',
  message: 'text',
  status: 'text',
  created_at: 'text',
  idempotency_key: 'text',
  score: 'bigint',
  reasons: 'text',
  fingerprint: 'text',
} as const;
