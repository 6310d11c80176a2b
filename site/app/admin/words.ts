import type { MetaDescriptor } from 'react-router-dom';
import { company } from '../content/company.ts';

/** Title of a screen, which no search engine shall list. */
export function screenMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} | ${company.name} administration` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A time in UTC, the same on the server and in every browser. */
export function timeOf(iso: string): string {
  return `${moment.format(new Date(iso))} UTC`;
}

/** With a capital letter at the beginning. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 comment`, `3 comments`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
