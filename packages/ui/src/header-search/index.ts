export {
  HeaderSearch,
  type HeaderSearchLabels,
  type HeaderSearchOptions,
  type HeaderSearchProps,
  headerSearchLooks,
} from './HeaderSearch.tsx';
export { matchSuggestions, type Suggestion, suggestionTypes } from './suggestions.ts';
export type { SuggestionSource } from './useSuggestions.ts';
