import { sql } from 'kysely';
import type * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import { type AdminIssue, type AdminIssueList, MAIL_STATUSES } from '../contract/admin.ts';
import { missing, Refusal } from '../errors.ts';
import { written } from '../mail/letter.ts';
import { enqueueMail, type LeasedMail } from '../mail/outbox.ts';
import type { ComposedMail } from '../mail/smtp.ts';
import { visiblePosts } from '../posts/queries.ts';
import { nearestPageOf } from '../store/pages.ts';
import type { MailStatus } from '../store/schema.ts';
import type { Db, Store, Trx } from '../store/store.ts';
import { type From, type IssueArticle, issueLetter, issueMail } from './mails.ts';
import { findSubscriber } from './queries.ts';

/** Subscribers who get an issue. */
const recipients = (db: Db) =>
  db
    .selectFrom('subscribers')
    .where('subscribers.status', '=', 'confirmed')
    .where('subscribers.bounced_at', 'is', null);

/** The published articles, newest first, each with the state of its issue, and the number of recipients. */
export async function listIssues(
  store: Store,
  page: number,
  now: Date,
): Promise<Omit<v.InferOutput<typeof AdminIssueList>, 'sending'>> {
  const articles = visiblePosts(store.db, now)
    .select('posts.id')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc');
  const read = (ids: number[]) =>
    store.db
      .selectFrom('posts')
      .leftJoin('newsletter_issues', 'newsletter_issues.post_id', 'posts.id')
      .where('posts.id', 'in', ids)
      .select(['posts.id', 'posts.title', 'posts.published_at'])
      .select(['newsletter_issues.started_at', 'newsletter_issues.stopped_at'])
      .select((row) => [
        'newsletter_issues.id as issue',
        row.fn.coalesce('newsletter_issues.recipients', sql.lit(0)).as('recipients'),
      ])
      .execute();
  const { rows, pagination } = await nearestPageOf(articles, read, page);
  const counts = await countMails(
    store.db,
    rows.flatMap(({ issue }) => issue ?? []),
    ['waiting'],
  );
  return {
    issues: rows.map(({ published_at, issue, ...row }) => ({
      ...row,
      published_at: published_at ?? '',
      waiting: counts(issue, 'waiting'),
    })),
    recipients: await countRecipients(store.db),
    pagination,
  };
}

/** Counts the mails of issues to subscribers by their status. Resolves to a function that reads the counts. */
async function countMails(db: Db, issues: readonly number[], statuses: readonly MailStatus[]) {
  const rows = await db
    .selectFrom('outbox')
    .where('issue_id', 'in', issues.length > 0 ? issues : [0])
    .where('status', 'in', statuses)
    .where('subscriber_id', 'is not', null)
    .select((row) => ['issue_id', 'status', row.fn.countAll<number>().as('count')])
    .groupBy(['issue_id', 'status'])
    .execute();
  return (issue: number | null, status: MailStatus): number =>
    Number(rows.find((row) => row.issue_id === issue && row.status === status)?.count ?? 0);
}

