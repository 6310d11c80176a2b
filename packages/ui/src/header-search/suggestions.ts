import { fold } from '../internal/fold.ts';
import type { NavigationBadge } from '../navigation-menu/items.ts';

/** A suggestion of the search. */
export interface Suggestion {
  /** Unique in the list. */
  id: string;
  /** The text that is shown and searched. */
  name: string;
  /** The group in which it is shown, for example `page`. `types` of the search names it. */
  type: string;
  /** Context, shown in small text next to the name. */
  category?: string;
  href: string;
  /** Badge next to the name, for example New. */
  badge?: NavigationBadge;
}

/** Names of the types of suggestions, in display order. */
export type SuggestionTypes = Readonly<Record<string, string>>;

/** Suggestions whose name contains the query, ignoring case and accents; none for a blank query. */
export function matchSuggestions(items: readonly Suggestion[], query: string): Suggestion[] {
  const wanted = fold(query.trim());
  if (!wanted) return [];
  return items.filter(({ name }) => fold(name).includes(wanted));
}

/** Groups suggestions by type, in display order. Types without a name come last. */
export function grouped(items: readonly Suggestion[], types: SuggestionTypes) {
  const all = new Set([...Object.keys(types), ...items.map(({ type }) => type)]);
  return [...all]
    .map((type) => ({
      name: types[type] ?? type,
      items: items.filter((item) => item.type === type),
    }))
    .filter((group) => group.items.length > 0);
}
