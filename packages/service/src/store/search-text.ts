import { cut } from '../contract/text.ts';
import { compound, compoundsIn, indexWords, queryWords } from '../contract/words.ts';

const MAX_TERMS = 8;
const MAX_QUERY_LENGTH = 1000;
// PostgreSQL refuses words of more than 2047 bytes.
const MAX_WORD_LENGTH = 64;
/** Different words: PostgreSQL refuses documents of more than 1 MB. */
const MAX_CONTENT_WORDS = 50_000;

/** Words of a post by field; `labels` are those of its tags and categories. */
export type SearchDocument = Record<'title' | 'excerpt' | 'labels' | 'content', string[]>;

/** The words of a search: a post has to have each, in one of these spellings. */
export type SearchTerms = readonly (readonly string[])[];

/** Splits a search into words. A word may also be joined to the one before or after it: `air foil` is `airfoil`, too. */
export function searchTerms(query: string): SearchTerms {
  const words = [...new Set(queryWords(query.slice(0, MAX_QUERY_LENGTH)))].slice(0, MAX_TERMS);
  const compounds = words.map((word, at) => compound(word, words[at + 1]));
  return words.map((word, at) =>
    [word, compounds[at - 1], compounds[at]].flatMap((spelling) => spelling ?? []).map(shortened),
  );
}

/** Collects the words of a post for the search index. */
export function searchDocument(post: Record<keyof SearchDocument, string>): SearchDocument {
  const words = (text: string) => [...indexWords(text), ...compoundsIn(text)].map(shortened);
  return {
    title: words(post.title),
    excerpt: words(post.excerpt),
    labels: words(post.labels),
    content: limited(words(withoutAddresses(post.content))),
  };
}

/** Leaves out the words after the first {@link MAX_CONTENT_WORDS} different ones. */
function limited(words: string[]): string[] {
  const kept = new Set([...new Set(words)].slice(0, MAX_CONTENT_WORDS));
  return words.filter((word) => kept.has(word));
}

function shortened(word: string): string {
  return cut(word, MAX_WORD_LENGTH);
}

function withoutAddresses(markup: string): string {
  return markup.replace(/\]\([^)\s]*/g, '] ');
}
