import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../src/compose.ts';
import { LEASE_MS, leaseMail } from '../src/mail/outbox.ts';
import { sendAgain } from '../src/mail/queries.ts';
import { type Mail, type MailError, type SendMail, smtpSender } from '../src/mail/smtp.ts';
import { type MailWorker, sendDueMails } from '../src/mail/worker.ts';
import { openStore } from '../src/store/open.ts';
import { AdminBrowser } from './support/administrator.ts';
import { stateOf } from './support/fuzz.ts';
import { engines, TestService } from './support/service.ts';

describe.each(engines)('an issue of the newsletter on %s', (engine) => {
  let service: TestService;
  let ada: AdminBrowser;
  let post: number;
  let outbox: Mail[];

  beforeEach(async () => {
    service = await TestService.start(engine, {
      onMail: () => {},
      publicUrl: 'https://www.example.org',
    });
    ada = await AdminBrowser.signedIn(service, 'ada@example.org', 'editor');
    outbox = [];
    post = await service.addPost({
      slug: 'surge',
      title: 'Surge & choke',
      excerpt: 'Why a <map> has two edges.',
      image: 'surge.webp',
      image_caption: 'A map',
    });
  });
  afterEach(() => service.stop());

  async function subscribers(count: number, more: object = {}) {
    const time = service.now.toISOString();
    const rows = Array.from({ length: count }, (_, n) => ({
      email: `s${n}@example.org`,
      status: 'confirmed' as const,
      created_at: time,
      changed_at: time,
      ...more,
    }));
    await service.store.db.insertInto('subscribers').values(rows).execute();
  }
  const worker = (more: Partial<MailWorker> = {}): MailWorker => ({
    store: service.store,
    settings: {
      from: 'Example <site@example.org>',
      enquiriesTo: 'sales@example.org',
      publicUrl: 'https://www.example.org',
      issueMails: { max: 1000, windowMs: 60_000 },
    },
    compose,
    clock: () => service.now,
    send: async (mail) => void outbox.push(mail),
    ...more,
  });
  const send = (id = post) => ada.post(`issues/${id}/send`);
  const issue = () => ada.json(`issues/${post}`);
  const hold = (stop: boolean) => ada.put(`issues/${post}/hold`, { stop });
  const recipients = () => outbox.map(({ to }) => to).sort();

  it('is shown before it is sent, as HTML and as text, and tested by a mail to oneself', async () => {
    await subscribers(2);
    const shown = await issue();
    expect(shown).toMatchObject({ title: 'Surge & choke', started_at: null, recipients: 2 });
    expect(shown.text).toContain(
      'Why a <map> has two edges.\n\nRead the article:\nhttps://www.example.org/blog/surge',
    );
    const page = await ada.get(`issues/${post}/mail.html`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    const html = await page.text();
    expect(html).toContain('Why a &lt;map&gt; has two edges.');
    expect(html).toContain(
      '<img src="https://www.example.org/uploads/surge.webp?card=1" alt="A map"',
    );
    expect((await ada.post(`issues/${post}/test`)).status).toBe(201);
    await sendDueMails(worker());
    expect(outbox).toMatchObject([
      { to: 'ada@example.org', subject: 'Test: Surge & choke', html, text: shown.text },
    ]);
    expect((await issue()).started_at).toBeNull();
  });

  it('goes once to each who has confirmed and has not bounced, with his own link to leave', async () => {
    await subscribers(3);
    await subscribers(1, { email: 'pending@example.org', status: 'pending' });
    await subscribers(1, { email: 'left@example.org', status: 'unsubscribed' });
    await subscribers(1, { email: 'gone@example.org', bounced_at: service.now.toISOString() });
    expect((await send()).status).toBe(201);
    expect(await issue()).toMatchObject({
      recipients: 3,
      waiting: 3,
      sent: 0,
      started_by: 'ada@example.org',
    });
    await sendDueMails(worker());
    expect(recipients()).toEqual(['s0@example.org', 's1@example.org', 's2@example.org']);
    expect(await issue()).toMatchObject({ waiting: 0, sent: 3, failed: 0 });
    const [mail] = outbox;
    const header = mail?.headers?.['List-Unsubscribe'] ?? '';
    const token = /token=(\d+-[\w-]{43})>$/.exec(header)?.[1];
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': '<newsletter.www.example.org>',
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://www.example.org/newsletter/unsubscribe?token=${token}`);
    }
    // RFC 8058: a POST without a session or an origin, with this body.
    const oneClick = await service.app.request(`/api/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(await oneClick.json()).toEqual({ status: 'unsubscribed' });
    const again = await send();
    expect([again.status, (await again.json()).code]).toEqual([409, 'issue-sent']);
    await sendDueMails(worker());
    expect(outbox).toHaveLength(3);
  });

  it('is started once by two processes and sent once to each by them', async () => {
    await subscribers(30);
    const store = await openStore(service.database);
    const other = service.createApp(store, { publicUrl: 'https://www.example.org' });
    const ben = new AdminBrowser(service, other);
    ben.cookie = ada.cookie;
    const started = await Promise.all([send(), ben.post(`issues/${post}/send`)]);
    expect(started.map(({ status }) => status).sort()).toEqual([201, 409]);
    for (let n = 0; n < 30 && (await issue()).waiting > 0; n += 1) {
      await Promise.all([sendDueMails(worker()), sendDueMails(worker({ store }))]);
    }
    expect(outbox).toHaveLength(30);
    expect(new Set(recipients()).size).toBe(30);
    await store.close();
  });

  it('is not sent again to somebody for whom a process was killed or the answer was lost', async () => {
    await subscribers(2);
    await send();
    expect(await leaseMail(service.store, service.now)).toBeDefined();
    const lost: SendMail = async (mail) => {
      outbox.push(mail);
      throw Object.assign(new Error('Connection closed'), { mayHaveArrived: true });
    };
    await sendDueMails(worker({ send: lost }));
    service.pass(LEASE_MS);
    await sendDueMails(worker());
    expect(await issue()).toMatchObject({ waiting: 0, sent: 0, failed: 2 });
    await ada.post('outbox/send', {});
    const moderator = await AdminBrowser.signedIn(service, 'mo@example.org', 'moderator');
    expect(await (await moderator.post('outbox/send', {})).json()).toEqual({ count: 0 });
    const { mails } = await moderator.json('outbox');
    expect(mails.map((mail: { last_error: string }) => mail.last_error)).toEqual(
      Array(2).fill(expect.stringContaining('may have arrived, so it is not sent again')),
    );
    service.pass(24 * 3600_000);
    await sendDueMails(worker());
    expect(outbox).toHaveLength(1);
  });

  it('is retried where the mail server certainly did not take it', async () => {
    await subscribers(1);
    await send();
    const refuse: SendMail = async () => {
      throw Object.assign(new Error('451 later'), { responseCode: 451, mayHaveArrived: false });
    };
    await sendDueMails(worker({ send: refuse }));
    expect(await issue()).toMatchObject({ waiting: 1 });
    service.pass(30_000);
    await sendDueMails(worker());
    expect(recipients()).toEqual(['s0@example.org']);
  });

  it('stops, goes on, and comes after other mails, at the rate of the setting', async () => {
    await subscribers(5);
    await send();
    await ada.post(`issues/${post}/test`);
    const { settings } = worker();
    const slow = worker({ settings: { ...settings, issueMails: { max: 2, windowMs: 60_000 } } });
    await sendDueMails(slow);
    expect(outbox.map(({ to }) => to)).toEqual([
      ...['ada@example.org', 's0@example.org', 's1@example.org'],
    ]);
    service.pass(59_999);
    await sendDueMails(slow);
    expect(outbox).toHaveLength(3);
    await hold(true);
    service.pass(1);
    await sendDueMails(slow);
    expect(outbox).toHaveLength(3);
    const held = { stopped_at: expect.any(String), recipients: 5, waiting: 3 };
    expect(await issue()).toMatchObject({ ...held, sent: 2 });
    expect((await ada.json('issues')).issues).toMatchObject([held]);
    const owner = await AdminBrowser.signedIn(service, 'owner@example.org', 'administrator');
    const stopped = async () =>
      (await owner.json('outbox')).mails.map((mail: { stopped: boolean }) => mail.stopped);
    expect(await stopped()).toEqual([true, true, true]);
    expect(await sendAgain(service.store, undefined, { who: 'ada', now: service.now })).toBe(0);
    await hold(false);
    expect(await stopped()).toEqual([false, false, false]);
    await sendDueMails(slow);
    service.pass(60_000);
    await sendDueMails(slow);
    expect(recipients().slice(1)).toEqual([0, 1, 2, 3, 4].map((n) => `s${n}@example.org`));
  });

  it('reaches nobody who leaves while it is being sent', async () => {
    await subscribers(2);
    await send();
    const moderator = await AdminBrowser.signedIn(service, 'mo@example.org', 'moderator');
    const [{ id }] = (await moderator.json('subscribers?search=s1')).subscribers;
    await moderator.post(`subscribers/${id}/unsubscribe`);
    await sendDueMails(worker());
    expect(recipients()).toEqual(['s0@example.org']);
    expect(await issue()).toMatchObject({ recipients: 2, sent: 1, waiting: 0 });
  });

  it('waits while its article is not published', async () => {
    await subscribers(1);
    await send();
    await service.store.db.updateTable('posts').set({ status: 'draft' }).execute();
    await sendDueMails(worker());
    expect(outbox).toEqual([]);
    expect((await send()).status).toBe(404);
    await service.store.db.updateTable('posts').set({ status: 'published' }).execute();
    service.pass(30_000);
    await sendDueMails(worker());
    expect(outbox).toHaveLength(1);
  });

  it('marks an address that the server refuses, which gets no further issue until it is confirmed again', async () => {
    await subscribers(2);
    const moderator = await AdminBrowser.signedIn(service, 'mo@example.org', 'moderator');
    await send();
    const refuse =
      (response: string): SendMail =>
      async (mail) => {
        const responseCode = Number(response.slice(0, 3));
        const error = { responseCode, response, command: 'RCPT TO' } satisfies Partial<MailError>;
        if (mail.to === 's0@example.org') throw Object.assign(new Error(response), error);
        outbox.push(mail);
      };
    await sendDueMails(worker({ send: refuse('550 5.7.1 You are on a list') }));
    const bounced = async () =>
      (await moderator.json('subscribers?search=s0')).subscribers[0].bounced_at;
    expect(await bounced()).toBeNull();
    const other = await service.addPost({ slug: 'other' });
    await send(other);
    await sendDueMails(worker({ send: refuse('550 5.1.1 No such user') }));
    expect(await bounced()).toBe(service.now.toISOString());
    const third = await service.addPost({ slug: 'third' });
    await send(third);
    outbox = [];
    await sendDueMails(worker());
    expect(recipients()).toEqual(['s1@example.org']);
    const body = JSON.stringify({ email: 's0@example.org' });
    const headers = { 'Content-Type': 'application/json' };
    await service.app.request('/api/newsletter', { method: 'POST', headers, body });
    await sendDueMails(worker());
    expect(outbox.at(-1)).toMatchObject({
      to: 's0@example.org',
      subject: expect.stringMatching(/^Confirm your subscription to /),
    });
    expect(await bounced()).toBeNull();
  });

  it('is exported with the link to leave of each subscriber, which works', async () => {
    await subscribers(2);
    const admin = await AdminBrowser.signedIn(service, 'root@example.org');
    const before = await stateOf(service.store);
    const first = await (await admin.get('subscribers/export.csv')).text();
    expect(await stateOf(service.store)).toBe(before);
    const links = [
      ...first.matchAll(
        /https:\/\/www\.example\.org(\/newsletter\/unsubscribe\?token=\d+-[\w-]{43})\r/g,
      ),
    ];
    expect(links).toHaveLength(2);
    const answer = await service.app.request(`/api${links[1]?.[1]}`, { method: 'POST' });
    expect(await answer.json()).toEqual({ status: 'unsubscribed' });
    expect((await admin.json('subscribers?search=s1')).subscribers[0].status).toBe('unsubscribed');
    const forged = links[0]?.[1]?.replace('=', '=0') ?? '';
    expect((await service.app.request(`/api${forged}`, { method: 'POST' })).status).toBe(404);
  });

  it('is nothing for moderators, drafts, or a newsletter without readers', async () => {
    const moderator = await AdminBrowser.signedIn(service, 'mo@example.org', 'moderator');
    expect((await moderator.get('issues')).status).toBe(403);
    const refused = await send();
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'nobody-confirmed']);
    expect((await issue()).started_at).toBeNull();
    const draft = await service.addPost({ slug: 'draft', status: 'draft' });
    expect((await send(draft)).status).toBe(404);
    const { issues } = await ada.json('issues');
    expect(issues.map((one: { id: number }) => one.id)).toEqual([post]);
  });
});

describe('what a mail server says', () => {
  let server: Server;
  /** What the server does at a command, if not the usual. */
  let at: Record<string, string | undefined> = {};

  beforeAll(async () => {
    server = createServer((socket) => {
      let inData = false;
      const say = (line: string) => socket.write(`${line}\r\n`);
      if (at.connect === 'close') return void socket.destroy();
      say('220 test');
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        for (const line of String(chunk).split('\r\n').filter(Boolean)) {
          const command = /^[A-Z]+/.exec(line)?.[0] ?? '';
          if (inData && line !== '.') continue;
          const said = inData ? at.end : at[command];
          if (said === 'close') return void socket.destroy();
          if (said) say(said);
          else say(command === 'DATA' ? '354 go on' : '250 fine');
          inData = command === 'DATA' && !said;
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it.each([
    ['connect', 'close', { mayHaveArrived: false }],
    [
      'RCPT',
      '550 5.1.1 No such user',
      { mayHaveArrived: false, responseCode: 550, command: 'RCPT TO' },
    ],
    ['DATA', '451 later', { mayHaveArrived: false, responseCode: 451 }],
    ['end', '554 5.7.1 spam', { mayHaveArrived: false, responseCode: 554 }],
    ['end', 'close', { mayHaveArrived: true }],
  ])('at %s, %s, tells whether the mail may have arrived', async (command, answer, expected) => {
    at = { [command]: answer };
    const { port } = server.address() as AddressInfo;
    const sending = smtpSender(`smtp://127.0.0.1:${port}`)({
      from: 'site@example.org',
      to: 'ann@example.org',
      subject: 'Hello',
      text: 'Text',
      html: 'Text',
      messageId: '<outbox-1@example.org>',
    });
    await expect(sending).rejects.toMatchObject(expected);
  });
});
