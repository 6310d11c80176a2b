import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { addToAuditLog, type By } from '../accounts/audit.ts';
import {
  type EnquiryChange,
  EnquiryEntry,
  type EnquiryReply,
  rolesFor,
} from '../contract/admin.ts';
import { byName } from '../contract/text.ts';
import { missing, Refusal, wrongFields } from '../errors.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { columnsOf } from '../store/columns.ts';
import type { Database } from '../store/schema.ts';
import { type Db, type Store, type Trx, writeAlone } from '../store/store.ts';
import { dropFiles, orphanFiles } from './files.ts';

/** Notes and replies of enquiries, oldest first; replies include the status of their mail. */
export async function entriesOf(db: Db, ids: number[]): Promise<Map<number, EnquiryEntry[]>> {
  const rows = await db
    .selectFrom('enquiry_entries')
    .leftJoin('outbox', 'outbox.reply_id', 'enquiry_entries.id')
    .where('enquiry_entries.enquiry_id', 'in', ids)
    .select(columnsOf('enquiry_entries', v.omit(EnquiryEntry, ['mail', 'files'])))
    .select(['outbox.status', 'outbox.last_error', 'outbox.ended_at'])
    .select('enquiry_entries.enquiry_id')
    .orderBy('enquiry_entries.id')
    .execute();
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  const entries = new Map<number, EnquiryEntry[]>();
  for (const { enquiry_id, status, last_error, ended_at, ...entry } of rows) {
    const mail = status && { status, last_error, ended_at };
    const shown = { ...entry, mail, files: files.get(entry.id) ?? [] };
    entries.set(enquiry_id, [...(entries.get(enquiry_id) ?? []), shown]);
  }
  return entries;
}

/** Files of replies, by the id of the reply. */
async function filesOf(db: Db, entries: number[]) {
  const byEntry = new Map<number, EnquiryEntry['files']>();
  // PostgreSQL knows no empty list.
  if (entries.length === 0) return byEntry;
  const files = await db
    .selectFrom('files')
    .where('entry_id', 'in', entries)
    .select(['id', 'name', 'type', 'size', 'entry_id'])
    .orderBy('id')
    .execute();
  for (const { entry_id, ...file } of files) {
    if (entry_id !== null) byEntry.set(entry_id, [...(byEntry.get(entry_id) ?? []), file]);
  }
  return byEntry;
}

export async function findAssignees(db: Db) {
  const assignees = await db
    .selectFrom('administrators')
    .select(['id', 'name', 'email'])
    .where('role', 'in', rolesFor('enquiries'))
    .orderBy('id')
    .execute();
  return assignees.sort(byName);
}

/** Changes the status or the assignee of an enquiry; 409 if `version` is stale. */
export function changeEnquiry(
  store: Store,
  id: number,
  { version, status, assignee_id }: v.InferOutput<typeof EnquiryChange>,
  by: By,
): Promise<void> {
  return writeAlone(store, async (trx) => {
    const assignee =
      assignee_id && (await findAssignees(trx)).find((one) => one.id === assignee_id);
    if (assignee_id && !assignee) throw wrongFields({ assignee_id: 'invalid' });
    const before = await nextVersion(trx, id, version, { status, assignee_id });
    const subject = [`enquiry ${before.reference}`];
    if (status && status !== before.status) {
      await addToAuditLog(trx, by, `enquiry ${status}`, subject);
    }
    if (assignee_id !== undefined && assignee_id !== before.assignee_id) {
      const action = `enquiry assigned to ${assignee ? assignee.email : 'nobody'}`;
      await addToAuditLog(trx, by, action, subject);
    }
  });
}

/** Deletes an enquiry with its files, notes, replies and mails; 409 if `version` is stale. */
export async function deleteEnquiry(
  store: Store,
  id: number,
  version: number,
  by: By,
): Promise<void> {
  await writeAlone(store, async (trx) => {
    const { reference } = await nextVersion(trx, id, version, {});
    await removeEnquiries(trx, [id]);
    await addToAuditLog(trx, by, 'enquiry deleted', [`enquiry ${reference}`]);
  });
  await dropFiles(store, [], by.now);
}

/** Deletes enquiries; their files are left to `dropFiles`. */
export async function removeEnquiries(trx: Trx, ids: number[]): Promise<void> {
  await orphanFiles(trx, ids);
  await trx.deleteFrom('enquiries').where('id', 'in', ids).execute();
}

