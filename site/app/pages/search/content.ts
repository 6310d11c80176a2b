import type { SearchType } from '@brand/catalogue/search/document';
import { inUnits } from '@brand/catalogue/units';
import { start } from '../../search/suggestions.ts';

/** Texts of the search page. */
export const words = {
  label: 'Search the site',
  placeholder: 'A model, a topic, a place…',
  start,
  none: (query: string) => `No results found for "${query}"`,
  hint: inUnits(
    (system) =>
      `Try fewer words, a model code such as RMX50-C060, or a message on the screen such as E07. A duty point works too, such as ${system === 'us' ? '1400 CFM 10 psi' : '40 m³/min 0.7 bar'}.`,
  ),
  actions: [
    { name: 'Select by flow and pressure', href: '/products/selector' },
    { name: 'View All Technical Resources', href: '/blog' },
  ],
  all: 'All',
  /** Of the filters. */
  kinds: {
    page: 'Pages',
    model: 'Models',
    message: 'Messages',
    faq: 'Questions',
    office: 'Offices',
    post: 'Articles',
  } satisfies Record<SearchType, string>,
  filter: 'Filter by type',
  types: 'Types',
} as const;
