import { fold } from '../internal/fold.ts';
import type { NavigationBadge } from '../navigation-menu/items.ts';

/** Kinds of suggestions, in display order. */
export const suggestionTypes = [
  'product',
  'blog',
  'case-study',
  'download',
  'page',
  'question',
  'office',
] as const;

/** A suggestion of the search. */
export interface Suggestion {
  /** Unique in the list. */
  id: string;
  /** The text that is shown and searched. */
  name: string;
  type: (typeof suggestionTypes)[number];
  /** Context, shown in small text next to the name. */
  category?: string;
  href: string;
  /** Badge next to the name, for example New. */
  badge?: NavigationBadge;
}

/** Suggestions whose name contains the query, ignoring case and accents, in display order; none for a blank query. */
export function matchSuggestions(items: readonly Suggestion[], query: string): Suggestion[] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  const found = items.filter(({ name }) => fold(name).includes(wanted));
  return inOrder(found);
}

/** Sorts suggestions into display order, by kind. */
export function inOrder(items: readonly Suggestion[]): Suggestion[] {
  return suggestionTypes.flatMap((type) => items.filter((item) => item.type === type));
}
