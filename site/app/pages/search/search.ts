import { answer, type FoundDocument, prepare } from '@brand/catalogue/search/rank';
import { call, listPosts, type ServiceFetch } from '@brand/service/client';
import { documents } from './documents.ts';

/** Number of articles taken from the blog's own search. */
const postLimit = 20;

/** Longer queries are truncated: people do not type them, and bots could overload the search. */
const longestQuery = 200;

// When the server starts, rather than while a visitor waits.
prepare(documents);

/** Reads the query from the parameters of a URL. */
export const readQuery = (parameters: URLSearchParams) =>
  (parameters.get('q') ?? '').trim().slice(0, longestQuery);

/** Finds pages, models, questions, offices and articles, best first. Only the articles need the service. */
export async function search(
  query: string,
  service: ServiceFetch,
  signal: AbortSignal,
): Promise<FoundDocument[]> {
  const found = await call(service, listPosts, {
    query: { limit: postLimit, search: query },
    signal,
  });
  const posts = (found.ok ? found.value.blogs : []).map(({ title, excerpt, slug }) => ({
    type: 'post' as const,
    title,
    text: excerpt ?? '',
    href: `/blog/${slug}`,
  }));
  return answer(query, documents, posts);
}
