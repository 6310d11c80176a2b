import { randomInt } from 'node:crypto';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import type { SpamReason } from '../comments/spam.ts';
import {
  type AdminEnquiry,
  type AdminEnquiryQuery,
  AdminEnquirySummary,
  ENQUIRY_STATUSES,
} from '../contract/admin.ts';
import { type EnquiryRequest, requestLines, SUPPORT_SEVERITIES } from '../contract/index.ts';
import { cut } from '../contract/text.ts';
import { fold } from '../contract/words.ts';
import { countUse, type Quota, undoUse } from '../http/rate-limits.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { columnsOf } from '../store/columns.ts';
import { contains } from '../store/contains.ts';
import { countByStatus, nearestPageOf } from '../store/pages.ts';
import { pagesOf } from '../store/rows.ts';
import type { Database } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';
import { removeFiles } from './files.ts';

export interface NewEnquiry
  extends Pick<AdminEnquiry, 'kind' | 'status' | 'name' | 'email' | 'fields'> {
  request?: EnquiryRequest;
  reasons: SpamReason[];
  files: number[];
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
  /** Whether it looked like spam when it arrived; a moderator may have decided otherwise since. */
  held: boolean;
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
  return row && { reference: row.reference, held: row.reasons !== '[]', retryAfter: 0 };
}

/**
 * Stores an enquiry with its files and, with `relay`, enqueues a mail about it, in one transaction. Resolves when it is
 * on disk; `retryAfter` is the seconds to wait if the rate limit was exceeded, otherwise 0.
 */
export async function addEnquiry(
  store: Store,
  enquiry: NewEnquiry,
  quota: Quota,
  relay: boolean,
  now: Date,
): Promise<EnquiryAnswer> {
  const { files, idempotencyKey, fields, request, reasons, ...row } = enquiry;
  return store.write(async (trx) => {
    const held = reasons.length > 0;
    const known = await answerOfKey(trx, idempotencyKey);
    if (known) {
      await removeFiles(trx, files);
      return known;
    }
    const retryAfter = await countUse(trx, quota, now);
    if (retryAfter > 0) return { reference: '', held, retryAfter };
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
      return other ?? { reference: '', held, retryAfter: 0 };
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
    return { reference: stored.reference, held, retryAfter: 0 };
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
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...parsed(row),
    files: files
      .filter((file) => file.enquiry_id === row.id)
      .map(({ enquiry_id: _, ...file }) => file),
  }));
}

/** Columns of an enquiry that are JSON. */
export interface EnquiryJson {
  fields: string;
  request: string | null;
  reasons: string;
}

export function parsed<Row extends EnquiryJson>(row: Row) {
  const { fields, request, reasons, ...rest } = row;
  return {
    ...rest,
    fields: JSON.parse(fields) as Record<string, string>,
    request: request === null ? null : (JSON.parse(request) as EnquiryRequest),
    reasons: JSON.parse(reasons) as SpamReason[],
  };
}

/** Streams all enquiries, oldest first, in pages. */
export async function* enquiryPages(store: Store): AsyncGenerator<StoredEnquiry[]> {
  for await (const rows of pagesOf(store.db, 'enquiries')) {
    const enquiries = rows.map((row) => row as Selectable<Database['enquiries']>);
    yield withFiles(store, enquiries);
  }
}

const SUMMARY_COLUMNS = columnsOf(
  'enquiries',
  v.omit(AdminEnquirySummary, ['subject', 'severity', 'files', 'assignee']),
);

/** One page of the inbox, newest first. @param me id of the signed-in account, for `assigned: 'me'` */
export async function listInbox(
  store: Store,
  { page, status, kind, assigned, search = '' }: v.InferOutput<typeof AdminEnquiryQuery>,
  me: number,
) {
  const counts = await countByStatus(store, 'enquiries', ENQUIRY_STATUSES);
  const matching = store.db
    .selectFrom('enquiries')
    .where('enquiries.status', status ? '=' : '!=', status ?? 'spam')
    .where((row) => row.and({ 'enquiries.kind': kind }))
    .$if(assigned === 'me', (query) => query.where('assignee_id', '=', me))
    .$if(assigned === 'nobody', (query) => query.where('assignee_id', 'is', null))
    .where((where) => where.and(wordsOf(search).map(mentions)))
    .leftJoin('administrators', 'administrators.id', 'enquiries.assignee_id')
    .select((select) => [
      ...SUMMARY_COLUMNS,
      'enquiries.fields',
      'administrators.name as assignee',
      select
        .selectFrom('files')
        .whereRef('files.enquiry_id', '=', 'enquiries.id')
        .select((files) => files.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('files'),
    ])
    .orderBy('enquiries.id', 'desc');
  const { rows, pagination } = await nearestPageOf(matching, page);
  const enquiries = rows.map(({ fields, ...enquiry }) => {
    const { subject, issue, message, severity } = JSON.parse(fields) as Record<string, string>;
    return {
      ...enquiry,
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

/** Whether an enquiry contains a word in a value that its sender entered, or in its reference. */
function mentions(word: string): RawBuilder<SqlBool> {
  return sql`exists (select 1 from enquiries_search as entry
    where entry.enquiry_id = enquiries.id and ${contains(sql.ref('entry.text'), fold(word))})`;
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
