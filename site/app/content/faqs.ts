import { applicationFaqs } from './applicationFaqs.ts';
import * as claims from './claims.ts';
import { serviceFaqs } from './serviceFaqs.ts';
import { supportFaqs } from './supportFaqs.ts';
import { technologyFaqs } from './technologyFaqs.ts';

export const faqCategories = [
  'General',
  'Selection',
  'Integration',
  'Durability',
  'Monitoring',
  'Service',
  'Support',
  'Diagnostics',
  'Maintenance',
  'Parts',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export interface Faq {
  /** Its anchor in every page that shows it. */
  id: string;
  question: string;
  answer: string;
  category: FaqCategory;
}

export const name = 'FAQs';
export const description =
  'Questions about selection, integration, durability, service, maintenance and parts of turbo blowers, answered.';

export const hero = {
  title: 'Asked before, answered once.',
  text: 'Everything that plants ask us most, in one list. Narrow it to what concerns you.',
};

/** All questions of all pages. */
export const allFaqs: readonly Faq[] = [
  ...technologyFaqs,
  ...applicationFaqs,
  ...serviceFaqs,
  ...supportFaqs,
];

/** Where a question is answered. */
export function faqHref({ id }: Faq): string {
  return `/faqs#${id}`;
}

export const closing = {
  title: 'Not among them?',
  text: `Ask. An engineer answers within ${claims.inText(claims.promisedResponse)}, and the question may find its way into this list.`,
};
