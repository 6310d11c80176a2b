import type { Words } from '../internal/labels.ts';

export const defaultLabels = {
  /** Accessible name of the button, the field and the landmark. */
  search: 'Search',
  placeholder: 'Search products and resources',
  /** Text for an empty query. */
  start: 'Start typing to search products and resources',
  empty: 'No results found for "{query}"',
  /** Text while `suggest` is pending. */
  pending: 'Searching…',
  /** Announced when the suggestions change. */
  count: 'Suggestions: {count}',
  /** Headings of the groups. */
  types: {
    product: 'Products',
    blog: 'Articles',
    'case-study': 'Case studies',
    download: 'Downloads',
    page: 'Pages',
    question: 'Questions',
    office: 'Offices',
  },
} as const;

/** Labels of the search. */
export interface HeaderSearchLabels extends Words<typeof defaultLabels> {}
