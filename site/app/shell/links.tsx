import type { LinkComponentProps } from '@brand/ui/link';
import { Link } from 'react-router-dom';

/** The router's link for pages of this site; a plain one for files, the API, other sites, mail and telephone. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return isPage(href) && !props.target && !props.download ? (
    <Link {...props} to={href} prefetch="intent" />
  ) : (
    <a {...props} href={href} />
  );
}

/** Pages have no ending in their address; files and the API are for the browser. */
function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return /^([/?#])(?!\/)/.test(href) && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}
