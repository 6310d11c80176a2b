import type { LinkComponentProps } from '@brand/ui/link';
import { Link } from 'react-router-dom';

/** The router's link for pages of this site; a plain one for files, the API, other sites, mail and telephone. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  const isPage = /^[/?#]/.test(href) && !/^\/(api|uploads|media)\//.test(href) && !props.download;
  return isPage && !props.target ? (
    <Link {...props} to={href} prefetch="intent" />
  ) : (
    <a {...props} href={href} />
  );
}
