import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compose } from '../src/compose.ts';
import type { EnquiryKind } from '../src/contract/index.ts';
import { LEASE_MS, leaseMail, MAX_ATTEMPTS } from '../src/mail/outbox.ts';
import { type Mail, smtpSender } from '../src/mail/smtp.ts';
import { type MailWorker, sendDueMails, startMailWorker } from '../src/mail/worker.ts';
import { openService } from '../src/service.ts';
import { readSettings } from '../src/settings.ts';
import { enquiryOf } from './support/enquiry.ts';
import { engines, newFolder, TestService } from './support/service.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const REQUEST = JSON.stringify({
  products: ['MAX50'],
  facts: [
    { name: 'Flow', value: 40, unit: 'm³/min' },
    { name: 'Altitude', value: 0, unit: 'm', basis: 'assumed' },
  ],
  address: '/products/selector?flow=40',
});
const settings = {
  from: 'Site <site@example.org>',
  enquiriesTo: 'sales@example.org',
  publicUrl: 'https://www.example.org',
};

describe.each(engines)('mails on %s', (engine) => {
  let service: TestService;
  let outbox: Mail[] = [];
  let refusal: Error | undefined;
  let worker: MailWorker;
  let network = 0;

  beforeAll(async () => {
    service = await TestService.start(engine, {
      onMail: () => {},
      // Acknowledgements have tests of their own.
      enquiries: { acknowledged: { max: 0, windowMs: 1 } },
    });
    worker = {
      store: service.store,
      settings,
      compose,
      clock: () => service.now,
      send: async (mail) => {
        if (refusal) throw refusal;
        outbox.push(mail);
      },
    };
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    network += 1;
    service.address = `10.8.${network}.1`;
    service.pass(24 * 3600_000);
    outbox = [];
    refusal = undefined;
    await service.store.db.deleteFrom('outbox').execute();
    await service.store.db.deleteFrom('subscribers').execute();
  });

  async function enquire(fields = {}, kind: EnquiryKind = 'support') {
    const body = new FormData();
    const all = enquiryOf(kind, { request: REQUEST, ...fields });
    for (const [name, value] of Object.entries(all)) body.append(name, value);
    body.append('files', new Blob([PNG]), 'photo.png');
    const answer = await service.app.request('/api/enquiries', { method: 'POST', body });
    return (await answer.json()).reference as string;
  }
  const newsletter = (email: string, more: object = {}, app = service.app) =>
    app.request('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, ...more }),
    });
  /** The URL of the service that is requested by a link in a mail, or by its page. */
  const linkOf = (mail: Mail | undefined, purpose: string) => {
    const text = `${mail?.text} ${mail?.headers?.['List-Unsubscribe']}`;
    const link = `https://www\\.example\\.org(?:/api)?(/newsletter/${purpose}\\?token=(?:\\d+-)?[\\w-]{43})`;
    return `/api${new RegExp(link).exec(text)?.[1]}`;
  };
  const entry = () => service.store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

  it.each([
    ['support', {}, 'New support enquiry'],
    ['general', { subject: 'A quote', message: 'For this.' }, 'A quote'],
    ['partnership', { interest: 'oem' }, 'New partnership enquiry'],
  ] as const)('forward a %s enquiry with its files, once', async (kind, fields, subject) => {
    const reference = await enquire(fields, kind);
    expect(await sendDueMails(worker)).toEqual({ sent: 1, failed: 0 });
    expect(await sendDueMails(worker)).toEqual({ sent: 0, failed: 0 });
    const [mail] = outbox;
    expect(mail).toMatchObject({
      from: settings.from,
      to: settings.enquiriesTo,
      replyTo: { name: 'Jin', address: 'jin@example.org' },
      subject: `[${reference}] ${subject}`,
      messageId: expect.stringMatching(/^<[\w-]{43}@www\.example\.org>$/),
      attachments: [{ filename: 'photo.png', contentType: 'image/png' }],
    });
    if (kind === 'support') expect(mail?.text).toContain('Issue:\nIt hums.\nLoudly.');
    expect(mail?.text).toContain(
      '\nSelection:\nProducts: MAX50\nFlow: 40 m³/min\nAltitude: 0 m (assumed)\nFound at: /products/selector?flow=40\n\nReceived',
    );
    const bytes: Uint8Array[] = [];
    for await (const piece of mail?.attachments?.[0]?.content ?? []) bytes.push(piece);
    expect(Buffer.concat(bytes).equals(PNG)).toBe(true);
    expect(await entry()).toMatchObject({ status: 'sent', attempts: 1, lease: null });
  });

  it('are given up for now when the server keeps answering without an end', async () => {
    await enquire();
    const send = () => new Promise<void>(() => {});
    expect(await sendDueMails({ ...worker, send, attemptMs: 10 })).toEqual({ sent: 0, failed: 1 });
    expect(await entry()).toMatchObject({
      status: 'waiting',
      last_error: 'The mail server took too long.',
    });
  });

  it('are retried with growing delays, and store errors without addresses', async () => {
    await enquire();
    const message = `550 <jin@example.org>\0unknown ${'E'.repeat(1_000_000)}`;
    refusal = Object.assign(new Error(message), { responseCode: 550 });
    for (const pause of [30_000, 60_000, 120_000]) {
      expect(await sendDueMails(worker)).toEqual({ sent: 0, failed: 1 });
      service.pass(pause - 1);
      expect(await sendDueMails(worker)).toEqual({ sent: 0, failed: 0 });
      service.pass(1);
    }
    expect(await entry()).toMatchObject({
      status: 'waiting',
      last_error: expect.stringMatching(/^550 … unknown E+$/),
    });
    refusal = undefined;
    expect(await sendDueMails(worker)).toEqual({ sent: 1, failed: 0 });
  });

  it('are given up after many attempts, while the enquiry is kept', async () => {
    await enquire();
    refusal = new Error('no connection');
    for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
      await sendDueMails(worker);
      service.pass(6 * 3600_000);
    }
    expect(await entry()).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
    expect(await sendDueMails(worker)).toEqual({ sent: 0, failed: 0 });
  });

  it('are sent once by two processes, and not lost when one dies', async () => {
    for (let n = 0; n < 4; n += 1) await enquire();
    const counts = await Promise.all([sendDueMails(worker), sendDueMails(worker)]);
    expect(counts.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
    expect(new Set(outbox.map((mail) => mail.messageId)).size).toBe(4);
    await enquire();
    // A process dies while it holds the lease.
    expect(await leaseMail(service.store, service.now)).toBeDefined();
    service.pass(LEASE_MS - 1);
    expect(await sendDueMails(worker)).toEqual({ sent: 0, failed: 0 });
    service.pass(1);
    expect(await sendDueMails(worker)).toEqual({ sent: 1, failed: 0 });
  });

  it('are not delayed by a clock that was ahead and is set back', async () => {
    service.pass(10 * 365 * 24 * 3600_000);
    await enquire();
    service.pass(-10 * 365 * 24 * 3600_000);
    expect(await sendDueMails(worker)).toEqual({ sent: 1, failed: 0 });
    expect(await sendDueMails(worker)).toEqual({ sent: 0, failed: 0 });
  });

  it('ask to confirm a subscription, which only POST does, idempotently', async () => {
    const answer = await newsletter('Ann@Example.org');
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { status: 'success', code: 'confirmation-sent', message: 'Confirmation sent' },
    ]);
    await sendDueMails(worker);
    const [mail] = outbox;
    expect(mail?.to).toBe('ann@example.org');
    expect(mail?.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Id': '<newsletter.www.example.org>',
      'List-Unsubscribe': expect.stringMatching(/^<https:\/\/.*unsubscribe\?token=\d+-[\w-]{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const link = linkOf(mail, 'confirm');
    const token = link.split('=')[1];
    const stored = await service.store.db.selectFrom('subscriber_tokens').selectAll().execute();
    expect(JSON.stringify([stored, await entry()])).not.toContain(token);

    const look = async (method: string, path = link) => {
      const response = await service.app.request(path, { method });
      return [response.status, (await response.json()).status];
    };
    expect(await look('GET')).toEqual([200, 'pending']);
    expect(await look('GET')).toEqual([200, 'pending']);
    expect(await look('POST')).toEqual([200, 'confirmed']);
    expect(await look('POST')).toEqual([200, 'confirmed']);
    expect(await look('GET')).toEqual([200, 'confirmed']);

    const unsubscribe = linkOf(mail, 'unsubscribe');
    expect(await look('GET', unsubscribe)).toEqual([200, 'confirmed']);
    expect(await look('POST', unsubscribe)).toEqual([200, 'unsubscribed']);
    expect(await look('POST', unsubscribe)).toEqual([200, 'unsubscribed']);
    expect(await look('POST')).toEqual([404, 'error']);
    expect(await look('POST', link.replace('confirm', 'unsubscribe'))).toEqual([404, 'error']);
  });

  it.each([
    ["o'brien@example.com", "o'brien@example.com"],
    ['a&b@example.com', 'a&b@example.com'],
    ['info@xn--mnchen-3ya.de', 'info@xn--mnchen-3ya.de'],
    ['user@example.xn--p1ai', 'user@example.xn--p1ai'],
    ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['info@MÜNCHEN.de', 'info@xn--mnchen-3ya.de'],
    ['info@münchen.de'.normalize('NFD'), 'info@xn--mnchen-3ya.de'],
    ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
    ['kim@한국。com', 'kim@xn--3e0b707e.com'],
    ['admin@localhost', 'admin@localhost'],
  ])('go to %s, as browsers accept it', async (typed, stored) => {
    expect((await newsletter(typed)).status).toBe(202);
    await sendDueMails(worker);
    expect(outbox[0]?.to).toBe(stored);
  });

  it.each([
    ...['jose\u0301@example.com', 'a@b@example.com', '@example.com', 'a@', 'a@-b.com', 'a@b..com'],
    ...['a b@example.com', 'a@münchen.de:25', 'a@münchen.de/x', 'a@mün%2fchen.de', 'a@ü_.de'],
  ])('do not go to %j', async (typed) => {
    expect((await newsletter(typed)).status).toBe(422);
  });

  it('have links that expire and lead to pages that work without scripts', async () => {
    await newsletter('ann@example.org');
    await sendDueMails(worker);
    const link = linkOf(outbox[0], 'confirm');
    const open = (method: string) =>
      service.app.request(link, { method, headers: { Accept: 'text/html,*/*' } });
    const page = await open('GET');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('<form method="post"><button>Confirm');
    service.pass(3 * 24 * 3600_000);
    expect((await open('POST')).status).toBe(404);
    expect(
      (await service.store.db.selectFrom('subscribers').selectAll().execute())[0]?.status,
    ).toBe('pending');
  });

  it.each(['', '?token=', '?token=x', `?token=${'a'.repeat(43)}`, "?token='%00"])(
    'take no token such as %j',
    async (query) => {
      for (const path of ['confirm', 'unsubscribe']) {
        for (const method of ['GET', 'POST']) {
          const answer = await service.app.request(`/api/newsletter/${path}${query}`, { method });
          expect(answer.status).toBe(404);
        }
      }
    },
  );

  it('do not reveal who is subscribed, and do not flood an address', async () => {
    await newsletter('ann@example.org');
    await sendDueMails(worker);
    await service.app.request(linkOf(outbox[0], 'confirm'), { method: 'POST' });
    service.pass(600_000);
    const answers = [await newsletter('ANN@example.org'), await newsletter('new@example.org')];
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set([...bodies, ...answers.map((answer) => String(answer.status))]).size).toBe(2);
    await sendDueMails(worker);
    expect(outbox.map((mail) => mail.to)).toEqual(['ann@example.org', 'new@example.org']);

    for (let n = 0; n < 20; n += 1) {
      service.address = `10.7.${n}.1`;
      expect((await newsletter('victim@example.org')).status).toBe(202);
      service.pass(300_000);
    }
    await sendDueMails(worker);
    const sent = outbox.filter((mail) => mail.to === 'victim@example.org');
    expect(sent.length).toBeLessThanOrEqual(3);
    // Entries that no longer apply are not sent either.
    expect(sent.length).toBeGreaterThan(0);
  });

  it('are limited per network, and not sent for bots', async () => {
    expect((await newsletter('robot@example.org', { website: 'x' })).status).toBe(202);
    for (let n = 1; n < 10; n += 1) {
      expect((await newsletter(`a${n}@example.org`)).status).toBe(202);
    }
    const limited = await newsletter('b@example.org');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await sendDueMails(worker)).toEqual({ sent: 9, failed: 0 });
  });

  it('are given up immediately for an address that does not exist', async () => {
    await newsletter('ann@example.org');
    refusal = Object.assign(new Error('550 no such user'), { responseCode: 550 });
    await sendDueMails(worker);
    expect((await entry()).status).toBe('failed');
  });

  it('wait without a mail server, logged once, with links valid from the time of sending', async () => {
    const named: string[] = [];
    const app = service.createApp(service.store, { onUnsentLink: (path) => named.push(path) });
    const answer = await newsletter('ann@example.org', {}, app);
    expect([answer.status, (await answer.json()).code]).toEqual([202, 'confirmation-sent']);
    service.pass(5 * 24 * 3600_000);
    await newsletter('ann@example.org', {}, app);
    expect(named).toEqual([expect.stringMatching(/^\/newsletter\/confirm\?token=[\w-]{43}$/)]);
    // Now there is a mail server.
    expect(await sendDueMails(worker)).toEqual({ sent: 1, failed: 0 });
    const confirm = () => service.app.request(linkOf(outbox[0], 'confirm'), { method: 'POST' });
    service.pass(3 * 24 * 3600_000 - 1);
    expect((await confirm()).status).toBe(200);
    service.pass(1);
    expect((await confirm()).status).toBe(404);
  });

  it('are not sent to those who confirmed by the logged link', async () => {
    const named: string[] = [];
    const app = service.createApp(service.store, { onUnsentLink: (path) => named.push(path) });
    await newsletter('ann@example.org', {}, app);
    expect((await app.request(`/api${named[0]}`, { method: 'POST' })).status).toBe(200);
    expect(await service.store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['{', 400],
    ['{"email":"x"}', 422],
    ['{}', 422],
    ['x'.repeat(9000), 413],
  ])('are not requested by %.20j', async (body, status) => {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body };
    expect((await service.app.request('/api/newsletter', request)).status).toBe(status);
  });

  it('are sent as they are queued, until the worker is stopped', async () => {
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const running = startMailWorker(
      { ...worker, send: async () => leave() },
      (error) => {
        throw error;
      },
      3600_000,
    );
    await enquire();
    running.wake();
    await left;
    await running.stop();
    await enquire();
    running.wake();
    expect((await sendDueMails(worker)).sent).toBe(1);
  });
});

