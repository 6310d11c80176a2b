import type { pageGroups } from '../../shell/page.ts';
import { page } from './page.ts';

type Group = Exclude<(typeof pageGroups)[number], 'Models'>;

export const hero = { title: 'All pages and models.', text: page.description };

/** Groups of pages in four columns of about the same length. */
export const columns: readonly (readonly Group[])[] = [
  ['Products'],
  ['Resources'],
  ['Services', 'Technology'],
  ['Company', 'Legal'],
];

export const models = {
  title: 'Models',
  lead: 'By size, with the pressure bands of each.',
  labels: { name: 'Size', missing: '–' },
};
