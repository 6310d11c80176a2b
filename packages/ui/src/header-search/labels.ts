import type { Words } from '../internal/labels.ts';

export const defaultLabels = {
  /** Accessible name of the button, the field and the landmark. */
  search: 'Search',
  placeholder: 'What are you looking for?',
  /** Text for an empty query. */
  start: 'Start typing to search',
  empty: 'No results found for "{query}"',
  /** Text while `suggest` is pending. */
  pending: 'Searching…',
  /** Announced when the suggestions change. */
  count: 'Suggestions: {count}',
} as const;

/** Labels of the search. */
export interface HeaderSearchLabels extends Words<typeof defaultLabels> {}
