const MAX_TERMS = 8;
const MAX_QUERY_LENGTH = 1000;
// PostgreSQL refuses words of more than 2047 bytes.
const MAX_WORD_LENGTH = 64;

/** Words of a post by field; `labels` are those of its tags and categories. */
export type SearchDocument = Record<'title' | 'excerpt' | 'labels' | 'content', string[]>;

/** Splits text into lower-case words without accents, so that both engines find the same posts. */
export function words(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** The distinct terms of a search, at most 8. */
export function searchTerms(query: string): string[] {
  return [...new Set(words(query.slice(0, MAX_QUERY_LENGTH)))].slice(0, MAX_TERMS);
}

/** Collects the words of a post for the search index. */
export function searchDocument(post: Record<keyof SearchDocument, string>): SearchDocument {
  return {
    title: words(post.title),
    excerpt: words(post.excerpt),
    labels: words(post.labels),
    content: words(withoutAddresses(post.content)),
  };
}

/** Removes the URLs of links and images. */
function withoutAddresses(markup: string): string {
  return markup.replace(/\]\([^)\s]*/g, '] ');
}

/** Makes a slug: lower-case words joined by hyphens. */
export function slugify(text: string): string {
  return words(text).join('-');
}
