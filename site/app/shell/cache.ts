import { data, type HeadersFunction } from 'react-router-dom';

/** Shared caches keep a page of the blog for a minute, and show the old one for ten while they ask again. */
export const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * Data of a page that shared caches may keep.
 *
 * @param failed the page shows an error: it is not kept, and answers 503
 */
export function cachedPage<Data>(body: Data, failed: boolean) {
  return data(body, {
    status: failed ? 503 : 200,
    headers: { 'Cache-Control': failed ? 'no-store' : cacheControl },
  });
}

/** Hands the headers of the loader on to the document. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.get('Cache-Control') ? actionHeaders : loaderHeaders;
