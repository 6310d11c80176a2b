import { useLocation } from 'react-router-dom';

/** Path of the page that is shown. Pages are prerendered at addresses that end in a slash, and served without it. */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Query of the page that is shown, as the server's router encodes it: browsers keep a space as `%20`. */
export function useQuery(): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('_routes');
  return query.size > 0 ? `?${query}` : '';
}

/** Whether an address is the one that is shown, so that going there again is no step back. */
export const isShown = (href: string) => new URL(href, location.href).href === location.href;
