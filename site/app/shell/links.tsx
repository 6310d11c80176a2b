import type { LinkComponentProps } from '@brand/ui/link';
import { Link, useLocation } from 'react-router-dom';

/** Path of the page that is shown. Pages are prerendered at addresses that end in a slash, and served without it. */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Query of the page that is shown. */
export function useQuery(): string {
  return encoded(useLocation().search);
}

/** A query as the server's router encodes it: browsers keep a space as `%20`. */
function encoded(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('_routes');
  return query.size > 0 ? `?${query}` : '';
}

/** The router's link for pages of this site; a plain one for files, the API, other sites, mail and telephone. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const path = usePath();
  const { search } = useLocation();
  const own = href.startsWith('#') ? path + encoded(search) : href.startsWith('?') ? path : '';
  return isPage(href) && !props.target && !props.download ? (
    <Link {...props} to={own + href} prefetch="intent" />
  ) : (
    <a {...props} href={href} />
  );
}

/** Pages have no ending in their address; files and the API are for the browser. */
function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return /^([/?#])(?!\/)/.test(href) && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}
