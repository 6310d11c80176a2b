import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import {
  AdminEnquiryQuery,
  AdminSubscriberQuery,
  EnquiryChange,
  PageQuery,
} from '../../contract/admin.ts';
import { csvLine } from '../../csv.ts';
import { failure, readQuery } from '../../http.ts';
import { listAudit, note } from '../../store/audit.ts';
import { fileBytes, findEnquiry, findFile, listInbox, markEnquiry } from '../../store/enquiries.ts';
import { rowsOf } from '../../store/rows.ts';
import { listSubscribers } from '../../store/subscribers.ts';
import { type AdminDependencies, type AdminEnv, missing, numberIn, readBody } from './guard.ts';

/** Fields of the forms, as columns after those that every enquiry has. */
const FIELD_COLUMNS = [
  ...['phone', 'company', 'subject', 'message', 'issue', 'product_model', 'interest'],
  ...['experience', 'region', 'purpose', 'plan', 'source'],
];

/** `/api/admin/enquiries`: the inbox. */
export function inboxRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, AdminEnquiryQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return c.json(await listInbox(store, query));
  });

  app.get('/export.csv', async (c) => {
    await noteExport(c, 'enquiries');
    return csv(c, 'enquiries.csv', async function* () {
      yield csvLine(['reference', 'received', 'kind', 'status', 'name', 'email', ...FIELD_COLUMNS]);
      for await (const row of rowsOf(store, 'enquiries')) {
        const { reference, created_at, kind, status, name, email } = row as Record<string, string>;
        const fields = JSON.parse(String(row.fields)) as Record<string, string>;
        const cells = [reference, created_at, kind, status, name, email];
        const typed = FIELD_COLUMNS.map((column) => fields[column]);
        yield csvLine([...cells, ...typed].map((text) => text ?? ''));
      }
    });
  });

  app.get('/:id', async (c) => {
    const enquiry = await findEnquiry(store, numberIn(c, 'id') ?? 0);
    if (!enquiry) return missing(c);
    const { idempotency_key: _, ...shown } = enquiry;
    return c.json(shown);
  });

  app.patch('/:id', async (c) => {
    const { input, problem } = await readBody(c, EnquiryChange);
    if (problem) return problem;
    const id = numberIn(c, 'id') ?? 0;
    const { email } = c.get('administrator');
    const known = await markEnquiry(store, id, input.status, email, clock());
    return known ? c.json({ status: 'success' }) : missing(c);
  });

  app.get('/:id/files/:file', async (c) => {
    const file = await findFile(store, numberIn(c, 'id') ?? 0, numberIn(c, 'file') ?? 0);
    if (!file) return missing(c);
    // Only ever saved, never shown: nobody has looked into it.
    return download(c, file.name, 'application/octet-stream', () => fileBytes(store, file.id));
  });

  async function noteExport(c: Context<AdminEnv>, subject: string): Promise<void> {
    const { email } = c.get('administrator');
    await store.write((trx) => note(trx, email, 'exported', [subject], clock()));
  }
  return app;
}

/** `/api/admin/subscribers`. */
export function subscriberRoutes({ store, clock }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();

  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, AdminSubscriberQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return c.json(await listSubscribers(store, query));
  });

  app.get('/export.csv', async (c) => {
    const { email: who } = c.get('administrator');
    await store.write((trx) => note(trx, who, 'exported', ['subscribers'], clock()));
    return csv(c, 'subscribers.csv', async function* () {
      yield csvLine(['email', 'status', 'asked', 'changed']);
      for await (const row of rowsOf(store, 'subscribers')) {
        const { email, status, created_at, changed_at } = row as Record<string, unknown>;
        yield csvLine([email, status, created_at, changed_at].map(String));
      }
    });
  });
  return app;
}

/** `/api/admin/audit`: what administrators did. */
export function auditRoutes({ store }: AdminDependencies): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  app.get('/', async (c) => {
    const { query, problem } = readQuery(c, PageQuery);
    if (problem !== undefined) return failure(c, 400, problem);
    return c.json(await listAudit(store, query.page));
  });
  return app;
}

function csv(c: Context, name: string, lines: () => AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  return download(c, name, 'text/csv; charset=utf-8', async function* () {
    // Without it, spreadsheets take the text for another encoding.
    yield encoder.encode('\uFEFF');
    for await (const line of lines()) yield encoder.encode(line);
  });
}

function download(
  c: Context,
  name: string,
  type: string,
  pieces: () => AsyncGenerator<Uint8Array>,
): Response {
  const ascii = name.replace(/[^\w.-]/g, '_');
  const utf8 = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  return stream(c, async (out) => {
    for await (const piece of pieces()) await out.write(piece);
  });
}
