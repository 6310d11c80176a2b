import type { Suggestion, SuggestionSource } from '@brand/ui';

/** Asks the server for the suggestions of the header beyond the fixed few. */
export const suggest: SuggestionSource = async (query, signal) => {
  const answer = await fetch(`/search/suggestions?${new URLSearchParams({ q: query })}`, {
    signal,
  });
  const found: Suggestion[] = answer.ok ? await answer.json() : [];
  return found;
};
