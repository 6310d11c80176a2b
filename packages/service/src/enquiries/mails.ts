import { Readable } from 'node:stream';
import { requestLines } from '../contract/index.ts';
import type { ComposedMail } from '../mail/smtp.ts';
import type { Store } from '../store/store.ts';
import { fileBytes } from './files.ts';
import type { StoredEnquiry } from './queries.ts';

/** The mail of a reply. The visitor's response goes to the recipient of enquiries. */
export function replyMail(
  { email, subject, text }: { email: string; subject: string | null; text: string },
  enquiriesTo: string,
): ComposedMail {
  return { to: email, replyTo: enquiriesTo, subject: subject ?? '', text: `${text}\n` };
}

/** The mail that forwards an enquiry, with its files attached. */
export function enquiryMail(
  store: Store,
  enquiry: StoredEnquiry,
  enquiriesTo: string,
): ComposedMail {
  const { reference, kind, name, email, fields, request, files } = enquiry;
  const lines = Object.entries({ name, email, ...fields }).map(
    ([field, value]) => `${field}: ${value.includes('\n') ? `\n${value}` : value}`,
  );
  return {
    to: enquiriesTo,
    replyTo: { name, address: email },
    subject: `[${reference}] ${fields.subject ?? `New ${kind} enquiry`}`,
    text: `${[...lines, ...(request ? ['', ...requestLines(request)] : [])].join('\n')}\n\nReceived ${enquiry.created_at}, reference ${reference}\n`,
    attachments: files.map((file) => ({
      filename: file.name,
      contentType: file.type,
      content: Readable.from(fileBytes(store, file.id)),
    })),
  };
}