async function countRecipients(db: Db): Promise<number> {
  const { count } = await recipients(db)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The issue of a published article: as it will be sent, and how far it has got. */
export async function findIssue(
  store: Store,
  post: number,
  from: From,
  now: Date,
): Promise<Omit<AdminIssue, 'sending'>> {
  const article = await findArticle(store.db, post, now);
  const issue = await store.db
    .selectFrom('newsletter_issues')
    .where('post_id', '=', post)
    .selectAll()
    .executeTakeFirst();
  const counts = await countMails(store.db, issue ? [issue.id] : [], MAIL_STATUSES);
  return {
    id: post,
    title: article.title,
    text: written(issueLetter(article, from), from.sender).text,
    started_at: issue?.started_at ?? null,
    started_by: issue?.started_by ?? null,
    stopped_at: issue?.stopped_at ?? null,
    recipients: issue?.started_at ? issue.recipients : await countRecipients(store.db),
    waiting: counts(issue?.id ?? null, 'waiting'),
    sent: counts(issue?.id ?? null, 'sent'),
    failed: counts(issue?.id ?? null, 'failed'),
  };
}

/** The HTML of an issue, without anybody's link to unsubscribe. */
export async function issueHtml(store: Store, post: number, from: From, now: Date) {
  return written(issueLetter(await findArticle(store.db, post, now), from), from.sender).html;
}

/** Sends a test of an issue to an administrator. */
export async function sendTest(
  store: Store,
  post: number,
  administrator_id: number,
  by: By,
): Promise<void> {
  await store.write(async (trx) => {
    const { id } = await prepareIssue(trx, post, by.now);
    await enqueueMail(trx, { issue_id: id, administrator_id }, by.now);
    await addToAuditLog(trx, by, 'newsletter tested', [`post ${post}`]);
  });
}

/**
 * Starts to send an issue to everybody who has confirmed; 409 if that has been done before. The outbox gets one mail for
 * each recipient, in one statement.
 */
export async function startIssue(store: Store, post: number, by: By): Promise<void> {
  const time = by.now.toISOString();
  await store.write(async (trx) => {
    const { id } = await prepareIssue(trx, post, by.now);
    await trx
      .updateTable('newsletter_issues')
      .set({ started_at: time, started_by: by.who })
      .where('id', '=', id)
      // Another process may have started it since it was read.
      .where('started_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Refusal(409, 'issue-sent'));
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('outbox')
      .columns(['issue_id', 'subscriber_id', 'due_at', 'created_at'])
      .expression(
        recipients(trx).select([
          sql<number>`${sql.lit(id)}`.as('issue_id'),
          'subscribers.id as subscriber_id',
          sql<string>`${sql.lit(time)}`.as('due_at'),
          sql<string>`${sql.lit(time)}`.as('created_at'),
        ]),
      )
      .executeTakeFirstOrThrow();
    const count = Number(numInsertedOrUpdatedRows);
    if (count === 0) throw new Refusal(409, 'nobody-confirmed');
    const issue = trx.updateTable('newsletter_issues').set({ recipients: count });
    await issue.where('id', '=', id).execute();
    await addToAuditLog(trx, by, 'newsletter sent', [`post ${post}`]);
  });
}

/** Stops an issue that is being sent, or continues it. */
export async function holdIssue(store: Store, post: number, stop: boolean, by: By): Promise<void> {
  await store.write(async (trx) => {
    const changed = await trx
      .updateTable('newsletter_issues')
      .set({ stopped_at: stop ? by.now.toISOString() : null })
      .where('post_id', '=', post)
      .where('started_at', 'is not', null)
      .where('stopped_at', stop ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    await addToAuditLog(trx, by, stop ? 'newsletter stopped' : 'newsletter continued', [
      `post ${post}`,
    ]);
  });
}

/** The row of an article's issue, made when it is first needed. */
async function prepareIssue(trx: Trx, post_id: number, now: Date): Promise<{ id: number }> {
  const { title } = await findArticle(trx, post_id, now);
  return trx
    .insertInto('newsletter_issues')
    .values({ post_id, title })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ title }))
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function findArticle(db: Db, post: number, now: Date): Promise<IssueArticle> {
  return visiblePosts(db, now)
    .where('posts.id', '=', post)
    .select(['posts.title', 'posts.excerpt', 'posts.image', 'posts.image_caption', 'posts.slug'])
    .executeTakeFirstOrThrow(missing);
}

/** Composes a mail of an issue; undefined if its recipient has left. @throws if the article is no longer published */
export async function composeIssue(
  store: Store,
  { issue_id, subscriber_id, administrator_id }: LeasedMail,
  from: From,
  now: Date,
): Promise<ComposedMail | undefined> {
  const issue = await store.db
    .selectFrom('newsletter_issues')
    .where('id', '=', issue_id)
    .select('post_id')
    .executeTakeFirst();
  const article = await findArticle(store.db, issue?.post_id ?? 0, now).catch(() => {
    throw new Error('The article is not published.');
  });
  if (administrator_id !== null) {
    const administrator = await store.db
      .selectFrom('administrators')
      .where('id', '=', administrator_id)
      .select('email')
      .executeTakeFirst();
    const letter = issueLetter(article, from);
    return administrator && { to: administrator.email, subject: `Test: ${article.title}`, letter };
  }
  const subscriber = await findSubscriber(store.db, subscriber_id ?? 0);
  if (subscriber?.status !== 'confirmed' || subscriber.bounced_at !== null) return undefined;
  return issueMail(store, subscriber, article, from);
}
