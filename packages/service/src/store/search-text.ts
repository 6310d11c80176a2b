import { cut } from '../contract/text.ts';
import { indexWords, queryWords } from '../contract/words.ts';

const MAX_TERMS = 8;
const MAX_QUERY_LENGTH = 1000;
// PostgreSQL refuses words of more than 2047 bytes.
const MAX_WORD_LENGTH = 64;
/** Different words: PostgreSQL refuses documents of more than 1 MB. */
const MAX_CONTENT_WORDS = 50_000;

/** Words of a post by field; `labels` are those of its tags and categories. */
export type SearchDocument = Record<'title' | 'excerpt' | 'labels' | 'content', string[]>;

export function searchTerms(query: string): string[] {
  const terms = queryWords(query.slice(0, MAX_QUERY_LENGTH)).map(shortened);
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** Collects the words of a post for the search index. */
export function searchDocument(post: Record<keyof SearchDocument, string>): SearchDocument {
  const words = (text: string) => indexWords(text).map(shortened);
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
