import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';

export interface ComposedMail {
  to: string;
  replyTo?: string | { name: string; address: string };
  subject: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Readable }[];
}

export interface Mail extends ComposedMail {
  from: string;
  /** The same for every attempt, so that mail clients show a duplicate only once. */
  messageId: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

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
  return async (mail) => {
    const { subject, replyTo } = mail;
    const person = typeof replyTo === 'object' && { ...replyTo, name: undecoded(replyTo.name) };
    await transport.sendMail({
      ...mail,
      subject: undecoded(subject),
      ...(person && { replyTo: person }),
    });
  };
}

/**
 * Parts `=?` with a zero-width space, which makes the library encode it. It sends ASCII as it is, so mail clients would
 * decode encoded words (RFC 2047) that a visitor has typed.
 */
const undecoded = (text: string) => text.replaceAll('=?', '=\u200B?');
