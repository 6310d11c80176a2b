import type { NavigationBadge } from '../navigation-menu/items.ts';

/** Kinds of what is found, in the order in which they are shown. */
export const suggestionTypes = [
  'product',
  'blog',
  'case-study',
  'download',
  'page',
  'question',
  'office',
] as const;

/** Something that the search can suggest. */
export interface Suggestion {
  /** Unique in the list. */
  id: string;
  /** What is searched and shown. */
  name: string;
  type: (typeof suggestionTypes)[number];
  /** What it belongs to, small beside the name. */
  category?: string;
  href: string;
  /** Mark beside the name, for example New. */
  badge?: NavigationBadge;
}

/**
 * Those whose name holds the query, whatever the case, in the order in which they are shown. A blank query finds
 * nothing.
 */
export function matchSuggestions(items: readonly Suggestion[], query: string): Suggestion[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  const found = items.filter(({ name }) => name.toLowerCase().includes(wanted));
  return inOrder(found);
}

/** Suggestions in the order in which they are shown: by their kinds. */
export function inOrder(items: readonly Suggestion[]): Suggestion[] {
  return suggestionTypes.flatMap((type) => items.filter((item) => item.type === type));
}
