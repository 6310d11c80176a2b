import MiniSearch from 'minisearch';
import type { BlogClient } from '../blog/BlogClient.ts';
import { documents } from './documents.ts';
import type { SearchDocument } from './types.ts';

export interface FoundDocument extends SearchDocument {
  /** Words of the index that the query met, for marking them. */
  terms: string[];
}

/** Articles that the blog's own search hands over, ranked among everything else. */
const postsAsked = 20;

/** Queries are cut here: nobody asks longer, and a machine should gain nothing by it. */
export const longestQuery = 200;

/**
 * Finds pages, models, questions, offices and articles, the best first. Articles are found by the service, which reads
 * their whole text; while it is away, the rest is found without them.
 */
export async function search(
  query: string,
  blog: BlogClient,
  signal: AbortSignal,
): Promise<FoundDocument[]> {
  const { blogs } = await blog
    .list({ page: 1, limit: postsAsked, search: query }, signal)
    .catch(() => ({ blogs: [] }));
  const posts = blogs.map(({ title, excerpt, slug }) => ({
    type: 'post' as const,
    title,
    text: excerpt ?? '',
    href: `/blog/${slug}`,
  }));
  return rank(query, [...documents, ...posts]);
}

/** Documents that have every word of the query, or else any of them; articles that the service found stay in any case. */
export function rank(query: string, among: readonly SearchDocument[]): FoundDocument[] {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'text'],
    tokenize: words,
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  });
  index.addAll(among.map((document, id) => ({ ...document, id })));
  const all = index.search(query, { combineWith: 'AND' });
  const matches = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
  const found = matches.flatMap(({ id, terms }) => {
    const document = among[id];
    return document ? [{ ...document, terms }] : [];
  });
  const shown = new Set(found.map(({ href }) => href));
  const others = among.filter(({ type, href }) => type === 'post' && !shown.has(href));
  return [...found, ...others.map((document) => ({ ...document, terms: [] }))];
}

/** Words of a text; a model's code falls into series, size and pressure band, however it is written. */
export function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(max|rmx|emx)(?=\d)/g, '$1 ')
    .replace(/(\d)(?=c0\d0\b)/g, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
