import { data, type HeadersFunction } from 'react-router-dom';

/**
 * Shared caches keep a blog page for a minute. With `stale-while-revalidate`, Firefox would show its own copy to visitors
 * who return.
 */
export const cacheControl = 'public, max-age=0, s-maxage=60';

/** Data of a page that shared caches may keep. @param failed the page shows an error: it returns 503, uncached */
export function cachedPage<Data>(body: Data, failed: boolean) {
  return failed
    ? uncachedPage(body, 503)
    : data(body, { headers: { 'Cache-Control': cacheControl } });
}

/** Data of a page that contains a visitor's input or is personal. It is never cached. */
export function uncachedPage<Data>(body: Data, status = 200) {
  return data(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Passes the headers of the loader or action to the document. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.get('Cache-Control') ? actionHeaders : loaderHeaders;
