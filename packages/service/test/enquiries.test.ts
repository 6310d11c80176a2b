import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENQUIRY_LIMITS } from '../src/contract/index.ts';
import { CHUNK_BYTES, fileBytes } from '../src/enquiries/files.ts';
import { safeName, sniffType } from '../src/enquiries/form.ts';
import { findEnquiry, newReference } from '../src/enquiries/queries.ts';
import { defaultPolicies } from '../src/policies.ts';
import { openService } from '../src/service.ts';
import { readSettings } from '../src/settings.ts';
import { enquiryOf } from './support/enquiry.ts';
import { engines, TestService } from './support/service.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);
const PDF = Buffer.from('%PDF-1.7 text');

const GENERAL = enquiryOf('general');
const SUPPORT = {
  ...GENERAL,
  ...enquiryOf('support'),
  product_model: 'RMX 50',
  serial_number: 'RMX-1042',
  severity: 'high',
  message_code: 'E07',
};
const PARTNERSHIP = {
  ...GENERAL,
  ...enquiryOf('partnership', { interest: 'oem', region: 'EMEA' }),
};

type Part = [name: string, bytes: Uint8Array<ArrayBuffer>];

function form(fields: object, files: Part[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) data.append(name, value);
  for (const [name, bytes] of files) data.append('files', new Blob([bytes]), name);
  return data;
}

