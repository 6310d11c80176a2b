import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../src/compose.ts';
import { mailboxOf } from '../src/http/network.ts';
import type { Mail } from '../src/mail/smtp.ts';
import { sendDueMails } from '../src/mail/worker.ts';
import { enquiryOf } from './support/enquiry.ts';
import { engines, TestService } from './support/service.ts';

const ENQUIRIES_TO = 'sales@example.org';

describe.each(engines)('the acknowledgement of an enquiry on %s', (engine) => {
  let service: TestService;
  let network = 0;

  beforeEach(async () => {
    service = await TestService.start(engine, { onMail: () => {} });
  });
  afterEach(() => service.stop());

  async function enquire(fields = {}, files: string[] = [], app = service.app) {
    network += 1;
    service.address = `10.8.${network % 250}.1`;
    const body = new FormData();
    const all = enquiryOf('support', fields);
    for (const [name, value] of Object.entries(all)) body.append(name, value);
    for (const file of files) body.append('files', new Blob(['%PDF-1.7']), file);
    const answer = await app.request('/api/enquiries', { method: 'POST', body });
    return (await answer.json()).reference as string;
  }

  /** Mails to visitors. */
  async function sent(): Promise<Mail[]> {
    const mails: Mail[] = [];
    await sendDueMails({
      store: service.store,
      settings: {
        from: 'site@example.org',
        enquiriesTo: ENQUIRIES_TO,
        publicUrl: 'https://www.example.org',
      },
      sender: {
        name: 'Example Ltd',
        hotline: '+1 202-555-0199',
        answers: ({ severity }) => `within ${severity === 'critical' ? '1 hour' : '24 hours'}`,
      },
      compose,
      clock: () => service.now,
      send: async (mail) => void mails.push(mail),
    });
    return mails.filter(({ to }) => to !== ENQUIRIES_TO);
  }

  it('says in HTML and text what arrived, who answers and when, and what to do', async () => {
    const reference = await enquire({ severity: 'critical' }, ['naïve plan.pdf', 'b.pdf']);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Example Ltd', address: 'site@example.org' },
      to: 'jin@example.org',
      replyTo: ENQUIRIES_TO,
      subject: `[${reference}] We have received your message`,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    for (const part of [mail?.text, mail?.html]) {
      for (const words of [
        `Your reference is ${reference}.`,
        'We will answer within 1 hour.',
        'Loudly.',
        'Files that arrived',
        'naïve plan.pdf',
        'b.pdf',
        'Reply to this mail, and leave the reference in its subject.',
        'call +1 202-555-0199',
        'Example Ltd',
        'because this address was entered in the contact form of www.example.org',
      ]) {
        expect(part).toContain(words);
      }
    }
  });

  it('shows as text what a visitor wrote, also in HTML, and nothing of it in the subject', async () => {
    const issue = '<a href="https://bad.example">Click</a> & <img src=x>';
    await enquire({ issue, name: '<b>Jin</b>' });
    const [mail] = await sent();
    expect(mail?.html).toContain(
      '&lt;a href=&quot;https://bad.example&quot;&gt;Click&lt;/a&gt; &amp;',
    );
    expect(mail?.html).not.toMatch(/<img|<b>|bad\.example"/);
    expect(mail?.text).toContain(issue);
    expect(mail?.subject).not.toContain('Jin');
  });

  it('goes to a mailbox once an hour at most, however its address is written and from wherever', async () => {
    const addresses = [
      'jin@example.org',
      'JIN@example.org',
      'jin+tag@Example.org',
      'jin@example.org',
    ];
    const many = Array.from({ length: 12 }, (_, n) => addresses[n % 4] ?? '');
    await Promise.all(many.map((email, n) => enquire({ email, issue: `It hums, ${n}.` })));
    await enquire({ email: 'other@example.org' });
    expect((await sent()).map(({ to }) => to.toLowerCase().replace('+tag', '')).sort()).toEqual([
      'jin@example.org',
      'other@example.org',
    ]);
    service.pass(3600_000 - 1);
    await enquire({ issue: 'Again' });
    expect(await sent()).toEqual([]);
    service.pass(1);
    await enquire({ issue: 'And again' });
    expect(await sent()).toHaveLength(1);
  });

  it('comes with a page that confirms the enquiry by its receipt only, for nobody else', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(enquiryOf('support', { severity: 'high' })))
      form.append(name, value);
    form.append('files', new Blob(['%PDF-1.7']), 'plan.pdf');
    const answer = await service.app.request('/api/enquiries', { method: 'POST', body: form });
    const { reference, receipt, files } = await answer.json();
    expect(files).toEqual(['plan.pdf']);
    const look = (token: string) => service.get(`/api/enquiries/receipt?token=${token}`);
    const shown = await look(receipt);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await shown.json()).toEqual({
      code: 'accepted',
      reference,
      files: ['plan.pdf'],
      severity: 'high',
    });
    const other = receipt.replace(/.$/, (sign: string) => (sign === 'A' ? 'B' : 'A'));
    for (const token of [
      reference,
      `${reference}.`,
      other,
      '',
      '%00',
      `E-2222-2222${receipt.slice(11)}`,
    ]) {
      expect((await look(token)).status).toBe(404);
    }
  });

  it('is sent once for an enquiry that two processes store with the same key', async () => {
    const other = service.createApp(service.store, { onMail: () => {} });
    const body = () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(enquiryOf('support'))) form.append(name, value);
      return form;
    };
    const post = (app: typeof other) =>
      app.request('/api/enquiries', {
        method: 'POST',
        headers: { 'Idempotency-Key': 'a-key' },
        body: body(),
      });
    await Promise.all([post(service.app), post(other)]);
    expect(await sent()).toHaveLength(1);
  });

  it('does not go to somebody whose form looks like spam, nor without a mail server', async () => {
    await enquire({ website: 'https://bad.example' });
    await enquire({}, [], service.createApp(service.store, { onMail: undefined }));
    expect(await sent()).toEqual([]);
    expect(await service.store.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});

it.each([
  ['Ann@Example.org', 'ann@example.org'],
  ['ann+a+b@example.org', 'ann@example.org'],
  ['+ann@example.org', '+ann@example.org'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
