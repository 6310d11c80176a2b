/** A link of a page by its address, and its place among those with the same one. */
interface LinkPlace {
  href: string;
  index: number;
}

/** By the key of the entry in the history. */
const left = new Map<string, LinkPlace>();

/** Remembers the link by which an entry of the history is left. */
export function rememberLink(key: string, link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  if (href) left.set(key, { href, index: linksTo(href).indexOf(link) });
}

/** The link by which an entry of the history was left, if it is there again. */
export function linkLeft(key: string): HTMLElement | undefined {
  const place = left.get(key);
  const link = place && linksTo(place.href)[place.index];
  // Those of a menu are seen only while it is open.
  return link?.checkVisibility({ visibilityProperty: true }) ? link : undefined;
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
