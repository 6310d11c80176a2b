import type { Suggestion, SuggestionTypes } from '../src/header-search/index.ts';

/** Names of the types of suggestions. */
export const suggestionTypes: SuggestionTypes = {
  product: 'Products',
  blog: 'Articles',
  'case-study': 'Case studies',
  download: 'Downloads',
};

/** Search suggestions of every type. */
export const suggestions: readonly Suggestion[] = [
  {
    id: 'max',
    name: 'MAX series turbo blower',
    type: 'product',
    category: 'Product Lines',
    href: '/products/max-series',
  },
  {
    id: 'rmx',
    name: 'RMX series turbo blower',
    type: 'product',
    category: 'Product Lines',
    href: '/products/rmx-series',
  },
  {
    id: 'emx',
    name: 'EMX series turbo blower',
    type: 'product',
    category: 'Product Lines',
    href: '/products/emx-series',
    badge: { text: 'Popular', tone: 'popular' },
  },
  {
    id: 'new',
    name: 'New series',
    type: 'product',
    category: 'Product Lines',
    href: '/products/new-series',
    badge: { text: 'New', tone: 'new' },
  },
  {
    id: 'energy',
    name: 'Energy saving with a turbo blower',
    type: 'blog',
    category: 'Energy',
    href: '/blog/energy-saving',
  },
  { id: 'future', name: 'Future of air technology', type: 'blog', href: '/blog/future-tech' },
  {
    id: 'manufacturing',
    name: 'Compressed air in manufacturing',
    type: 'case-study',
    href: '/case-studies/manufacturing',
  },
  {
    id: 'installation',
    name: 'MAX series: installation',
    type: 'download',
    category: 'PDF',
    href: '/downloads/max-installation',
  },
];
