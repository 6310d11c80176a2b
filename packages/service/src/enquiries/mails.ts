import { Readable } from 'node:stream';
import { enquiryFields, requestLines, spelled } from '../contract/index.ts';
import type { Letter, Sender } from '../mail/letter.ts';
import type { ComposedMail } from '../mail/smtp.ts';
import type { Store } from '../store/store.ts';
import { fileBytes } from './files.ts';
import { markAnswered, type StoredReply } from './handling.ts';
import type { StoredEnquiry } from './queries.ts';

interface From {
  sender: Sender;
  enquiriesTo: string;
  publicUrl: string;
}

/** The mail of a reply, with its files. The visitor's response goes to the recipient of enquiries. */
export function replyMail(store: Store, reply: StoredReply, { enquiriesTo }: From): ComposedMail {
  const { id, email, subject, text, reference, files } = reply;
  return {
    to: email,
    replyTo: enquiriesTo,
    subject: subject ?? '',
    letter: {
      parts: [{ text }],
      reason: `This answers your message to us, reference ${reference}. To go on, reply to this mail.`,
    },
    attachments: attached(store, files),
    onSent: (trx, now) => markAnswered(trx, id, now),
  };
}

/** The mail that forwards an enquiry, with its files attached. */
export function enquiryMail(
  store: Store,
  enquiry: StoredEnquiry,
  { enquiriesTo, publicUrl }: From,
): ComposedMail {
  const { id, reference, kind, name, email, fields, files } = enquiry;
  const title = fields.subject ?? `New ${kind} enquiry`;
  const letter: Letter = {
    title,
    parts: [
      {
        facts: [
          ...([
            ['Name', name],
            ['Email', email],
          ] as const),
          ...factsOf(enquiry),
        ],
      },
      { text: `Received ${enquiry.created_at}, reference ${reference}` },
      {
        action: {
          name: 'Open it in the administration',
          href: `${publicUrl}/admin/enquiries/${id}`,
        },
      },
    ],
    reason:
      'A visitor of the site has sent this. Answer in the administration, or reply to this mail to write to its sender.',
  };
  return {
    to: enquiriesTo,
    replyTo: { name, address: email },
    subject: `[${reference}] ${title}`,
    letter,
    attachments: attached(store, files),
  };
}

/**
 * Tells the sender of an enquiry what has arrived. Anybody can type somebody else's address, so nothing that a visitor
 * wrote is in the subject, and it is sent at most once an hour to a mailbox.
 */
export function acknowledgement(
  enquiry: StoredEnquiry,
  { sender, enquiriesTo, publicUrl }: From,
): ComposedMail {
  const { reference, email, fields, files } = enquiry;
  const time = sender.answers?.(fields);
  const names = files.map((file) => file.name);
  const urgent = sender.hotline ? ` If it cannot wait, call ${sender.hotline}.` : '';
  const letter: Letter = {
    title: 'We have received your message.',
    parts: [
      {
        text: `Thank you for writing to ${sender.name}. ${time ? `We will answer ${time}.` : 'We will answer as soon as we can.'} Your reference is ${reference}.`,
      },
      { heading: 'Your message' },
      { facts: [['Reference', reference], ['Name', enquiry.name], ...factsOf(enquiry)] },
      ...(names.length > 0 ? [{ heading: 'Files that arrived' }, { items: names }] : []),
      { heading: 'If something is missing or wrong' },
      { text: `Reply to this mail, and leave the reference in its subject.${urgent}` },
    ],
    reason: `You get this mail because this address was entered in the contact form of ${new URL(publicUrl).host}. If that was not you, you need do nothing: we write only to answer.`,
  };
  return {
    to: email,
    replyTo: enquiriesTo,
    subject: `[${reference}] We have received your message`,
    letter,
    // No reply by a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** The fields that a visitor filled in and the selection, in the order of the forms. */
function factsOf({ fields, request }: Pick<StoredEnquiry, 'fields' | 'request'>) {
  const filled = enquiryFields.flatMap(({ name }) => {
    const value = fields[name];
    return value ? [[spelled(name), value] as const] : [];
  });
  return [
    ...filled,
    ...(request ? [['Selection', requestLines(request).join('\n')] as const] : []),
  ];
}

function attached(store: Store, files: StoredEnquiry['files']) {
  return files.map(({ id, name, type }) => ({
    filename: name,
    contentType: type,
    content: Readable.from(fileBytes(store, id)),
  }));
}
