import { randomInt } from 'node:crypto';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { SpamReason } from '../comments/spam.ts';
import {
  type AdminEnquiry,
  type AdminEnquiryQuery,
  AdminEnquirySummary,
  ENQUIRY_STATUSES,
} from '../contract/admin.ts';
import {
  type EnquiryKind,
  type EnquiryRequest,
  requestLines,
  SUPPORT_SEVERITIES,
} from '../contract/index.ts';
import { cut } from '../contract/text.ts';
import { fold } from '../contract/words.ts';
import { countUse, type Quota, undoUse } from '../http/rate-limits.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { columnsOf } from '../store/columns.ts';
import { contains } from '../store/contains.ts';
import { countByStatus, idsBySlices, nearestPageOf } from '../store/pages.ts';
import { newestOf, pagesOf } from '../store/rows.ts';
import type { Database } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';
import { removeFiles } from './files.ts';

export interface NewEnquiry extends Pick<AdminEnquiry, 'status' | 'name' | 'email' | 'fields'> {
  kind: EnquiryKind;
  request?: EnquiryRequest;
  reasons: SpamReason[];
  files: number[];
  /** Quota of the sender's mailbox for an acknowledgement. @default none is sent */
  acknowledged?: Quota;
  /** Bound to the content; a second enquiry with the same key gets the first one's answer. */
  idempotencyKey?: string;
}

// Omits letters and digits that are easily confused when read or spoken.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates a reference number, such as E-7K3M-9Q2X; there are 6.6 × 10¹¹. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `E-${part()}-${part()}`;
}

/** The response to the sender of an enquiry. */
interface EnquiryAnswer {
  reference: string;
  /** Why it looked like spam when it arrived; a moderator may have decided otherwise since. */
  reasons: SpamReason[];
  retryAfter: number;
}

/** The answer to the enquiry with this idempotency key, if there is one. */
async function answerOfKey(db: Db, key: string | undefined): Promise<EnquiryAnswer | undefined> {
  if (key === undefined) return undefined;
  const row = await db
    .selectFrom('enquiries')
    .select(['reference', 'reasons'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { reference: row.reference, reasons: JSON.parse(row.reasons), retryAfter: 0 };
}

/**
 * Stores an enquiry with its files and enqueues its mails (with `relay`, one to the company), in one transaction. Resolves when it is on disk; `retryAfter` is the seconds to wait if the rate limit was exceeded, otherwise 0.
 */
export async function addEnquiry(
  store: Store,
  enquiry: NewEnquiry,
  quota: Quota,
  relay: boolean,
  now: Date,
): Promise<EnquiryAnswer> {
  const { files, idempotencyKey, acknowledged, fields, request, reasons, ...row } = enquiry;
  return store.write(async (trx) => {
    const known = await answerOfKey(trx, idempotencyKey);
    if (known) {
      await removeFiles(trx, files);
      return known;
    }
    const retryAfter = await countUse(trx, quota, now);
    if (retryAfter > 0) return { reference: '', reasons, retryAfter };
    const stored = await trx
      .insertInto('enquiries')
      .values({
        ...row,
        reference: newReference(),
        fields: JSON.stringify(fields),
        request: request ? JSON.stringify(request) : null,
        reasons: JSON.stringify(reasons),
        created_at: now.toISOString(),
        idempotency_key: idempotencyKey ?? null,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (!stored) {
      // A concurrent request has stored this idempotency key.
      await undoUse(trx, quota);
      await removeFiles(trx, files);
      const other = await answerOfKey(trx, idempotencyKey);
      return other ?? { reference: '', reasons, retryAfter: 0 };
    }
    await indexEnquiry(trx, { ...stored, ...enquiry, request: request ?? null });
    if (files.length > 0) {
      await trx
        .updateTable('files')
        .set({ enquiry_id: stored.id })
        .where('id', 'in', files)
        .execute();
    }
    if (relay) await enqueueMail(trx, { enquiry_id: stored.id }, now);
    if (acknowledged && (await countUse(trx, acknowledged, now)) === 0) {
      await enqueueMail(trx, { acknowledged_id: stored.id }, now);
    }
    return { reference: stored.reference, reasons, retryAfter: 0 };
  });
}

export type StoredEnquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

export async function findEnquiry(store: Store, id: number) {
  const row = await store.db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (await withFiles(store, [row]))[0];
}

async function withFiles(store: Store, rows: Selectable<Database['enquiries']>[]) {
  const ids = rows.map(({ id }) => id);
  const files = await store.db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'enquiry_id'])
    .where('enquiry_id', 'in', ids)
    .where('entry_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...parsed(row),
    files: files
      .filter((file) => file.enquiry_id === row.id)
      .map(({ enquiry_id: _, ...file }) => file),
  }));
}

/** The kind as administrators see it: a general enquiry with a selection asks for a quote. */
const kindShown = (kind: EnquiryKind, request: unknown) =>
  kind === 'general' && request !== null ? 'quote' : kind;

/** Columns of an enquiry that need to be read: JSON, and the kind, which depends on it. */
export interface EnquiryJson {
  kind: EnquiryKind;
  fields: string;
  request: string | null;
  reasons: string;
}

