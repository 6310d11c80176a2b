/** Identifies a link by its URL and its index among the links with this URL. */
interface LinkPlace {
  href: string;
  index: number;
}

/** The last followed link by key of the history entry. */
const followed = new Map<string, LinkPlace>();

/** Remembers the link that is followed from a history entry. */
export function rememberLink(key: string, link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  if (href) followed.set(key, { href, index: linksTo(href).indexOf(link) });
}

/** The link that was followed from a history entry, if it is visible again. */
export function followedLink(key: string): HTMLElement | undefined {
  const place = followed.get(key);
  const link = place && linksTo(place.href)[place.index];
  // Links in a closed menu are hidden.
  return link?.checkVisibility({ visibilityProperty: true }) ? link : undefined;
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
