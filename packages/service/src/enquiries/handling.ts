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
import type { Db, Store, Trx } from '../store/store.ts';

/** Notes and replies of enquiries, oldest first; replies include the status of their mail. */
export async function entriesOf(db: Db, ids: number[]): Promise<Map<number, EnquiryEntry[]>> {
  const rows = await db
    .selectFrom('enquiry_entries')
    .leftJoin('outbox', 'outbox.reply_id', 'enquiry_entries.id')
    .where('enquiry_entries.enquiry_id', 'in', ids)
    .select(columnsOf('enquiry_entries', v.omit(EnquiryEntry, ['mail'])))
    .select(['outbox.status', 'outbox.last_error', 'outbox.ended_at'])
    .select('enquiry_entries.enquiry_id')
    .orderBy('enquiry_entries.id')
    .execute();
  const entries = new Map<number, EnquiryEntry[]>();
  for (const { enquiry_id, status, last_error, ended_at, ...entry } of rows) {
    const mail = status && { status, last_error, ended_at };
    entries.set(enquiry_id, [...(entries.get(enquiry_id) ?? []), { ...entry, mail }]);
  }
  return entries;
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
  return store.write(async (trx) => {
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

/** Adds a note. Needs no version check, because notes cannot conflict. */
export function addNote(store: Store, id: number, text: string, by: By): Promise<void> {
  return store.write(async (trx) => {
    const enquiry = await trx
      .selectFrom('enquiries')
      .where('id', '=', id)
      .select('reference')
      .executeTakeFirstOrThrow(missing);
    await addEntry(trx, { enquiry_id: id, kind: 'note', text }, by);
    await addToAuditLog(trx, by, 'note added', [`enquiry ${enquiry.reference}`]);
  });
}

/** Stores a reply, enqueues its mail and sets the status `answered`; 409 if `version` is stale. */
export function addReply(
  store: Store,
  id: number,
  { version, subject, text }: v.InferOutput<typeof EnquiryReply>,
  by: By,
): Promise<void> {
  return store.write(async (trx) => {
    const before = await nextVersion(trx, id, version, { status: 'answered' });
    const reply_id = await addEntry(trx, { enquiry_id: id, kind: 'reply', subject, text }, by);
    await enqueueMail(trx, { reply_id }, by.now);
    await addToAuditLog(trx, by, 'reply sent', [`enquiry ${before.reference}`]);
  });
}

async function addEntry(
  trx: Trx,
  entry: { enquiry_id: number; kind: 'note' | 'reply'; subject?: string; text: string },
  { who, now }: By,
): Promise<number> {
  const { id } = await trx
    .insertInto('enquiry_entries')
    .values({ ...entry, author: who, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findReply(store: Store, id: number) {
  return store.db
    .selectFrom('enquiry_entries')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_entries.enquiry_id')
    .where('enquiry_entries.id', '=', id)
    .select(['enquiries.email', 'enquiry_entries.subject', 'enquiry_entries.text'])
    .executeTakeFirst();
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
