import type { Suggestion } from '@brand/ui';

/** Names of the types of suggestions, in display order. */
export const suggestionTypes = {
  product: 'Products',
  blog: 'Articles',
  'case-study': 'Case studies',
  download: 'Downloads',
  page: 'Pages',
  question: 'Questions',
  office: 'Offices',
} as const;

/** Shown below the empty field of a search. */
export const start = 'Start typing to search products and resources';

/** Built-in suggestions of the header's search. */
export const suggestions: readonly Suggestion[] = [
  {
    id: 'max-series',
    name: 'MAX Series',
    type: 'product',
    category: 'Turbo blowers',
    href: '/products/max-series',
  },
  {
    id: 'rmx-series',
    name: 'RMX Series',
    type: 'product',
    category: 'Turbo blowers',
    href: '/products/rmx-series',
  },
  {
    id: 'emx-series',
    name: 'EMX Series',
    type: 'product',
    category: 'Turbo blowers',
    href: '/products/emx-series',
    badge: { text: 'Popular', tone: 'popular' },
  },
  {
    id: 'new-series',
    name: 'New Series',
    type: 'product',
    category: 'Turbo blowers',
    href: '/products/new-series',
    badge: { text: 'New', tone: 'new' },
  },
  {
    id: 'energy-saving',
    name: 'Energy saving with turbo blowers',
    type: 'blog',
    category: 'Energy',
    href: '/blog/energy-saving',
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing: an automotive plant',
    type: 'case-study',
    category: 'Case study',
    href: '/case-studies/manufacturing',
  },
  {
    id: 'future-tech',
    name: 'Future technology: the next turbo blower',
    type: 'blog',
    category: 'Technology',
    href: '/blog/future-tech',
  },
  {
    id: 'max-installation',
    name: 'MAX installation manual',
    type: 'download',
    category: 'Manuals',
    href: '/downloads/max-installation',
  },
];
