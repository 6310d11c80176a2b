import { definePage } from '../../shell/page.ts';
import { legalDocuments } from './content.ts';

/** One page for each legal text. All are drafts, which search engines do not index. */
export const pages = legalDocuments.map(({ sections, ...about }) => ({
  ...definePage({ ...about, group: 'Legal', draft: true, hero: false }),
  sections,
}));
