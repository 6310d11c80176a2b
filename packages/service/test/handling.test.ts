import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseByEmail } from '../src/archive/erase.ts';
import { exportAll } from '../src/archive/export.ts';
import { compose } from '../src/compose.ts';
import { addEnquiry, type NewEnquiry } from '../src/enquiries/queries.ts';
import type { Mail } from '../src/mail/smtp.ts';
import { sendDueMails } from '../src/mail/worker.ts';
import { enquiryHandling } from '../src/store/migrations/0007_enquiry_handling.ts';
import { runStep } from '../src/store/migrations/step.ts';
import { AdminBrowser, formOf } from './support/administrator.ts';
import { engines, newFolder, TestService } from './support/service.ts';

const REPLY = { subject: 'Re: It hums', text: 'Please check the filter.\nThen call us.' };

describe.each(engines)('the handling of enquiries on %s', (engine) => {
  let service: TestService;
  let ada: AdminBrowser;
  let ben: AdminBrowser;
  let outbox: Mail[];
  let id: number;

  beforeEach(async () => {
    service = await TestService.start(engine);
    ada = await AdminBrowser.signedIn(service);
    ben = await AdminBrowser.signedIn(service, 'ben@example.org');
    outbox = [];
    id = await enquire('Jin@example.org');
  });
  afterEach(() => service.stop());

  async function enquire(email: string, more: Partial<NewEnquiry> = {}): Promise<number> {
    const enquiry = { kind: 'support', status: 'new', name: 'Jin', email } as const;
    const rest = { fields: { issue: 'It hums.' }, reasons: [], files: [], ...more };
    const quota = { bucket: 'test', max: 9, windowMs: 1000 };
    await addEnquiry(service.store, { ...enquiry, ...rest }, quota, false, service.now);
    const rows = await service.store.db.selectFrom('enquiries').select('id').execute();
    return Math.max(...rows.map((row) => row.id));
  }
  const change = (browser: AdminBrowser, body: object) =>
    browser.send('PATCH', `enquiries/${id}`, body);
  const reply = (browser: AdminBrowser, version: number, more: object = {}) =>
    browser.post(`enquiries/${id}/replies`, formOf({ ...REPLY, version, ...more }));
  const shown = () => ada.json(`enquiries/${id}`);
  const refuse = async () => {
    throw Object.assign(new Error('550 no such user'), { responseCode: 550 });
  };
  const deliver = (send = async (mail: Mail) => void outbox.push(mail)) =>
    sendDueMails({
      store: service.store,
      settings: {
        from: 'site@example.org',
        enquiriesTo: 'Sales <sales@example.org>',
        publicUrl: 'https://www.example.org',
      },
      compose,
      clock: () => service.now,
      send,
    });

  it('finds enquiries by their kind, by who handles them, and by words', async () => {
    const more = {
      kind: 'general',
      name: 'Élodie Martin',
      fields: { subject: '50% less "power"', company: 'Aqua_Lyon', message: '需要鼓风机' },
    } as const;
    const other = await enquire('elodie@example.org', more);
    const { reference } = await ada.json(`enquiries/${other}`);
    const list = async (query: Record<string, string>) =>
      (await ada.json(`enquiries?${new URLSearchParams(query)}`)).enquiries.map(
        (found: { id: number }) => found.id,
      );
    expect(await list({ kind: 'support' })).toEqual([id]);
    expect(await list({ assigned: 'nobody' })).toEqual([other, id]);
    expect(await list({ assigned: 'me' })).toEqual([]);
    const finds = [
      'Élodie',
      'éLODIE',
      'elodie m',
      'ELODIE@',
      '鼓风',
      reference.toLowerCase(),
      'martin aqua',
      '50%',
      '"power"',
    ];
    for (const search of [...finds, 'aqua_lyon', ' '])
      expect(await list({ search, kind: 'general' }), search).toEqual([other]);
    // Field names, and characters with a meaning in patterns.
    for (const search of ['company', '5_%', '\\', "'", 'martin hums'])
      expect(await list({ search }), search).toEqual([]);
    expect(await list({ search: 'HUMS' })).toEqual([id]);
  });

  it('sets the status and the assignee of an enquiry', async () => {
    const { assignees, version } = await shown();
    expect(assignees.map((one: { name: string }) => one.name)).toEqual(['Ada', 'Ada']);
    const both = { status: 'in-progress', assignee_id: assignees[1].id, version };
    expect((await change(ada, both)).status).toBe(200);
    expect(await shown()).toMatchObject({ ...both, version: version + 1 });
    const list = async (query: string) => (await ben.json(`enquiries?${query}`)).enquiries;
    expect(await list('assigned=me')).toMatchObject([
      { id, assignee: 'Ada', status: 'in-progress' },
    ]);
    expect((await ada.json('enquiries?assigned=me')).pagination.total).toBe(0);
    expect(await list('status=new')).toEqual([]);
    await change(ben, { assignee_id: null, status: 'in-progress', version: version + 1 });
    expect((await shown()).assignee_id).toBe(null);
    const { reference } = await shown();
    expect(await ada.actions()).toEqual([
      `ada@example.org: enquiry in-progress, enquiry ${reference}`,
      `ada@example.org: enquiry assigned to ben@example.org, enquiry ${reference}`,
      `ben@example.org: enquiry assigned to nobody, enquiry ${reference}`,
    ]);
  });

  it('can be handled only by roles that may', async () => {
    await AdminBrowser.signedIn(service, 'cy@example.org', 'editor');
    const { assignees, version } = await shown();
    expect(assignees).toHaveLength(2);
    await change(ada, { assignee_id: assignees[1].id, version });
    expect((await ada.put(`people/${assignees[1].id}/role`, { role: 'editor' })).status).toBe(200);
    expect(await shown()).toMatchObject({ assignee_id: null, assignees: [{ name: 'Ada' }] });
    const refused = await change(ada, { assignee_id: assignees[1].id, version: version + 1 });
    expect(refused.status).toBe(422);
  });

  it('keeps an enquiry whose assignee was removed', async () => {
    const { assignees, version } = await shown();
    await change(ada, { assignee_id: assignees[1].id, version });
    await service.store.db
      .deleteFrom('administrators')
      .where('email', '=', 'ben@example.org')
      .execute();
    expect((await shown()).assignee_id).toBe(null);
  });

  it('sends a reply through the outbox and records it', async () => {
    const { version, reference } = await shown();
    expect((await reply(ada, version)).status).toBe(201);
    const waiting = { status: 'waiting', last_error: null, ended_at: null };
    const entry = { ...REPLY, kind: 'reply', author: 'ada@example.org' };
    expect(await shown()).toMatchObject({
      status: 'in-progress',
      entries: [{ ...entry, created_at: service.now.toISOString(), mail: waiting }],
    });
    expect((await ada.json('outbox')).mails).toMatchObject([
      { kind: 'reply', to: 'Jin@example.org', enquiry: { id, reference } },
    ]);
    await deliver();
    expect(outbox).toEqual([
      {
        from: { name: 'www.example.org', address: 'site@example.org' },
        to: 'Jin@example.org',
        replyTo: 'Sales <sales@example.org>',
        subject: REPLY.subject,
        text: expect.stringMatching(
          new RegExp(`^${REPLY.text}\\n\\n-- \\n.*reference ${reference}`, 's'),
        ),
        html: expect.stringContaining('<p dir="auto"'),
        attachments: [],
        messageId: expect.stringMatching(/^<[\w-]{43}@www\.example\.org>$/),
      },
    ]);
    const sent = { status: 'sent', last_error: null, ended_at: service.now.toISOString() };
    expect(await shown()).toMatchObject({
      status: 'answered',
      version: 2,
      entries: [{ mail: sent }],
    });
    expect(await ada.actions()).toEqual([
      `ada@example.org: reply written, enquiry ${reference}`,
      `ada@example.org: reply sent, enquiry ${reference}`,
    ]);
  });

  it('shows immediately that a reply could not be delivered', async () => {
    await reply(ada, (await shown()).version);
    const listed = async () => (await ada.json('enquiries')).enquiries[0];
    expect(await listed()).toMatchObject({ status: 'in-progress', reply: 'waiting' });
    expect(await deliver(refuse)).toEqual({ sent: 0, failed: 1 });
    expect((await shown()).entries).toMatchObject([
      { mail: { status: 'failed', last_error: '550 no such user' } },
    ]);
    expect(await listed()).toMatchObject({ status: 'in-progress', reply: 'failed' });
    await ada.post('outbox/send', {});
    await deliver();
    expect(await listed()).toMatchObject({ status: 'answered', reply: null });
  });

  it('does not call an enquiry answered that somebody has closed before the mail left', async () => {
    await reply(ada, (await shown()).version);
    await change(ben, { status: 'closed', version: 2 });
    await deliver();
    expect(await shown()).toMatchObject({ status: 'closed' });
  });

  it('sends files with a reply, and lists them apart from those of the visitor', async () => {
    const form = formOf({ ...REPLY, version: 1 });
    form.append('files', new Blob(['%PDF-1.7 quote']), 'quote.pdf');
    expect((await ada.post(`enquiries/${id}/replies`, form)).status).toBe(201);
    const { files, entries } = await shown();
    expect([files, entries]).toMatchObject([[], [{ files: [{ name: 'quote.pdf', size: 14 }] }]]);
    const file = await ada.get(`enquiries/${id}/files/${entries[0].files[0].id}`);
    expect(await file.text()).toBe('%PDF-1.7 quote');
    await deliver();
    expect(outbox[0]?.attachments).toMatchObject([
      { filename: 'quote.pdf', contentType: 'application/pdf' },
    ]);
    const bytes: Uint8Array[] = [];
    for await (const piece of outbox[0]?.attachments?.[0]?.content ?? []) bytes.push(piece);
    expect(Buffer.concat(bytes).toString()).toBe('%PDF-1.7 quote');
  });

  it('keeps no files of a reply that is refused', async () => {
    for (const [version, type] of [
      [9, '%PDF-1.7'],
      [1, 'MZ a program'],
    ] as const) {
      const form = formOf({ ...REPLY, version });
      form.append('files', new Blob([type]), 'file.pdf');
      expect((await ada.post(`enquiries/${id}/replies`, form)).status).toBe(
        version === 9 ? 409 : 422,
      );
    }
    expect(await service.store.db.selectFrom('files').select('id').execute()).toEqual([]);
  });

  it('stores a note once that is sent again with its key', async () => {
    const note = (text: string) =>
      service.app.request(`https://www.example.org/api/admin/enquiries/${id}/notes`, {
        method: 'POST',
        headers: {
          Cookie: ada.cookie,
          Origin: 'https://www.example.org',
          'Content-Type': 'application/json',
          'Idempotency-Key': 'a-key',
        },
        body: JSON.stringify({ text }),
      });
    const answers = await Promise.all([note('Call him.'), note('Call him.'), note('Other')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await shown()).entries.map((entry: { text: string }) => entry.text).sort()).toEqual([
      'Call him.',
      'Other',
    ]);
  });

  it('calls a general enquiry with a selection a quote, in the list, its filter and the export', async () => {
    const request = { products: ['MAX50'], facts: [], address: '/products/selector' };
    const fields = { subject: 'A quote' };
    const quote = await enquire('q@example.org', { kind: 'general', fields, request });
    const general = await enquire('g@example.org', { kind: 'general', fields });
    const support = await enquire('s@example.org', { request });
    const listed = async (kind: string) =>
      (await ada.json(`enquiries?kind=${kind}`)).enquiries.map((one: { id: number }) => one.id);
    expect([await listed('quote'), await listed('general')]).toEqual([[quote], [general]]);
    expect(await listed('support')).toEqual([support, id]);
    expect(await ada.json(`enquiries/${quote}`)).toMatchObject({ kind: 'quote' });
    const csv = await (await ada.get('enquiries/export.csv')).text();
    expect(csv.match(/,(quote|general|support),new,/g)).toEqual([
      ...[',support,new,', ',quote,new,', ',general,new,', ',support,new,'],
    ]);
  });

  it('lets two editors write notes, and only one of them reply or decide', async () => {
    const { version } = await shown();
    const note = (browser: AdminBrowser, text: string) =>
      browser.post(`enquiries/${id}/notes`, { text });
    expect((await note(ada, 'I call him.')).status).toBe(201);
    expect((await note(ben, 'Thanks.')).status).toBe(201);
    const answers = await Promise.all([reply(ada, version), reply(ben, version)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    const refused = await change(ben, { status: 'closed', version });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'stale-enquiry']);
    const { entries, status } = await shown();
    expect(status).toBe('in-progress');
    expect(entries.map((entry: { kind: string }) => entry.kind)).toEqual(['note', 'note', 'reply']);
    await deliver();
    expect(outbox).toHaveLength(1);
  });

  it.each([
    ['PATCH', '', { status: 'read' }, 'status'],
    ['PATCH', '', { assignee_id: 999 }, 'assignee_id'],
    ['POST', '/notes', { text: ' ' }, 'text'],
    ['POST', '/replies', { ...REPLY, text: '' }, 'text'],
    ['POST', '/replies', { ...REPLY, subject: '' }, 'subject'],
    ['POST', '/replies', { ...REPLY, text: 'x'.repeat(20_001) }, 'text'],
  ])('refuses %s %s %j', async (method, path, body, field) => {
    const { version } = await shown();
    const sent = { ...body, version };
    const answer = await ada.send(
      method,
      `enquiries/${id}${path}`,
      path === '/replies' ? formOf(sent as Record<string, string | number>) : sent,
    );
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
    expect(await shown()).toMatchObject({ version, entries: [] });
  });

  it.each(['', '/notes', '/replies'])(
    'answers 404 for a number that does not exist%s',
    async (path) => {
      const body = { ...REPLY, version: 1, status: 'closed' };
      const sent = path === '/replies' ? formOf(body) : body;
      const answer = await ada.send(path ? 'POST' : 'PATCH', `enquiries/999${path}`, sent);
      expect(answer.status).toBe(404);
    },
  );

  it('is exported, and erased with what a visitor sent', async () => {
    const { version, assignees } = await shown();
    await change(ada, { assignee_id: assignees[1].id, version });
    await ada.post(`enquiries/${id}/notes`, { text: '=SUM(A1)' });
    await reply(ben, version + 1);
    const csv = await (await ada.get('enquiries/export.csv')).text();
    const at = service.now.toISOString();
    expect(csv).toContain(',request,assignee,notes,replies,files\r\n');
    expect(csv).toContain(
      `,ben@example.org,"${at} ada@example.org\n'=SUM(A1)","${at} ben@example.org\nRe: It hums\n`,
    );
    const folder = join(await newFolder(), 'export');
    await exportAll(service.store, folder, service.uploadsDir);
    const data = JSON.parse(await readFile(join(folder, 'data.json'), 'utf8'));
    expect(data.enquiries).toMatchObject([{ assignee: 'ben@example.org', status: 'in-progress' }]);
    expect(data.enquiries[0]).not.toHaveProperty('assignee_id');
    expect(data.enquiry_entries).toMatchObject([
      { enquiry_id: id, kind: 'note', text: '=SUM(A1)' },
      { enquiry_id: id, kind: 'reply', author: 'ben@example.org', ...REPLY },
    ]);

    id = await enquire('other@example.org');
    await reply(ada, 1, { subject: 'Kept' });
    await eraseByEmail(service.store, 'jin@example.org');
    const entries = await service.store.db.selectFrom('enquiry_entries').selectAll().execute();
    expect(entries).toMatchObject([{ subject: 'Kept' }]);
    await deliver();
    expect(outbox.map((mail) => mail.to)).toEqual(['other@example.org']);
  });
});

