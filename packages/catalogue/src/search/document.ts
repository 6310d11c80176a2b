import type { UnitText } from '../shapes.ts';

/** Types of search results, in the order of their filters. */
export const searchTypes = {
  page: 'Page',
  model: 'Model',
  message: 'Message',
  faq: 'Question',
  office: 'Office',
  post: 'Article',
} as const;

export type SearchType = keyof typeof searchTypes;

export interface SearchDocument {
  type: SearchType;
  title: string;
  text: UnitText;
  /** Other words that visitors search for it by. */
  words?: readonly string[] | undefined;
  /** Factor of its rank. @default 1 */
  weight?: number;
  /** Other sentences of the page. The best match replaces `text` in the results. */
  body?: readonly string[];
  href: string;
}
