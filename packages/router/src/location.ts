import { useLocation } from 'react-router-dom';

/** A path without slashes at its end, except for the start page. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<=[^/])\/+$/, '');

/** Path of the current page. Pages are prerendered with a trailing slash and served without it. */
export const usePath = (): string => withoutTrailingSlash(useLocation().pathname);

/** Query of the current page, encoded as on the server: browsers keep a space as `%20`. */
export function useQuery(): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('_routes');
  return query.size > 0 ? `?${query}` : '';
}

/** Whether a URL is the current one, so that a navigation to it should not add a history entry. */
export const isShown = (href: string) => new URL(href, location.href).href === location.href;
