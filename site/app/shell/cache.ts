import { data, type HeadersFunction } from 'react-router-dom';

/** Shared caches keep a page of the blog for a minute, and show the old one for ten while they ask again. */
export const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * Data of a page that shared caches may keep.
 *
 * @param failed the page shows an error: it is not kept, and answers 503
 */
export function cachedPage<Data>(body: Data, failed: boolean) {
  return failed
    ? unkeptPage(body, 503)
    : data(body, { headers: { 'Cache-Control': cacheControl } });
}

/** Data of a page that shows what a visitor typed, or is for one visitor: never cached. */
export function unkeptPage<Data>(body: Data, status = 200) {
  return data(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Hands the headers of the loader on to the document. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.get('Cache-Control') ? actionHeaders : loaderHeaders;