it("the console prints the link of a waiting mail with the site's address", async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const dataDir = await newFolder();
  const service = await openService(readSettings({ DATA_DIR: dataDir, PORT: '4711' }));
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.org' }),
  };
  expect((await service.app.request('/api/newsletter', request)).status).toBe(202);
  await service.close();
  log.mockRestore();
  expect(lines).toEqual([
    expect.stringMatching(/http:\/\/localhost:4711\/newsletter\/confirm\?token=[\w-]{43}$/),
  ]);
  expect(lines[0]).not.toContain('@');
});

describe('smtp', () => {
  let server: Server;
  let received = '';

  beforeAll(async () => {
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        received += chunk;
        if (inData) {
          if (!received.endsWith('\r\n.\r\n')) return;
          inData = false;
          socket.write('250 taken\r\n');
          return;
        }
        for (const line of String(chunk).trim().split('\r\n')) {
          if (line === 'DATA') {
            inData = true;
            socket.write('354 go on\r\n');
          } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it('sends a mail safely, whatever a visitor wrote', async () => {
    const { port } = server.address() as AddressInfo;
    await smtpSender(`smtp://127.0.0.1:${port}`)({
      from: 'site@example.org',
      to: 'sales@example.org',
      replyTo: { name: 'Jin\r\nBcc: other@example.org', address: 'jin@example.org' },
      subject: 'Hello\r\nBcc: other@example.org',
      text: '.\r\nQUIT',
      html: '.\r\nQUIT',
      messageId: '<outbox-1@example.org>',
    });
    expect(received).toContain('Message-ID: <outbox-1@example.org>');
    expect(received).toContain('RCPT TO:<sales@example.org>');
    expect(received).not.toMatch(/^Bcc:/im);
    expect(received).not.toContain('RCPT TO:<other');
  });

  it('sends what looks like an encoded word so that no mail client decodes it', async () => {
    const word = '=?utf-8?q?x=0d=0aBcc:_evil=40example.org?=';
    const { port } = server.address() as AddressInfo;
    await smtpSender(`smtp://127.0.0.1:${port}`)({
      from: 'site@example.org',
      to: 'sales@example.org',
      replyTo: { name: word, address: 'jin@example.org' },
      subject: `Re: ${word} ${word}`,
      text: 'Text',
      html: 'Text',
      messageId: '<outbox-1@example.org>',
    });
    expect(received).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(received).toMatch(/^Reply-To: =\?UTF-8\?/m);
    expect(received).not.toMatch(/=\?utf-8\?q\?x=0d/);
  });

  it.each(["o'brien@example.com", 'a&b={c|d}/e?f#g@example.com', 'info@xn--mnchen-3ya.de'])(
    'sends a mail to %s, in any script',
    async (to) => {
      const { port } = server.address() as AddressInfo;
      await smtpSender(`smtp://127.0.0.1:${port}`)({
        from: 'site@example.org',
        to,
        replyTo: { name: '김, "하나" 🚀', address: to },
        subject: `견적 요청 ${'가'.repeat(60)} 👩‍🔧`,
        text: 'Text',
        html: 'Text',
        attachments: [
          { filename: '도면 1.pdf', contentType: 'application/pdf', content: Readable.from(['x']) },
        ],
        messageId: '<outbox-1@example.org>',
      });
      expect(received).toContain(`RCPT TO:<${to}>`);
      expect(received).toMatch(/^Subject: =\?UTF-8\?/m);
      expect(received).toMatch(/filename\*0\*=utf-8''%EB%8F%84/);
      // Every line of a header is ASCII and each encoded word whole (RFC 2047).
      const [head = ''] = received.slice(received.indexOf('Reply-To:')).split(/\r?\n\r?\n/);
      expect(head).toMatch(/^\p{ASCII}*$/u);
    },
  );

  it('fails when no server listens', async () => {
    const mail = { from: 'a@example.org', to: 'b@example.org', messageId: '<1@x>' };
    const empty = { ...mail, subject: '', text: '', html: '' };
    await expect(smtpSender('smtp://127.0.0.1:1')(empty)).rejects.toThrow(/ECONNREFUSED/);
  });
});
