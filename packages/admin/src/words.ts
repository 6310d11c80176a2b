import { company } from '@brand/catalogue/company';
import type { MetaDescriptor } from 'react-router-dom';

/** Meta tags of a screen, which must not be indexed. */
export function screenMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${company.name} administration` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

export const enquiryNames = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Possible spam',
} as const;

export const postNames = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} as const;
export const postTones = { draft: 'other', scheduled: 'patent', published: 'popular' } as const;

export const mailNames = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' } as const;
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

/** Formats a time in UTC, identically on the server and in the browser. */
export function timeOf(iso: string): string {
  return `${moment.format(new Date(iso))} UTC`;
}

/** Formats a time in the browser's time zone. */
export function timeHere(iso: string): string {
  return here.format(new Date(iso));
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 comment`, `3 comments`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