/** Adds a note, once per key. Needs no version check, because notes cannot conflict. */
export function addNote(
  store: Store,
  id: number,
  { text, idempotencyKey }: { text: string; idempotencyKey?: string | undefined },
  by: By,
): Promise<void> {
  return writeAlone(store, async (trx) => {
    const enquiry = await trx
      .selectFrom('enquiries')
      .where('id', '=', id)
      .select('reference')
      .executeTakeFirstOrThrow(missing);
    const key = { idempotency_key: idempotencyKey ?? null };
    const added = await addEntry(trx, { enquiry_id: id, kind: 'note', text, ...key }, by);
    if (added === undefined) return;
    await addToAuditLog(trx, by, 'note added', [`enquiry ${enquiry.reference}`]);
  });
}

/** Stores a reply with its files and enqueues its mail; 409 if `version` is stale. {@link markAnswered} follows. */
export function addReply(
  store: Store,
  id: number,
  { version, subject, text }: v.InferOutput<typeof EnquiryReply>,
  files: number[],
  by: By,
): Promise<void> {
  return writeAlone(store, async (trx) => {
    const before = await nextVersion(trx, id, version, { status: 'in-progress' });
    const reply_id = await addEntry(trx, { enquiry_id: id, kind: 'reply', subject, text }, by);
    if (reply_id === undefined) throw new Error('A reply without a key is always new.');
    if (files.length > 0) {
      const owner = { enquiry_id: id, entry_id: reply_id };
      await trx.updateTable('files').set(owner).where('id', 'in', files).execute();
    }
    await enqueueMail(trx, { reply_id }, by.now);
    await addToAuditLog(trx, by, 'reply written', [`enquiry ${before.reference}`]);
  });
}

/**
 * Marks the enquiry of a reply as answered once its mail has been sent, unless somebody has chosen another status since.
 * The version stays: what an administrator has open is not out of date.
 */
export async function markAnswered(trx: Trx, reply: number, now: Date): Promise<void> {
  const { enquiry_id, author, reference } = await trx
    .selectFrom('enquiry_entries')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_entries.enquiry_id')
    .where('enquiry_entries.id', '=', reply)
    .select(['enquiry_entries.enquiry_id', 'enquiry_entries.author', 'enquiries.reference'])
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('enquiries')
    .set({ status: 'answered' })
    .where((row) => row.and({ id: enquiry_id, status: 'in-progress' }))
    .execute();
  await addToAuditLog(trx, { who: author, now }, 'reply sent', [`enquiry ${reference}`]);
}

/** Adds an entry; undefined if there is one with its key. */
async function addEntry(
  trx: Trx,
  entry: Pick<Insertable<Database['enquiry_entries']>, 'enquiry_id' | 'kind' | 'text'> &
    Partial<Insertable<Database['enquiry_entries']>>,
  { who, now }: By,
): Promise<number | undefined> {
  const added = await trx
    .insertInto('enquiry_entries')
    .values({ ...entry, author: who, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export type StoredReply = NonNullable<Awaited<ReturnType<typeof findReply>>>;

export async function findReply({ db }: Store, id: number) {
  const reply = await db
    .selectFrom('enquiry_entries')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_entries.enquiry_id')
    .where('enquiry_entries.id', '=', id)
    .select(['enquiry_entries.id', 'enquiry_entries.subject', 'enquiry_entries.text'])
    .select(['enquiries.email', 'enquiries.reference'])
    .executeTakeFirst();
  return reply && { ...reply, files: (await filesOf(db, [id])).get(id) ?? [] };
}

/** Updates an enquiry and its version; 409 if `version` is stale. Resolves to the old values. */
async function nextVersion(
  trx: Trx,
  id: number,
  version: number,
  change: Omit<v.InferOutput<typeof EnquiryChange>, 'version'>,
) {
  const before = await trx
    .selectFrom('enquiries')
    .where('id', '=', id)
    .select(['reference', 'status', 'assignee_id'])
    .executeTakeFirstOrThrow(missing);
  await trx
    .updateTable('enquiries')
    .set({ ...change, version: version + 1 })
    .where((row) => row.and({ id, version }))
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal(409, 'stale-enquiry'));
  return before;
}
