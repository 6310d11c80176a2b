import { company } from '@brand/catalogue/company';
import type { MetaDescriptor } from 'react-router-dom';

/** Meta tags of a screen, which must not be indexed. */
export function screenMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${company.name} administration` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

export const kindNames = {
  quote: 'Quote',
  general: 'General',
  support: 'Support',
  partnership: 'Partnership',
} as const;

/** State of a reply that has not left. */
export const replyNames = { waiting: 'Waiting to be sent', failed: 'Reply not sent' } as const;

export const enquiryNames = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Possible spam',
} as const;

export const enquiryTone = (status: keyof typeof enquiryNames) =>
  status === 'new' ? 'new' : 'patent';

/** Labels of the fields of a post, in their order. */
const fieldLabels: Record<string, string> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  content: 'Text',
  image: 'Cover picture',
  picture: 'Cover picture',
  image_caption: 'Caption of the cover',
  categories: 'Categories',
  tags: 'Tags',
  author_name: 'Author',
  author_bio: 'About the author',
  meta_title: 'Title for search engines',
  meta_description: 'Description for search engines',
  meta_keywords: 'Keywords',
  published_at: 'Publication time',
};
export const postFields = Object.keys(fieldLabels);
export const labelOf = (field: string) => fieldLabels[field] ?? field;

export const postNames = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} as const;
export const postTones = { draft: 'other', scheduled: 'patent', published: 'popular' } as const;

export const mailNames = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' } as const;
export const mailTones = { waiting: 'patent', failed: 'other', sent: 'popular' } as const;

export const issueTones = { Sent: 'popular', 'Being sent': 'patent', Stopped: 'other' } as const;
/** State of an issue that has been started. */
export const issueState = (issue: { stopped_at: string | null; waiting: number }) =>
  issue.stopped_at ? 'Stopped' : issue.waiting > 0 ? 'Being sent' : 'Sent';

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

const second = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'UTC',
});

/** Seconds of a time, to tell apart what happened in one minute: `:07`. */
export const secondsOf = (iso: string) => second.format(new Date(iso)).slice(-3);

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
