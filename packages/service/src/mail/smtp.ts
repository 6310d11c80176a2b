import { PassThrough, type Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Trx } from '../store/store.ts';
import type { Letter } from './letter.ts';

/** Stores what follows from the fate of a mail, in the transaction that records it. */
type Consequence = (trx: Trx, now: Date) => Promise<void>;

interface Envelope {
  to: string;
  replyTo?: string | { name: string; address: string };
  subject: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Readable }[];
}

/** A mail before the worker writes its letter as HTML and as plain text. */
export interface ComposedMail extends Envelope {
  letter: Letter;
  onSent?: Consequence;
  /** The mail server says that there is no such address. */
  onBounced?: Consequence;
}

export interface Mail extends Envelope {
  text: string;
  html: string;
  from: string | { name: string; address: string };
  /** The same for every attempt, so that mail clients show a duplicate only once. */
  messageId: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Why a mail was not sent, as far as the mail server has said. */
export interface MailError extends Error {
  /** Code of the server's refusal. */
  responseCode?: number;
  /** What the server answered. */
  response?: string;
  /** The SMTP command that was refused. */
  command?: string;
  /** Whether the server may have taken the mail although it has not said so. */
  mayHaveArrived?: boolean;
}

/** Sends mails by SMTP, with timeouts well below the lease. */
export function smtpSender(smtpUrl: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Servers may take long after the end of a mail (RFC 5321, 4.5.3.2.6); giving up there would send it twice.
    socketTimeout: 240_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The content is read once the server has admitted the sender; until then, the mail cannot have arrived.
  transport.use('stream', ({ data, message }, done) => {
    message.transform(() => {
      (data as { onRead?: () => void }).onRead?.();
      return new PassThrough();
    });
    done();
  });
  return async (mail) => {
    let isRead = false;
    const onRead = () => {
      isRead = true;
    };
    const { subject, replyTo } = mail;
    const person = typeof replyTo === 'object' && { ...replyTo, name: undecoded(replyTo.name) };
    const options = { ...mail, subject: undecoded(subject), onRead };
    await transport
      .sendMail({ ...options, ...(person && { replyTo: person }) })
      .catch((error: MailError) => {
        const mayHaveArrived = isRead && !error.responseCode;
        throw Object.assign(error, { mayHaveArrived });
      });
  };
}

/**
 * Parts `=?` with a zero-width space, which makes the library encode it. It sends ASCII as it is, so mail clients would
 * decode encoded words (RFC 2047) that a visitor has typed.
 */
const undecoded = (text: string) => text.replaceAll('=?', '=\u200B?');