describe.each(engines)('enquiries on %s', (engine) => {
  let service: TestService;
  let woken = 0;
  let network = 0;

  beforeAll(async () => {
    service = await TestService.start(engine, {
      onMail: () => {
        woken += 1;
      },
    });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    network += 1;
    service.address = `10.9.${network}.1`;
    await service.store.db.deleteFrom('enquiries').execute();
  });

  const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
    service.app.request('/api/enquiries', { method: 'POST', body, headers });
  const rows = () => service.store.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
  const countFiles = async () =>
    (await service.store.db.selectFrom('files').selectAll().execute()).length +
    (await service.store.db.selectFrom('file_chunks').select('position').execute()).length;

  it('stores each kind and answers with a reference number', async () => {
    const references: string[] = [];
    for (const fields of [GENERAL, SUPPORT, PARTNERSHIP]) {
      const answer = await send(form({ ...fields, phone: '+1 555 0100', plan: 'Premium' }));
      expect(answer.status).toBe(201);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const body = await answer.json();
      expect(body).toEqual({
        status: 'success',
        code: 'accepted',
        message: 'Accepted',
        reference: expect.stringMatching(/^E-[2-9A-HJ-KM-NP-Z]{4}-[2-9A-HJ-KM-NP-Z]{4}$/),
        files: [],
        receipt: expect.stringMatching(/^E-[\w-]+\.[\w-]{43}$/),
      });
      references.push(body.reference);
    }
    const stored = await rows();
    expect(stored.map((row) => row.reference)).toEqual(references);
    expect(stored.map((row) => [row.kind, row.status, row.name, row.email])).toEqual([
      ['general', 'new', 'Jin', 'jin@example.org'],
      ['support', 'new', 'Jin', 'jin@example.org'],
      ['partnership', 'new', 'Jin', 'jin@example.org'],
    ]);
    const kept = stored.map((row) => JSON.parse(row.fields));
    expect(kept).toMatchObject([
      { phone: '+1 555 0100', plan: 'Premium', subject: 'A question', message: 'How loud is it?' },
      {
        phone: '+1 555 0100',
        plan: 'Premium',
        product_model: 'RMX 50',
        serial_number: 'RMX-1042',
        severity: 'high',
        message_code: 'E07',
        issue: 'It hums.\nLoudly.',
      },
      {
        phone: '+1 555 0100',
        plan: 'Premium',
        interest: 'oem',
        region: 'EMEA',
        message: 'How loud is it?',
      },
    ]);
    expect(kept[1]).not.toHaveProperty('subject');
    const mails = await service.store.db
      .selectFrom('outbox')
      .select(['enquiry_id', 'acknowledged_id'])
      .orderBy('id')
      .execute();
    const [first, ...others] = stored.map(({ id }) => ({ enquiry_id: id, acknowledged_id: null }));
    // All have the same address, which gets one acknowledgement.
    const acknowledgement = { enquiry_id: null, acknowledged_id: first?.enquiry_id };
    expect(mails).toEqual([first, acknowledgement, ...others]);
    expect(woken).toBe(3);
  });

  describe('the selection of a visitor', () => {
    const FOUND = {
      products: ['RMX40-C080'],
      facts: [
        { name: 'Flow', value: 40, unit: 'm³/min' },
        { name: 'Machines', value: '2 and 1 on standby' },
        { name: 'Altitude', value: 0, unit: 'm', basis: 'assumed' },
        { name: 'Payback', value: '2–3 years', basis: 'calculated' },
      ],
      address: '/products/selector?flow=40&pressure=0.7',
    };

    it('is stored as data', async () => {
      const request = { ...FOUND, products: [' RMX40-C080\u0007 '], unknown: 1 };
      const answer = await send(form({ ...GENERAL, request: JSON.stringify(request) }));
      expect(answer.status).toBe(201);
      const [row] = await rows();
      expect((await findEnquiry(service.store, row?.id ?? 0))?.request).toEqual(FOUND);
      expect(JSON.parse(row?.fields ?? '')).not.toHaveProperty('request');
    });

    it('is null where the field is empty', async () => {
      expect((await send(form({ ...GENERAL, request: '' }))).status).toBe(201);
      const [row] = await rows();
      expect(row?.request).toBeNull();
    });

    it.each([
      ['no JSON', 'RMX40'],
      ['not an object', '[]'],
      ['an address elsewhere', JSON.stringify({ ...FOUND, address: '//example.com' })],
      ['one that browsers read so', JSON.stringify({ ...FOUND, address: '/\\\\example.com' })],
      ['no number', JSON.stringify({ ...FOUND, facts: [{ name: 'Flow', value: null }] })],
      [
        'of an unknown basis',
        JSON.stringify({ ...FOUND, facts: [{ name: 'Flow', value: 1, basis: 'guessed' }] }),
      ],
      ['too much', JSON.stringify({ ...FOUND, products: Array(21).fill('RMX40') })],
    ])('is refused when it is %s', async (_, request) => {
      const answer = await send(form({ ...GENERAL, request }));
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([
        422,
        ['request'],
      ]);
    });
  });

  it('stores files byte for byte, typed by their content, large ones too', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(ENQUIRY_LIMITS.file - PNG.length, 7)]);
    const answer = await send(
      form(SUPPORT, [
        ['../../photo.exe', JPG],
        ['large.txt', large],
        ['sheet.pdf', PDF],
        ['', Buffer.alloc(0)],
      ]),
    );
    expect(answer.status).toBe(201);
    const [row] = await rows();
    const enquiry = await findEnquiry(service.store, row?.id ?? 0);
    expect(enquiry?.files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['photo.jpg', 'image/jpeg', JPG.length],
      ['large.png', 'image/png', ENQUIRY_LIMITS.file],
      ['sheet.pdf', 'application/pdf', PDF.length],
    ]);
    const pieces: Uint8Array[] = [];
    const id = enquiry?.files[1]?.id ?? 0;
    for await (const piece of fileBytes(service.store, id)) pieces.push(piece);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBe(CHUNK_BYTES);
    expect(Buffer.concat(pieces).equals(large)).toBe(true);
  });

  it.each([GENERAL, SUPPORT, PARTNERSHIP])(
    'stores the files of a $kind enquiry',
    async (fields) => {
      expect((await send(form(fields, [['plan.pdf', PDF]]))).status).toBe(201);
      const [row] = await rows();
      const enquiry = await findEnquiry(service.store, row?.id ?? 0);
      expect(enquiry?.files.map(({ name, size }) => [name, size])).toEqual([
        ['plan.pdf', PDF.length],
      ]);
    },
  );

  it.each([
    [{ name: '' }, { name: 'missing' }],
    [{ email: 'jin' }, { email: 'invalid' }],
    [{ email: '=?utf-8?q?jin?=@example.org' }, { email: 'invalid' }],
    [{ consent: '' }, { consent: 'missing' }],
    [
      { subject: '', message: ' ' },
      { subject: 'missing', message: 'missing' },
    ],
    [{ kind: undefined }, { kind: 'missing' }],
    [{ kind: 'other' }, { kind: 'invalid' }],
    [{ ...SUPPORT, severity: 'urgent' }, { severity: 'invalid' }],
    [{ fill_ms: 'soon' }, { fill_ms: 'invalid' }],
    [{ ...SUPPORT, issue: '' }, { issue: 'missing' }],
    [{ ...PARTNERSHIP, interest: '' }, { interest: 'missing' }],
    [{ ...PARTNERSHIP, interest: undefined }, { interest: 'missing' }],
    [{ ...PARTNERSHIP, interest: 'other' }, { interest: 'invalid' }],
    [{ message: 'x'.repeat(5001) }, { message: 'too-long: 5000' }],
    [{ phone: 'x'.repeat(201) }, { phone: 'too-long: 200' }],
  ])('refuses %j and keeps no file', async (changes, fields) => {
    const before = await countFiles();
    const answer = await send(form({ ...GENERAL, ...changes }, [['a.png', PNG]]));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      status: 'error',
      code: 'invalid-fields',
      message: 'Invalid fields',
      fields,
    });
    expect(await rows()).toEqual([]);
    expect(await countFiles()).toBe(before);
  });

  it.each<[string, Part[], string]>([
    ['a disguised page', [['photo.png', Buffer.from('<html>')]], 'file-type: photo.png'],
    ['a drawing', [['a.svg', Buffer.from('<svg/>')]], 'file-type: a.svg'],
    ['an empty file', [['a.pdf', Buffer.alloc(0)]], 'file-empty: a.pdf'],
    [
      'an empty file among others',
      [
        ['a.png', PNG],
        ['b.pdf', Buffer.alloc(0)],
        ['c.png', PNG],
      ],
      'file-empty: b.pdf',
    ],
    ['half a signature', [['a.png', PNG.subarray(0, 5)]], 'file-type: a.png'],
    [
      'a large file',
      [['a.pdf', Buffer.concat([PDF, Buffer.alloc(ENQUIRY_LIMITS.file)])]],
      'file-size: a.pdf',
    ],
    ['six files', Array.from({ length: 6 }, (): Part => ['a.png', PNG]), 'file-count'],
    ['seven files', Array.from({ length: 7 }, (): Part => ['a.png', PNG]), 'file-count'],
    [
      'a good and a bad file',
      [
        ['a.png', PNG],
        ['b.png', JPG.subarray(1)],
      ],
      'file-type: b.png',
    ],
  ])('refuses %s and keeps nothing of it', async (_, files, message) => {
    const before = await countFiles();
    const answer = await send(form(SUPPORT, files));
    expect([answer.status, (await answer.json()).fields]).toEqual([422, { files: message }]);
    expect(await rows()).toEqual([]);
    expect(await countFiles()).toBe(before);
  });

  it('refuses an incomplete form', async () => {
    const type = 'multipart/form-data; boundary=x';
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const statuses = [
      await send('{}', { 'Content-Type': 'application/json' }),
      await send('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      await send('--x', { 'Content-Type': 'multipart/form-data' }),
      await send('--x', { 'Content-Type': type }),
      await send(part('name', 'Jin'), { 'Content-Type': type }),
      await send('text', { 'Content-Type': 'multipart/form-data; a=b' }),
      await send(`${part('a', 'x').repeat(60)}--x--`, { 'Content-Type': type }),
      await send(`${part('message', 'x'.repeat(70_000))}--x--`, { 'Content-Type': type }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([415, 415, 415, 400, 400, 400, 413, 413]);
    expect(await rows()).toEqual([]);
  });

  it('removes the files of an aborted request', async () => {
    const before = await countFiles();
    const head = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n`;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.concat([Buffer.from(head), PNG, Buffer.alloc(2 * CHUNK_BYTES)]));
      },
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    const answer = await service.app.request('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(400);
    expect(await countFiles()).toBe(before);
  });

  it('refuses an oversized form immediately and keeps nothing of the arriving file', async () => {
    const before = await countFiles();
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n`;
    const begun = Buffer.concat([Buffer.from(file), PNG, Buffer.alloc(2 * CHUNK_BYTES)]);
    const ends = {
      fields: [Buffer.from(part('a', 'x').repeat(41)), begun],
      field: [Buffer.from(part('message', 'x'.repeat(70_000))), begun],
      'later fields': [begun, Buffer.from(`\r\n${part('a', 'x').repeat(41)}`)],
      size: [begun, ...Array<Buffer>(52).fill(Buffer.alloc(1024 * 1024))],
    };
    for (const [name, pieces] of Object.entries(ends)) {
      // The body never ends by itself, and an in-process body breaks when it is cancelled.
      const cancel = vi.fn();
      const start = (controller: ReadableStreamDefaultController) => {
        for (const piece of pieces) controller.enqueue(piece);
      };
      const body = new ReadableStream({ start, cancel });
      const answer = await service.app.request('/api/enquiries', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
      } as RequestInit);
      expect([name, answer.status, await countFiles()]).toEqual([name, 413, before]);
      expect(cancel).not.toHaveBeenCalled();
    }
  });

  it('answers one reference per idempotency key, also to concurrent requests', async () => {
    const headers = { 'Idempotency-Key': `key-${engine}` };
    const many = await Promise.all(
      Array.from({ length: 4 }, () => send(form(SUPPORT, [['a.png', PNG]]), headers)),
    );
    const later = { ...SUPPORT, fill_ms: '90000' };
    const again = await send(form(later, [['a.png', PNG]]), headers);
    const bodies = await Promise.all([...many, again].map((answer) => answer.json()));
    expect(new Set(bodies.map((body) => body.reference)).size).toBe(1);
    const stored = await rows();
    expect(stored).toHaveLength(1);
    expect((await findEnquiry(service.store, stored[0]?.id ?? 0))?.files).toHaveLength(1);
    expect((await send(form(GENERAL), { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });

  it('stores other content with the same key, and refuses what is invalid', async () => {
    const headers = { 'Idempotency-Key': `shared-${engine}` };
    const references = new Set<string>();
    const contents: [object, Part[]][] = [
      [GENERAL, []],
      [{ ...GENERAL, message: 'How much is it?' }, []],
      [GENERAL, [['a.png', PNG]]],
      [GENERAL, [['a.png', Buffer.concat([PNG.subarray(0, -1), Buffer.from([4])])]]],
      [GENERAL, [['b.png', PNG]]],
    ];
    for (const [fields, files] of contents) {
      const answer = await send(form(fields, files), headers);
      references.add((await answer.json()).reference);
    }
    expect(references.size).toBe(contents.length);
    expect(await rows()).toHaveLength(contents.length);
    expect((await send(form({ ...GENERAL, email: 'x' }), headers)).status).toBe(422);
  });

  it('answers a repeated request that it took for spam in the same way', async () => {
    const headers = { 'Idempotency-Key': `held-${engine}` };
    for (const fill_ms of ['1000', '9000']) {
      const answer = await send(form({ ...GENERAL, fill_ms }), headers);
      expect((await answer.json()).code).toBe('held');
    }
    expect(await rows()).toHaveLength(1);
  });

  it('stores what bots send as spam, without a mail', async () => {
    await service.store.db.deleteFrom('outbox').execute();
    for (const changes of [{ website: 'x' }, { fill_ms: '2999' }]) {
      const answer = await send(form({ ...GENERAL, ...changes }));
      // The usual promise of a reply would be untrue.
      expect([answer.status, (await answer.json()).code]).toEqual([201, 'held']);
    }
    expect((await send(form({ ...GENERAL, fill_ms: '3000' }))).status).toBe(201);
    expect((await rows()).map((row) => [row.status, row.reasons])).toEqual([
      ['spam', '["honeypot"]'],
      ['spam', '["too-fast"]'],
      ['new', '[]'],
    ]);
    const [spam] = await rows();
    expect(await findEnquiry(service.store, spam?.id ?? 0)).toMatchObject({
      reasons: ['honeypot'],
    });
    expect(await service.store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });

  it('keeps no files of what looks like spam, and says so, also when the form is sent again', async () => {
    const before = await countFiles();
    const headers = { 'Idempotency-Key': `spam-${engine}` };
    for (const fill_ms of ['1000', '9000']) {
      const answer = await send(form({ ...GENERAL, fill_ms }, [['a.png', PNG]]), headers);
      expect((await answer.json()).code).toBe('held-without-files');
    }
    expect(await countFiles()).toBe(before);
    expect((await rows()).map((row) => row.reasons)).toEqual(['["too-fast","files-dropped"]']);
  });

  it.each([
    ['a network', { perNetwork: { max: 2, windowMs: 1000 } }],
    ['all files of a day', { perDay: 20 * 1024 * 1024 + PNG.length }],
    ['all files', { held: 20 * 1024 * 1024 + PNG.length }],
  ])('takes no files beyond the bound for %s, but the form without them', async (_, bounds) => {
    await service.store.db.deleteFrom('files').execute();
    const { files, ...policy } = defaultPolicies.enquiries;
    const app = service.createApp(service.store, {
      enquiries: { ...policy, files: { ...files, ...bounds } },
    });
    const post = (body: FormData) => app.request('/api/enquiries', { method: 'POST', body });
    const both: Part[] = [
      ['a.png', PNG],
      ['b.png', PNG],
    ];
    expect((await post(form(GENERAL, both))).status).toBe(201);
    const refused = await post(form(GENERAL, both));
    expect([refused.status, (await refused.json()).fields]).toEqual([422, { files: 'file-room' }]);
    expect((await post(form(GENERAL))).status).toBe(201);
    expect(await countFiles()).toBe(4);
  });

  it('accepts 10 enquiries and 30 attempts per network in 10 minutes', async () => {
    for (let n = 0; n < 10; n += 1) expect((await send(form(GENERAL))).status).toBe(201);
    const limited = await send(form(GENERAL, [['a.png', PNG]]));
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await rows()).toHaveLength(10);
    for (let n = 11; n < 30; n += 1) await send('{}');
    const before = await countFiles();
    expect((await send(form({}, [['a.png', PNG]]))).status).toBe(429);
    expect(await countFiles()).toBe(before);
    service.pass(600_000);
    expect((await send(form(GENERAL))).status).toBe(201);
  });

  it('does not extend the wait when the clock is set back', async () => {
    for (let n = 0; n < 10; n += 1) await send(form(GENERAL));
    expect((await send(form(GENERAL))).status).toBe(429);
    service.pass(-24 * 3600_000);
    expect((await send(form(GENERAL))).status).toBe(201);
    service.pass(24 * 3600_000);
  });

  it('deletes the files of a killed process when the next one starts', async () => {
    const add = (age: number) =>
      service.store.db
        .insertInto('files')
        .values({
          name: 'a.png',
          type: 'image/png',
          size: 1,
          enquiry_id: null,
          created_at: new Date(service.now.getTime() - age).toISOString(),
        })
        .execute();
    await add(3600_001);
    // Another process may be receiving this one.
    await add(3599_000);
    const settings = { ...readSettings({}), ...service.database };
    const next = await openService(settings, { clock: () => service.now });
    // Closes once the start's clearing has ended.
    await next.close();
    const left = await service.store.db.selectFrom('files').select('created_at').execute();
    expect(left).toEqual([
      { created_at: new Date(service.now.getTime() - 3599_000).toISOString() },
    ]);
    await service.store.db.deleteFrom('files').execute();
  });

  it('deletes files whose enquiry was never stored', async () => {
    const created_at = new Date(service.now.getTime() - 3600_001).toISOString();
    const file = { name: 'a.png', type: 'image/png', size: 1, enquiry_id: null, created_at };
    await service.store.db.insertInto('files').values(file).execute();
    await send(
      form(GENERAL, [
        ['a.txt', Buffer.from('text')],
        ['b.png', PNG],
      ]),
    );
    await send(form({ ...GENERAL, name: '' }, [['b.png', PNG]]));
    const orphans = await service.store.db
      .selectFrom('files')
      .where('enquiry_id', 'is', null)
      .selectAll()
      .execute();
    expect(orphans).toEqual([]);
  });
});

describe('files', () => {
  it('are recognized by their first bytes', () => {
    expect([PNG, JPG, PDF].map(sniffType)).toEqual(['image/png', 'image/jpeg', 'application/pdf']);
    const others = [
      Buffer.alloc(0),
      Buffer.from(' \x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from('GIF'),
    ];
    expect(others.map(sniffType)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a byte order mark', '\uFEFF', 'application/pdf'],
    ['a line break', '\r\n', 'application/pdf'],
    ['1,023 bytes', 'x'.repeat(1023), 'application/pdf'],
    ['1,024 bytes', 'x'.repeat(1024), undefined],
  ])('are PDFs if the signature follows %s', (_, before, type) => {
    expect(sniffType(Buffer.from(`${before}%PDF-1.7`))).toBe(type);
  });

  it.each([
    ['photo.jpeg', 'photo.jpg'],
    ['C:\\temp\\a b.PNG', 'a b.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['"\r\nX-Header: 1', '-X-Header- 1.jpg'],
    ['.jpg', 'file.jpg'],
    ['', 'file.jpg'],
    [`${'x'.repeat(200)}.jpg`, `${'x'.repeat(80)}.jpg`],
    ['사진 1.jpg'.normalize('NFD'), '사진 1.jpg'],
    ['चित्र.jpg', 'चित्र.jpg'],
    [`${'x'.repeat(79)}\u{20BB7}.jpg`, `${'x'.repeat(79)}.jpg`],
  ])('get a safe name: %j', (name, safe) => {
    expect(safeName(name, 'image/jpeg')).toBe(safe);
  });

  it('never get the same reference twice', () => {
    expect(new Set(Array.from({ length: 1000 }, newReference)).size).toBe(1000);
  });
});
