import { useEffect, useEffectEvent, useState } from 'react';
import { matchSuggestions, type Suggestion } from './suggestions.ts';

/** Loads suggestions for a trimmed query. The signal aborts when they are no longer needed. */
export type SuggestionSource = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Suggestion[]>;

interface Suggestions {
  found: readonly Suggestion[];
  /** Whether the source has not responded yet. */
  pending: boolean;
}

const nothing: { query: string; found: readonly Suggestion[] } = { query: '', found: [] };

/** Pause in typing before the source is called, in ms. */
const pause = 200;

/**
 * Suggestions for a query: those of `items` immediately, and those of `source` after a pause in typing. The previous
 * results of the source stay until it responds again; a source that fails adds nothing.
 */
export function useSuggestions(
  items: readonly Suggestion[],
  source: SuggestionSource | undefined,
  query: string,
  /** Whether a word of the query is still being composed. */
  composing: boolean,
): Suggestions {
  const wanted = query.trim();
  const [answer, setAnswer] = useState(nothing);
  const ask = useEffectEvent((signal: AbortSignal) => source?.(wanted, signal));
  useEffect(() => {
    if (!wanted) return setAnswer(nothing);
    if (composing) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(stop.signal)?.catch(() => nothing.found);
      if (!stop.signal.aborted) setAnswer({ query: wanted, found: found ?? nothing.found });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, composing]);

  const own = matchSuggestions(items, query);
  if (!source || !wanted) return { found: own, pending: false };
  const known = new Set(own.flatMap(({ name, href }) => [name.toLowerCase(), href]));
  const further = answer.found.filter(
    ({ name, href }) => !known.has(name.toLowerCase()) && !known.has(href),
  );
  return { found: [...own, ...further], pending: answer.query !== wanted };
}
