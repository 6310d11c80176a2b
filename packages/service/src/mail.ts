import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { fileBytes, findEnquiry, type StoredEnquiry } from './store/enquiries.ts';
import { type LeasedMail, leaseMail, mailFailed, mailSent } from './store/outbox.ts';
import type { Store } from './store/store.ts';
import { findSubscriber, issueToken } from './store/subscribers.ts';

/** Where mails come from and go to. */
export interface MailSettings {
  /** smtp:// or smtps:// with user and password. */
  smtpUrl: string;
  /** Sender of every mail. */
  from: string;
  /** Who reads enquiries. */
  enquiriesTo: string;
  /** Address of the site, without a slash at its end, for links in mails. */
  publicUrl: string;
}

export interface Mail {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** The same for every attempt, so that a mail that arrives twice is shown once. */
  messageId: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Readable }[];
}

/** Hands a mail over; resolves when the next server has taken it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by SMTP, with time limits well below the lease of a mail. */
export function smtpSender(smtpUrl: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

export interface Postman {
  store: Store;
  send: SendMail;
  settings: Omit<MailSettings, 'smtpUrl'>;
  clock: () => Date;
}

/**
 * Sends every mail that is due, or stops before the next when `isStopped`. Resolves to how many
 * were sent and how many failed.
 */
export async function sendDueMails(
  postman: Postman,
  isStopped = () => false,
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    if (isStopped()) return counts;
    const mail = await leaseMail(postman.store, postman.clock());
    if (!mail) return counts;
    counts[(await deliver(postman, mail)) ? 'sent' : 'failed'] += 1;
  }
}

async function deliver(postman: Postman, leased: LeasedMail): Promise<boolean> {
  const { store, send, clock } = postman;
  try {
    const mail = await compose(postman, leased);
    if (mail) await send(mail);
  } catch (error) {
    const { message, responseCode = 0 } = error as Error & { responseCode?: number };
    // An address that does not exist will not exist tomorrow; enquiries are never given up early.
    const final = responseCode >= 500 && leased.subscriber_id !== null;
    await mailFailed(store, leased, { message: withoutAddresses(message), final }, clock());
    return false;
  }
  await mailSent(store, leased, clock());
  return true;
}

function withoutAddresses(message: string): string {
  return message.replace(/\S+@\S+/g, '…');
}

/** The mail of an entry; undefined when what it is about is gone. */
async function compose(postman: Postman, leased: LeasedMail): Promise<Mail | undefined> {
  const { store, settings } = postman;
  const messageId = `<outbox-${leased.id}@${new URL(settings.publicUrl).hostname}>`;
  if (leased.enquiry_id !== null) {
    const enquiry = await findEnquiry(store, leased.enquiry_id);
    return enquiry && { ...enquiryMail(store, enquiry, settings), messageId };
  }
  const subscriber = await findSubscriber(store, leased.subscriber_id ?? 0);
  if (subscriber?.status !== 'pending') return undefined;
  return { ...(await confirmationMail(postman, subscriber)), messageId };
}

function enquiryMail(
  store: Store,
  enquiry: StoredEnquiry,
  { from, enquiriesTo }: Postman['settings'],
): Omit<Mail, 'messageId'> {
  const { reference, kind, name, email, fields, files } = enquiry;
  const lines = Object.entries({ name, email, ...fields }).map(
    ([field, value]) => `${field}: ${value.includes('\n') ? `\n${value}` : value}`,
  );
  return {
    from,
    to: enquiriesTo,
    replyTo: { name, address: email },
    subject: `[${reference}] ${fields.subject ?? `New ${kind} enquiry`}`,
    text: `${lines.join('\n')}\n\nReceived ${enquiry.created_at}, reference ${reference}\n`,
    attachments: files.map((file) => ({
      filename: file.name,
      contentType: file.type,
      content: Readable.from(fileBytes(store, file.id)),
    })),
  };
}

async function confirmationMail(
  { store, settings, clock }: Postman,
  { id, email }: { id: number; email: string },
): Promise<Omit<Mail, 'messageId'>> {
  const link = async (path: string, purpose: 'confirm' | 'unsubscribe') =>
    `${settings.publicUrl}${path}/${purpose}?token=${await issueToken(store, id, purpose, clock())}`;
  // People open a page of the site; mail programs unsubscribe at the service.
  const confirm = await link('/newsletter', 'confirm');
  return {
    from: settings.from,
    to: email,
    subject: 'Please confirm your subscription',
    text:
      'Somebody, hopefully you, asked to receive our newsletter at this address.\n\n' +
      `To confirm, open this page within three days:\n${confirm}\n\n` +
      'If it was not you, do nothing: you will not hear from us again.\n',
    headers: unsubscribeHeaders(await link('/api/newsletter', 'unsubscribe')),
  };
}

/** Headers that let mail programs unsubscribe with one click (RFC 8058). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export interface RunningPostman {
  /** Looks for mails now. */
  wake(): void;
  /** Resolves when the mail that is being sent has ended. */
  stop(): Promise<void>;
}

/**
 * Looks for due mails every `intervalMs`, and when woken. Failures of the database are left to the
 * next look; `onError` is told.
 */
export function startPostman(
  postman: Postman,
  onError: (error: unknown) => void,
  intervalMs = 5000,
): RunningPostman {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    do {
      again = false;
      await sendDueMails(postman, () => stopped).catch(onError);
    } while (again && !stopped);
    running = undefined;
  }
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= run();
  };
  const timer = setInterval(wake, intervalMs);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