export function parsed<Row extends EnquiryJson>(row: Row) {
  const { kind, fields, request, reasons, ...rest } = row;
  return {
    ...rest,
    kind: kindShown(kind, request),
    fields: JSON.parse(fields) as Record<string, string>,
    request: request === null ? null : (JSON.parse(request) as EnquiryRequest),
    reasons: JSON.parse(reasons) as SpamReason[],
  };
}

/** Streams all enquiries, oldest first, in pages. */
export async function* enquiryPages(store: Store): AsyncGenerator<StoredEnquiry[]> {
  for await (const rows of pagesOf(store.db, 'enquiries')) yield withFiles(store, rows);
}

const SUMMARY_COLUMNS = columnsOf(
  'enquiries',
  v.omit(AdminEnquirySummary, ['kind', 'subject', 'severity', 'files', 'assignee', 'reply']),
);

const NOT_SPAM = ENQUIRY_STATUSES.filter((status) => status !== 'spam');

/** One page of the inbox, newest first. @param me id of the signed-in account, for `assigned: 'me'` */
export async function listInbox(
  store: Store,
  { page, status, kind, assigned, search = '' }: v.InferOutput<typeof AdminEnquiryQuery>,
  me: number,
) {
  const counts = await countByStatus(store, 'enquiries', ENQUIRY_STATUSES);
  const words = wordsOf(search);
  const matching = store.db
    .selectFrom('enquiries')
    .where('enquiries.status', 'in', status ? [status] : NOT_SPAM)
    .where((row) => row.and({ kind: kind === 'quote' ? 'general' : kind }))
    .$if(kind === 'quote', (query) => query.where('request', 'is not', null))
    .$if(kind === 'general', (query) => query.where('request', 'is', null))
    .$if(assigned === 'me', (query) => query.where('assignee_id', '=', me))
    .$if(assigned === 'nobody', (query) => query.where('assignee_id', 'is', null))
    .select('enquiries.id')
    .orderBy('enquiries.id', 'desc');
  const found = words.length > 0 ? await mentioning(store, words, matching) : matching;
  const read = (ids: number[]) => readSummaries(store, ids);
  const { rows, pagination } = await nearestPageOf(found, read, page);
  const enquiries = rows.map(({ fields, kind, request, reply, ...enquiry }) => {
    const { subject, issue, message, severity } = JSON.parse(fields) as Record<string, string>;
    return {
      ...enquiry,
      kind: kindShown(kind, request),
      reply: reply === 'waiting' || reply === 'failed' ? reply : null,
      subject: firstLine(subject ?? issue ?? message ?? ''),
      severity: SUPPORT_SEVERITIES.find((each) => each === severity) ?? null,
    };
  });
  return { enquiries, counts, pagination };
}

/** The first words of a search. */
function wordsOf(search: string): string[] {
  return search.slice(0, 200).split(/\s+/).filter(Boolean).slice(0, 8);
}

/** The numbers of those enquiries that contain each word in a value that their sender entered, or in their reference. */
async function mentioning(
  { db }: Store,
  words: string[],
  list: SelectQueryBuilder<Database, 'enquiries', { id: number }>,
): Promise<number[]> {
  const text = sql.ref<string>('enquiries_search.text');
  const matching = list
    .innerJoin('enquiries_search', 'enquiries_search.enquiry_id', 'enquiries.id')
    .where((where) => where.and(words.map((word) => contains(text, fold(word)))));
  return idsBySlices(matching, 'enquiries.id', await newestOf(db, 'enquiries'));
}

function readSummaries({ db }: Store, ids: number[]) {
  return db
    .selectFrom('enquiries')
    .leftJoin('administrators', 'administrators.id', 'enquiries.assignee_id')
    .where('enquiries.id', 'in', ids)
    .select((select) => [
      ...SUMMARY_COLUMNS,
      'enquiries.kind',
      'enquiries.request',
      'enquiries.fields',
      select
        .selectFrom('enquiry_entries')
        .innerJoin('outbox', 'outbox.reply_id', 'enquiry_entries.id')
        .whereRef('enquiry_entries.enquiry_id', '=', 'enquiries.id')
        .where('outbox.status', '!=', 'sent')
        .select((mails) => mails.fn.min('outbox.status').as('status'))
        .$asScalar()
        .as('reply'),
      'administrators.name as assignee',
      select
        .selectFrom('files')
        .whereRef('files.enquiry_id', '=', 'enquiries.id')
        .where('files.entry_id', 'is', null)
        .select((files) => files.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('files'),
    ])
    .execute();
}

/** Adds an enquiry to the index of the inbox's search. */
async function indexEnquiry(
  db: Db,
  {
    id,
    reference,
    name,
    email,
    fields,
    request,
  }: Pick<StoredEnquiry, 'id' | 'reference' | 'name' | 'email' | 'fields' | 'request'>,
): Promise<void> {
  const selection = request ? requestLines(request) : [];
  const text = fold([reference, name, email, ...Object.values(fields), ...selection].join('\n'));
  await db.insertInto('enquiries_search').values({ enquiry_id: id, text }).execute();
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 120 ? `${cut(line, 119)}…` : line;
}
