import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MailSettings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { type Sender, written } from './letter.ts';
import {
  dropMail,
  isOnce,
  LEASE_MS,
  type LeasedMail,
  leaseMail,
  mailFailed,
  mailSent,
} from './outbox.ts';
import type { ComposedMail, MailError, SendMail } from './smtp.ts';

export interface MailWorker {
  store: Store;
  send: SendMail;
  settings: Omit<MailSettings, 'smtpUrl' | 'issueMails'> &
    Partial<Pick<MailSettings, 'issueMails'>>;
  /** @default a sender with the name of the site's host */
  sender?: Sender;
  /** Composes a mail; undefined if it is obsolete. */
  compose: (worker: MailWorker, mail: LeasedMail) => Promise<ComposedMail | undefined>;
  clock: () => Date;
  /** How long a mail server that keeps answering may take for a mail, in ms. @default half a minute less than the lease */
  attemptMs?: number;
}

/** Sends all due mails, until `isStopped`. Resolves to the numbers of sent and failed mails, without dropped ones. */
export async function sendDueMails(
  worker: MailWorker,
  isStopped = () => false,
): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 };
  for (;;) {
    if (isStopped()) return counts;
    const mail = await leaseMail(worker.store, worker.clock(), worker.settings.issueMails);
    if (!mail) return counts;
    const outcome = await deliver(worker, mail);
    if (outcome !== 'dropped') counts[outcome] += 1;
  }
}

async function deliver(
  worker: MailWorker,
  leased: LeasedMail,
): Promise<'sent' | 'failed' | 'dropped'> {
  const { store, send, compose, clock, attemptMs = LEASE_MS - 30_000 } = worker;
  let composed: ComposedMail | undefined;
  try {
    composed = await compose(worker, leased);
    if (!composed) {
      await dropMail(store, leased);
      return 'dropped';
    }
    const { letter, onSent: _, onBounced: __, ...mail } = composed;
    const { publicUrl } = worker.settings;
    const contents = written(letter, senderOf(worker));
    // Not the number itself, which would tell how many mails the site has sent.
    const name = hash('sha256', `outbox ${leased.id} ${store.networkSalt}`, 'base64url');
    const messageId = `<${name}@${new URL(publicUrl).hostname}>`;
    await within(attemptMs, send({ ...mail, ...contents, from: fromOf(worker), messageId }));
  } catch (error) {
    const now = clock();
    const bounced = isBounce(error as MailError) ? composed?.onBounced : undefined;
    await mailFailed(store, leased, problemOf(error as MailError, leased), now, (trx) =>
      Promise.resolve(bounced?.(trx, now)),
    );
    return 'failed';
  }
  const now = clock();
  await mailSent(store, leased, now, (trx) => Promise.resolve(composed?.onSent?.(trx, now)));
  return 'sent';
}

function problemOf(error: MailError, mail: LeasedMail) {
  const { message, responseCode = 0, mayHaveArrived = false } = error;
  const said = withoutAddresses(message);
  // A mail of an issue is rather lost than sent twice.
  if (mayHaveArrived && isOnce(mail)) {
    return {
      message: `${said} It may have arrived, so it is not sent again.`,
      final: true,
      isOpen: true,
    };
  }
  // A permanent SMTP error (5xx) is final, except for enquiries, which are retried.
  return { message: said, final: responseCode >= 500 && mail.enquiry_id === null };
}

/** Whether the server has refused the recipient for good, and not the sender (5.7: security or policy). */
function isBounce({ command, responseCode = 0, response = '' }: MailError): boolean {
  return command === 'RCPT TO' && responseCode >= 500 && !/^\d+[ -]5\.7\./.test(response);
}

/** Who writes the mails. */
export function senderOf({ sender, settings }: Pick<MailWorker, 'sender' | 'settings'>): Sender {
  return sender ?? { name: new URL(settings.publicUrl).hostname };
}

/** MAIL_FROM, with the name of the sender if it has none. */
function fromOf(worker: MailWorker) {
  const { from } = worker.settings;
  return from.includes('<') ? from : { name: senderOf(worker).name, address: from };
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const done = new AbortController();
  const late = pause(ms, undefined, { signal: done.signal }).then(() => {
    throw Object.assign(new Error('The mail server took too long.'), { mayHaveArrived: true });
  });
  await Promise.race([work, late]).finally(() => done.abort());
}

/** Characters that are read of what a mail server answers. */
const LONGEST_ANSWER = 1000;

/** The words of an answer. Databases do not store all control characters. */
function withoutAddresses(message: string): string {
  const words = message.slice(0, LONGEST_ANSWER).split(/[\s\p{Cc}]+/u);
  return words.map((word) => (word.includes('@') ? '…' : word)).join(' ');
}

/** Sends due mails every `intervalMs` milliseconds, and on `wake`. Calls `onError` if the database fails. */
export function startMailWorker(
  worker: MailWorker,
  onError: (error: unknown) => void,
  intervalMs = 5000,
) {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    do {
      again = false;
      await sendDueMails(worker, () => stopped).catch(onError);
    } while (again && !stopped);
    running = undefined;
  }
  /** Sends due mails now. */
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= run();
  };
  const timer = setInterval(wake, intervalMs);
  wake();
  return {
    wake,
    /** Stops; resolves when the current mail has been sent or has failed. */
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
