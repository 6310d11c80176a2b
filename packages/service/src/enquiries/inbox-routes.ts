import { Hono } from 'hono';
import { logExport } from '../accounts/audit.ts';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import {
  AdminEnquiry,
  AdminEnquiryList,
  AdminEnquiryQuery,
  Deleted,
  Done,
  EnquiryChange,
  EnquiryDeletion,
  type EnquiryEntry,
  EnquiryNote,
  EnquiryReply,
} from '../contract/admin.ts';
import { enquiryFields, requestLines } from '../contract/index.ts';
import { missing, wrongFields } from '../errors.ts';
import { deleted, done } from '../http/answers.ts';
import { CSV, csv, download } from '../http/downloads.ts';
import { describe, formBody } from '../http/openapi.ts';
import { idempotencyKey, json, query, rowNumbers, storedKey } from '../http/validate.ts';
import type { Store } from '../store/store.ts';
import { fileBytes, findFile } from './files.ts';
import { acceptForm, readFields } from './form.ts';
import {
  addNote,
  addReply,
  changeEnquiry,
  deleteEnquiry,
  entriesOf,
  findAssignees,
} from './handling.ts';
import { enquiryPages, findEnquiry, listInbox } from './queries.ts';

/** `/api/admin/enquiries`: the inbox. */
export function inboxRoutes({ store, onMail }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get(
    '/',
    describe('The inbox', { 200: AdminEnquiryList }, [400]),
    query(AdminEnquiryQuery),
    async (c) => c.json(await listInbox(store, c.req.valid('query'), c.var.administrator.id)),
  );

  app.get('/export.csv', describe('All enquiries as CSV', { 200: CSV }), async (c) => {
    await logExport(store, c.var.by, 'enquiries');
    const head = [
      ...['reference', 'received', 'kind', 'status', 'name', 'email'],
      ...enquiryFields.map((field) => field.name),
      ...['request', 'assignee', 'notes', 'replies', 'files'],
    ];
    return csv(c, 'enquiries.csv', head, enquiryCells(store));
  });

  app.get(
    '/:id',
    describe('An enquiry', { 200: AdminEnquiry }, [404]),
    rowNumbers('id'),
    async (c) => {
      const { id } = c.req.valid('param');
      const enquiry = await findEnquiry(store, id);
      if (!enquiry) throw missing();
      const { idempotency_key: _, ...shown } = enquiry;
      const assignees = (await findAssignees(store.db)).map(({ id, name }) => ({ id, name }));
      const entries = (await entriesOf(store.db, [id])).get(id) ?? [];
      return c.json({ ...shown, assignees, entries, sending: onMail !== undefined });
    },
  );

  app.patch(
    '/:id',
    describe(
      'Changes the status or assignee of an enquiry; 409 if somebody else has changed it since',
      { 200: Done },
      [404, 409],
    ),
    rowNumbers('id'),
    json(EnquiryChange),
    (c) => done(c, changeEnquiry(store, c.req.valid('param').id, c.req.valid('json'), c.var.by)),
  );

  app.delete(
    '/:id',
    describe(
      'Deletes an enquiry with its files, notes and replies; 409 if somebody else has changed it since',
      { 200: Deleted },
      [404, 409],
    ),
    rowNumbers('id'),
    json(EnquiryDeletion),
    async (c) => {
      const { version } = c.req.valid('json');
      await deleteEnquiry(store, c.req.valid('param').id, version, c.var.by);
      return c.json(await deleted(store));
    },
  );

  app.post(
    '/:id/notes',
    describe('Adds a note to an enquiry', { 201: Done }, [404]),
    rowNumbers('id'),
    idempotencyKey,
    json(EnquiryNote),
    (c) => {
      const { text } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const key = storedKey(c.req.valid('header')['idempotency-key'], [id, text]);
      return done(c, addNote(store, id, { text, idempotencyKey: key }, c.var.by), 201);
    },
  );

  app.post(
    '/:id/replies',
    describe(
      'Replies by email, with files sent as `files`; 409 if somebody else has changed the enquiry since',
      { 201: Done },
      [400, 404, 409, 413, 415, 422],
      formBody(EnquiryReply),
    ),
    rowNumbers('id'),
    (c) => {
      const { id } = c.req.valid('param');
      const reply = acceptForm(c, store, c.var.by.now, (form) => {
        const { output, problems } = readFields(EnquiryReply, form);
        if (!output) throw wrongFields(problems);
        return addReply(store, id, output, form.files, c.var.by);
      });
      return done(c, reply.then(onMail), 201);
    },
  );

  app.get(
    '/:id/files/:file',
    describe('Downloads a file of an enquiry', { 200: 'application/octet-stream' }, [404]),
    rowNumbers('id', 'file'),
    async (c) => {
      const { id, file: number } = c.req.valid('param');
      const file = await findFile(store, id, number);
      // Downloaded, never displayed by the browser: the content is untrusted.
      return download(c, file.name, 'application/octet-stream', fileBytes(store, file.id));
    },
  );
  return app;
}

async function* enquiryCells(store: Store) {
  const assignees = new Map((await findAssignees(store.db)).map(({ id, email }) => [id, email]));
  for await (const enquiries of enquiryPages(store)) {
    const ids = enquiries.map(({ id }) => id);
    const entries = await entriesOf(store.db, ids);
    yield enquiries.map(({ id, fields, request, assignee_id, files, ...enquiry }) => [
      ...[enquiry.reference, enquiry.created_at, enquiry.kind, enquiry.status],
      ...[enquiry.name, enquiry.email],
      ...enquiryFields.map((field) => fields[field.name] ?? ''),
      request ? requestLines(request).join('; ') : '',
      assignees.get(assignee_id ?? 0) ?? '',
      textOf(entries.get(id) ?? [], 'note'),
      textOf(entries.get(id) ?? [], 'reply'),
      files.map((file) => file.name).join('; '),
    ]);
  }
}

/** Entries of one kind as the text of one cell, each with its time and author. */
function textOf(entries: EnquiryEntry[], kind: EnquiryEntry['kind']): string {
  return entries
    .filter((entry) => entry.kind === kind)
    .map(({ created_at, author, subject, text }) =>
      [`${created_at} ${author}`, subject, text].filter(Boolean).join('\n'),
    )
    .join('\n\n');
}
