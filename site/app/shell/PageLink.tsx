import type { LinkComponentProps } from '@brand/ui/link';

/**
 * A link of this site. Where it leads to a page, the router learns of the page's route early, and `PageLinks` follows it;
 * files, the API, other sites, mail and telephone are for the browser.
 */
export function PageLink(props: LinkComponentProps) {
  const isFollowed = isPage(props.href) && !props.target && !props.download;
  return <a {...props} data-discover={isFollowed || undefined} />;
}

/** Pages have no ending in their address. */
function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return /^([/?#])(?!\/)/.test(href) && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}
