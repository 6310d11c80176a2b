import type { LinkComponentProps } from '@brand/ui/link';

/**
 * A link. If it leads to a page, the router discovers its route early and `PageLinks` handles the navigation. The
 * browser handles files, the API, other sites, mail and phone numbers.
 */
export function PageLink(props: LinkComponentProps) {
  const isFollowed = isPage(props.href) && !props.target && !props.download;
  return <a {...props} data-discover={isFollowed || undefined} />;
}

/** Whether a link leads to a page. Paths of pages have no extension. */
export function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return /^([/?#])(?!\/)/.test(href) && !path.startsWith('/api/') && !/\.\w+$/.test(path);
}
