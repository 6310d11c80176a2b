import * as claims from '@brand/catalogue/claims';
import { applicationFaqs } from '@brand/catalogue/questions/applicationFaqs';
import type { Faq } from '@brand/catalogue/questions/faq';
import { serviceFaqs } from '@brand/catalogue/questions/serviceFaqs';
import { supportFaqs } from '@brand/catalogue/questions/supportFaqs';
import { technologyFaqs } from '@brand/catalogue/questions/technologyFaqs';

export const hero = {
  title: 'Questions that plants ask us.',
  text: 'Selection, service and parts, in one list. Narrow it to the topic you need.',
};

/** The questions of all pages, without duplicates. */
export const allFaqs: readonly Faq[] = [
  ...new Set([...applicationFaqs, ...technologyFaqs, ...serviceFaqs, ...supportFaqs]),
];

/** Link to a question. */
export function faqHref({ id }: Faq): string {
  return `/faqs#${id}`;
}

export const closing = {
  title: 'Not on the list?',
  text: `Ask us. An engineer answers within ${claims.inText(claims.promisedResponse)}, and your question may find its way onto this list.`,
  actions: [
    { name: 'Contact Us', href: '/contact' },
    { name: 'Troubleshooting', href: '/troubleshooting' },
  ],
};
