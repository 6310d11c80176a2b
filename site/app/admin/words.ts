import type { MetaDescriptor } from 'react-router-dom';
import { company } from '../company/company.ts';

/** Title of a screen, which search engines must not list. */
export function screenMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${company.name} administration` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

/** Statuses of enquiries as they are shown. */
export const enquiryNames = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Possible spam',
} as const;

/** States of posts as they are shown. */
export const postNames = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} as const;
/** Tones of their badges. */
export const postTones = { draft: 'other', scheduled: 'patent', published: 'popular' } as const;

/** Statuses of mails as they are shown. */
export const mailNames = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' } as const;
/** Tones of their badges. */
export const mailTones = { waiting: 'patent', failed: 'other', sent: 'popular' } as const;

const parts = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const moment = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
const here = new Intl.DateTimeFormat('en-GB', { ...parts, timeZoneName: 'short' });

/** A time in UTC, the same on the server and in every browser. */
export function timeOf(iso: string): string {
  return `${moment.format(new Date(iso))} UTC`;
}

/** A time in the zone of this browser. */
export function timeHere(iso: string): string {
  return here.format(new Date(iso));
}

/** With a capital letter at the beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 comment`, `3 comments`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
