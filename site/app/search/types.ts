/** Kinds of things that the search finds, in the order of their filters. */
export const searchTypes = {
  page: 'Page',
  model: 'Model',
  faq: 'Question',
  office: 'Office',
  post: 'Article',
} as const;

export type SearchType = keyof typeof searchTypes;

/** Something that can be found. */
export interface SearchDocument {
  type: SearchType;
  title: string;
  text: string;
  href: string;
}
