import { definePage } from '../../shell/page.ts';
import { legalDocuments } from './content.ts';

/** One page for each legal text: a draft, so search engines leave it out. */
export const pages = legalDocuments.map(({ sections, ...about }) => ({
  ...definePage({ ...about, group: 'Legal', draft: true }),
  sections,
}));