it.each(engines)(
  'enquiries that were read are in progress after the step on %s',
  async (engine) => {
    const { store } = await TestService.start(engine);
    const indexes = [
      'outbox_of_reply',
      'files_of_entry',
      'enquiries_listed',
      'enquiries_of_assignee',
    ];
    for (const index of indexes) await sql`drop index ${sql.table(index)}`.execute(store.db);
    await sql`alter table outbox drop column reply_id`.execute(store.db);
    await sql`alter table files drop column entry_id`.execute(store.db);
    await sql`drop table enquiry_entries`.execute(store.db);
    await sql`alter table enquiries drop column assignee_id`.execute(store.db);
    await sql`alter table enquiries drop column version`.execute(store.db);
    for (const status of ['read', 'closed'] as never[]) {
      const person = { name: 'Jin', email: 'jin@example.org', created_at: 'x' };
      const enquiry = { reference: status, kind: 'general', status, fields: '{}' } as const;
      await store.db
        .insertInto('enquiries')
        .values({ ...enquiry, ...person })
        .execute();
    }
    await runStep(store.db, engine, enquiryHandling);
    const rows = store.db.selectFrom('enquiries').select(['status', 'version']).orderBy('id');
    expect(await rows.execute()).toEqual([
      { status: 'in-progress', version: 1 },
      { status: 'closed', version: 1 },
    ]);
    await store.close();
  },
);
