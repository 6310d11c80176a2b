import * as claims from '@brand/catalogue/claims';
import { applicationFaqs } from '../../blocks/questions/applicationFaqs.ts';
import type { Faq } from '../../blocks/questions/faq.ts';
import { serviceFaqs } from '../../blocks/questions/serviceFaqs.ts';
import { supportFaqs } from '../../blocks/questions/supportFaqs.ts';
import { technologyFaqs } from '../../blocks/questions/technologyFaqs.ts';

export const hero = {
  title: 'Asked before, answered once.',
  text: 'What plants ask us most, in one list. Narrow it to the topic you need.',
};

/** The questions of all pages, without duplicates. */
export const allFaqs: readonly Faq[] = [
  ...new Set([...technologyFaqs, ...applicationFaqs, ...serviceFaqs, ...supportFaqs]),
];

/** Link to a question. */
export function faqHref({ id }: Faq): string {
  return `/faqs#${id}`;
}

export const closing = {
  title: 'Not on the list?',
  text: `Ask us. An engineer answers within ${claims.inText(claims.promisedResponse)}, and your question may find its way onto this list.`,
};
