import type { Suggestion, SuggestionSource } from '@brand/ui';

/** Fetches suggestions for the header beyond the built-in ones. */
export const suggest: SuggestionSource = async (query, signal) => {
  const answer = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, {
    signal,
  });
  const found: Suggestion[] = answer.ok ? await answer.json() : [];
  return found;
};
