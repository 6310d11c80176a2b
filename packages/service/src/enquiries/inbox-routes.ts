import { type Context, Hono } from 'hono';
import { logExport } from '../accounts/audit.ts';
import type { AdminDependencies, AdminEnv } from '../accounts/guard.ts';
import { rowsOf } from '../archive/rows.ts';
import {
  ADMIN_TEXTS,
  AdminEnquiry,
  AdminEnquiryList,
  AdminEnquiryQuery,
  Done,
  EnquiryChange,
  type EnquiryEntry,
  EnquiryNote,
  EnquiryReply,
} from '../contract/admin.ts';
import { requestLines } from '../contract/index.ts';
import { CSV, csv, download } from '../http/downloads.ts';
import { failure } from '../http/errors.ts';
import { describe } from '../http/openapi.ts';
import { json, query, rowNumbers } from '../http/validate.ts';
import { fileBytes, findFile } from './files.ts';
import {
  addNote,
  addReply,
  changeEnquiry,
  entriesOf,
  findAssignees,
  type Handled,
} from './handling.ts';
import { findEnquiry, listInbox } from './queries.ts';

/** Fields of the forms, as columns after those that every enquiry has. */
const FIELD_COLUMNS = [
  ...['phone', 'company', 'subject', 'message', 'issue', 'interest'],
  ...['product_model', 'serial_number', 'severity', 'message_code'],
  ...['experience', 'region', 'purpose', 'plan', 'source'],
];

/** Statuses of changes that are refused. */
const CHANGE = [400, 401, 403, 404, 413, 415, 422];

/** `/api/admin/enquiries`: the inbox. */
export function inboxRoutes({ store, clock, onMail }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const by = (c: Context<AdminEnv>) => ({ who: c.get('administrator').email, now: clock() });

  app.get(
    '/',
    describe('The inbox', { 200: AdminEnquiryList }, [400, 401, 403]),
    query(AdminEnquiryQuery),
    async (c) => {
      const { id } = c.get('administrator');
      return c.json(await listInbox(store, c.req.valid('query'), id));
    },
  );

  app.get('/export.csv', describe('All enquiries as CSV', { 200: CSV }, [401, 403]), async (c) => {
    await logExport(store, c.get('administrator').email, 'enquiries', clock());
    return csv(c, 'enquiries.csv', async function* () {
      yield [
        'reference',
        'received',
        'kind',
        'status',
        'name',
        'email',
        ...FIELD_COLUMNS,
        'request',
        ...['assignee', 'notes', 'replies', 'files'],
      ];
      const assignees = new Map(
        (await findAssignees(store.db)).map(({ id, email }) => [id, email]),
      );
      for await (const { id } of rowsOf(store, 'enquiries')) {
        const enquiry = await findEnquiry(store, id);
        if (!enquiry) continue;
        const { reference, created_at, kind, status, name, email, fields, request } = enquiry;
        const entries = await entriesOf(store.db, id);
        yield [
          ...[reference, created_at, kind, status, name, email],
          ...FIELD_COLUMNS.map((column) => fields[column] ?? ''),
          request ? requestLines(request).join('; ') : '',
          assignees.get(enquiry.assignee_id ?? 0) ?? '',
          textOf(entries, 'note'),
          textOf(entries, 'reply'),
          enquiry.files.map((file) => file.name).join('; '),
        ];
      }
    });
  });

  app.get(
    '/:id',
    describe('A whole enquiry', { 200: AdminEnquiry }, [401, 403, 404]),
    rowNumbers('id'),
    async (c) => {
      const enquiry = await findEnquiry(store, c.req.valid('param').id);
      if (!enquiry) return failure(c, 404, ADMIN_TEXTS.missing);
      const { idempotency_key: _, ...shown } = enquiry;
      const assignees = (await findAssignees(store.db)).map(({ id, name }) => ({ id, name }));
      const entries = await entriesOf(store.db, enquiry.id);
      return c.json({ ...shown, assignees, entries, sending: onMail !== undefined });
    },
  );

  app.patch(
    '/:id',
    describe(
      'Gives an enquiry a status or an assignee; 409 when somebody else has changed it since',
      { 200: Done },
      [...CHANGE, 409],
    ),
    rowNumbers('id'),
    json(EnquiryChange),
    async (c) => {
      const { id } = c.req.valid('param');
      return answer(c, await changeEnquiry(store, id, c.req.valid('json'), by(c)));
    },
  );

  app.post(
    '/:id/notes',
    describe('Adds a note to an enquiry', { 201: Done }, CHANGE),
    rowNumbers('id'),
    json(EnquiryNote),
    async (c) => {
      const { id } = c.req.valid('param');
      return answer(c, await addNote(store, id, c.req.valid('json').text, by(c)), 201);
    },
  );

  app.post(
    '/:id/replies',
    describe(
      'Replies by mail and marks the enquiry as answered; 409 when somebody else has changed it since',
      { 201: Done },
      [...CHANGE, 409],
    ),
    rowNumbers('id'),
    json(EnquiryReply),
    async (c) => {
      const { id } = c.req.valid('param');
      const handled = await addReply(store, id, c.req.valid('json'), by(c));
      if (handled === 'done') onMail?.();
      return answer(c, handled, 201);
    },
  );

  app.get(
    '/:id/files/:file',
    describe(
      'A file of an enquiry, to be saved',
      { 200: 'application/octet-stream' },
      [401, 403, 404],
    ),
    rowNumbers('id', 'file'),
    async (c) => {
      const { id, file: number } = c.req.valid('param');
      const file = await findFile(store, id, number);
      if (!file) return failure(c, 404, ADMIN_TEXTS.missing);
      // Saved but never shown by a browser: its content was not checked.
      return download(c, file.name, 'application/octet-stream', () => fileBytes(store, file.id));
    },
  );
  return app;
}

function answer(c: Context<AdminEnv>, handled: Handled, status: 200 | 201 = 200): Response {
  if (handled === 'missing') return failure(c, 404, ADMIN_TEXTS.missing);
  if (handled === 'stale') return failure(c, 409, ADMIN_TEXTS.staleEnquiry);
  if (handled === 'wrong assignee') {
    return failure(c, 422, ADMIN_TEXTS.invalidFields, { assignee_id: ADMIN_TEXTS.assignee });
  }
  return c.json({ status: 'success' }, status);
}

/** Entries of a kind in one cell: each with its time and author. */
function textOf(entries: EnquiryEntry[], kind: EnquiryEntry['kind']): string {
  return entries
    .filter((entry) => entry.kind === kind)
    .map(({ created_at, author, subject, text }) =>
      [`${created_at} ${author}`, subject, text].filter(Boolean).join('\n'),
    )
    .join('\n\n');
}
