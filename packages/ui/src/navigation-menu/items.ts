import type { BadgeProps } from '../badge/Badge.tsx';
import type { PictureImage } from '../picture/Picture.tsx';

/** Badge next to a link, for example New. */
export interface NavigationBadge {
  text: string;
  tone?: BadgeProps['tone'];
}

/** A link of a menu. */
export interface NavigationLink {
  name: string;
  href: string;
  text?: string;
  badge?: NavigationBadge;
  /**
   * Decorative, above the name in a mega menu. The images of a group stand on one floor in the size of `width` and
   * `height`, so give them one number of px per metre. An image higher than 156 px or wider than the link is made smaller.
   */
  image?: PictureImage;
}

/** Links of a mega menu under one heading. */
export interface NavigationGroup {
  name: string;
  links: readonly NavigationLink[];
}

/** Featured page next to the groups of a mega menu. */
export interface NavigationFeature {
  title: string;
  text: string;
  href: string;
  /** Decorative: the title describes it. */
  image?: PictureImage;
}

interface NavigationEntry {
  name: string;
  href: string;
  /** Paths of the pages below this entry, if they differ from its links. @default the links below it */
  section?: readonly string[];
}

/** An entry of the site's navigation. */
export type NavigationItem = NavigationEntry &
  (
    | { type: 'simple' }
    | { type: 'dropdown'; links: readonly NavigationLink[] }
    | { type: 'mega'; groups: readonly NavigationGroup[]; featured?: NavigationFeature }
  );

/** Whether the current page belongs to the entry. */
export function holdsPath(item: NavigationItem, path: string | undefined): boolean {
  const section = item.section ?? linksOf(item).map(({ href }) => href);
  return [item.href, ...section].some((href) => leadsTo(href, path));
}

function linksOf(item: NavigationItem): readonly NavigationLink[] {
  if (item.type === 'simple') return [];
  return item.type === 'mega' ? item.groups.flatMap((group) => group.links) : item.links;
}

/** Whether a link goes to the page or to a parent page. Links to fragments do not count. */
function leadsTo(href: string, path: string | undefined): boolean {
  if (path === undefined || href.includes('#')) return false;
  const [target = ''] = href.split('?');
  return path === target || (target !== '/' && path.startsWith(`${target}/`));
}
