import { catalogueDocuments } from '@brand/catalogue/search/catalogueDocuments';
import type { SearchDocument } from '@brand/catalogue/search/document';
import * as support from '../after-sale-support/content.ts';
import * as applications from '../applications/content.ts';
import { allFaqs, faqHref } from '../faqs/content.ts';
import { pages } from '../index.ts';
import { press } from '../media/content.ts';
import * as services from '../services/content.ts';
import * as technologies from '../technologies/content.ts';
import { otherWords } from './otherWords.ts';
import { pageTexts } from './pageTexts.ts';

/** Sections of pages that visitors search for by name. */
const sections: readonly [href: string, { title: string; text?: string; lead?: string }][] = [
  ['/technologies#air-bearing', technologies.airBearing],
  ['/technologies#pmsm-motor', technologies.motor],
  ['/technologies#nstb-plus', technologies.nstbPlus],
  ['/technologies#impeller', technologies.impeller],
  ['/technologies#control-system', technologies.control],
  [
    '/technologies#comparison',
    { ...technologies.comparison, title: 'Technologies: comparison of bearings' },
  ],
  ['/applications#industrial-manufacturing', applications.industrial],
  ['/applications#commercial-buildings', applications.commercial],
  ['/applications#environmental-solutions', applications.environmental],
  ['/applications#energy-sector', applications.energy],
  ['/services#commissioning', services.commissioning],
  ['/services#installation', services.installation],
  ['/services#training', services.training],
  ['/services#support', services.support],
  ['/after-sale-support#support', support.technical],
  ['/after-sale-support#maintenance', support.maintenance],
  ['/after-sale-support#parts', support.parts],
  ['/after-sale-support#contracts', support.contracts],
  ['/after-sale-support#benefits', support.warranty],
  ['/media#press', press],
];

/** Models have documents of their own. */
const pagesBesidesModels = pages.filter(({ group }) => group !== 'Models');

/** Pages that touch every subject, so that those about it come first. */
const general = ['/', '/contact'];

/** All documents except articles, which change between builds. */
export const documents: readonly SearchDocument[] = [
  ...pagesBesidesModels.map(({ path, title, text }) => ({
    type: 'page' as const,
    title,
    text,
    words: otherWords[path],
    body: pageTexts.get(path),
    weight: general.includes(path) ? 0.5 : 1,
    href: path,
  })),
  ...sections.map(([href, { title, text, lead }]) => ({
    type: 'page' as const,
    title,
    text: text ?? lead ?? '',
    words: otherWords[href],
    href,
  })),
  ...catalogueDocuments,
  ...allFaqs.map((faq) => ({
    type: 'faq' as const,
    title: faq.question,
    text: faq.answer,
    href: faqHref(faq),
  })),
];
