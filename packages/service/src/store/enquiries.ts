import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ADMIN_PAGE_SIZE, ENQUIRY_STATUSES } from '../contract/admin.ts';
import type { EnquiryKind } from '../contract/index.ts';
import { note } from './audit.ts';
import { enqueueMail } from './outbox.ts';
import { countsOf, offsetOf, paginationOf } from './pages.ts';
import { giveBack, type Quota, takeFrom } from './rate-limits.ts';
import type { Database, EnquiryStatus } from './schema.ts';
import type { Store } from './store.ts';

/** Files are stored in pieces of this many bytes. */
export const CHUNK_BYTES = 256 * 1024;
/** Files without an enquiry belong to a request that was broken off this long ago. */
const ORPHAN_MS = 3600_000;

export interface NewEnquiry {
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  fields: Record<string, string>;
  /** Numbers of stored files. */
  files: number[];
  /** Given by the sender; a second enquiry with the same key gets the first one's reference. */
  idempotencyKey?: string;
}

export type EnquiryResult =
  | { reference: string; retryAfter?: never }
  /** Nothing was stored; the seconds to wait. */
  | { reference?: never; retryAfter: number };

// Without letters and digits that are taken for one another when they are read aloud or by hand.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, such as E-7K3M-9Q2X: one of 6 × 10¹¹. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `E-${part()}-${part()}`;
}

/** The reference that an idempotency key has led to before. */
export async function referenceOfKey(
  db: Kysely<Database>,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.reference;
}

/**
 * Stores an enquiry with its files and, with `relay`, a mail about it, in one transaction.
 * Resolves when it is on disk.
 */
export async function addEnquiry(
  store: Store,
  enquiry: NewEnquiry,
  quota: Quota,
  relay: boolean,
  now: Date,
): Promise<EnquiryResult> {
  const { files, idempotencyKey, fields, ...row } = enquiry;
  return store.write(async (trx) => {
    const known = idempotencyKey && (await referenceOfKey(trx, idempotencyKey));
    if (known) {
      await removeFiles(trx, files);
      return { reference: known };
    }
    const retryAfter = await takeFrom(store, trx, quota, now);
    if (retryAfter > 0) return { retryAfter };
    const stored = await trx
      .insertInto('enquiries')
      .values({
        ...row,
        reference: newReference(),
        fields: JSON.stringify(fields),
        created_at: now.toISOString(),
        idempotency_key: idempotencyKey ?? null,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (!stored) {
      // The same key arrived twice at once.
      await giveBack(trx, quota);
      await removeFiles(trx, files);
      return { reference: (await referenceOfKey(trx, idempotencyKey ?? '')) ?? '' };
    }
    if (files.length > 0) {
      await trx
        .updateTable('files')
        .set({ enquiry_id: stored.id })
        .where('id', 'in', files)
        .execute();
    }
    if (relay) await enqueueMail(trx, { enquiry_id: stored.id }, now);
    return { reference: stored.reference };
  });
}

async function removeFiles(db: Kysely<Database>, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Begins a file; its pieces follow. */
export async function addFile(
  store: Store,
  file: { name: string; type: string },
  now: Date,
): Promise<number> {
  const row = { ...file, enquiry_id: null, size: 0, created_at: now.toISOString() };
  const { id } = await store.write((trx) =>
    trx.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

export async function addChunk(
  store: Store,
  file_id: number,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await store.write(async (trx) => {
    await trx.insertInto('file_chunks').values({ file_id, position, bytes }).execute();
    await trx
      .updateTable('files')
      .set((file) => ({ size: file('size', '+', bytes.length) }))
      .where('id', '=', file_id)
      .execute();
  });
}

/** Removes files that belong to no enquiry: these, and those of requests that were broken off. */
export async function dropFiles(store: Store, ids: number[], now: Date): Promise<void> {
  const abandoned = new Date(now.getTime() - ORPHAN_MS).toISOString();
  await store.write((trx) =>
    trx
      .deleteFrom('files')
      .where('enquiry_id', 'is', null)
      .where((where) =>
        where.or([
          where('created_at', '<', abandoned),
          ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
        ]),
      )
      .execute(),
  );
}

/** The bytes of a file, piece by piece. */
export async function* fileBytes(store: Store, fileId: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const chunk = await store.db
      .selectFrom('file_chunks')
      .select('bytes')
      .where('file_id', '=', fileId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!chunk) return;
    yield chunk.bytes;
  }
}

export type StoredEnquiry = NonNullable<Awaited<ReturnType<typeof findEnquiry>>>;

/** An enquiry with the list of its files. */
export async function findEnquiry(store: Store, id: number) {
  const row = await store.db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const files = await store.db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size'])
    .where('enquiry_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...row, fields: JSON.parse(row.fields) as Record<string, string>, files };
}

/** Enquiries, oldest first, with the number of their files; of one status or all. */
export async function listEnquiries(store: Store, status?: EnquiryStatus) {
  const rows = await store.db
    .selectFrom('enquiries')
    .leftJoin('files', 'files.enquiry_id', 'enquiries.id')
    .$if(status !== undefined, (query) =>
      query.where('enquiries.status', '=', status as EnquiryStatus),
    )
    .selectAll('enquiries')
    .select((select) => select.fn.count<number>('files.id').as('files'))
    .groupBy('enquiries.id')
    .orderBy('enquiries.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    fields: JSON.parse(row.fields) as Record<string, string>,
  }));
}

/** One page for the inbox, newest first; without a status all but spam. */
export async function listInbox(
  store: Store,
  { page, status }: { page: number; status?: EnquiryStatus },
) {
  const counts = countsOf(
    ENQUIRY_STATUSES,
    await store.db
      .selectFrom('enquiries')
      .select((select) => ['status', select.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  );
  const rows = await store.db
    .selectFrom('enquiries')
    .leftJoin('files', 'files.enquiry_id', 'enquiries.id')
    .where('enquiries.status', status ? '=' : '!=', status ?? 'spam')
    .select((select) => [
      'enquiries.id',
      'enquiries.reference',
      'enquiries.kind',
      'enquiries.status',
      'enquiries.name',
      'enquiries.fields',
      'enquiries.created_at',
      select.fn.count<number>('files.id').as('files'),
    ])
    .groupBy('enquiries.id')
    .orderBy('enquiries.id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  const enquiries = rows.map(({ fields, ...enquiry }) => {
    const { subject, issue, message } = JSON.parse(fields) as Record<string, string>;
    return { ...enquiry, subject: firstLine(subject ?? issue ?? message ?? '') };
  });
  const total = status ? counts[status] : counts.new + counts.read + counts.closed;
  return { enquiries, counts, pagination: paginationOf(page, total) };
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}

/** Gives an enquiry a status. Resolves to whether it exists. */
export async function markEnquiry(
  store: Store,
  id: number,
  status: EnquiryStatus,
  who: string,
  now: Date,
): Promise<boolean> {
  return store.write(async (trx) => {
    const row = await trx
      .updateTable('enquiries')
      .set({ status })
      .where('id', '=', id)
      .returning('reference')
      .executeTakeFirst();
    if (row) await note(trx, who, `enquiry ${status}`, [`enquiry ${row.reference}`], now);
    return row !== undefined;
  });
}

/** A file of an enquiry. */
export async function findFile(store: Store, enquiryId: number, id: number) {
  return store.db
    .selectFrom('files')
    .where('enquiry_id', '=', enquiryId)
    .where('id', '=', id)
    .select(['id', 'name', 'type', 'size'])
    .executeTakeFirst();
}
