export * from './HeaderSearch.tsx';
export type { HeaderSearchLabels } from './labels.ts';
export { matchSuggestions, type Suggestion, type SuggestionTypes } from './suggestions.ts';
export type { SuggestionSource } from './useSuggestions.ts';
