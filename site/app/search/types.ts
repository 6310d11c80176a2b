import type { UnitText } from '@brand/ui';

/** Kinds of things that the search finds, in the order of their filters. */
export const searchTypes = {
  page: 'Page',
  model: 'Model',
  message: 'Message',
  faq: 'Question',
  office: 'Office',
  post: 'Article',
} as const;

export type SearchType = keyof typeof searchTypes;

/** Something that can be found. */
export interface SearchDocument {
  type: SearchType;
  title: string;
  text: UnitText;
  /** Everything else that stands there, in sentences: it is found, and the sentence shown. */
  body?: readonly string[];
  href: string;
}
