import type { BadgeProps } from '../badge/Badge.tsx';
import type { PictureImage } from '../picture/Picture.tsx';

/** A word beside a link, for example New. */
export interface NavigationBadge {
  text: string;
  tone?: BadgeProps['tone'];
}

/** A link of a menu. */
export interface NavigationLink {
  name: string;
  href: string;
  description?: string;
  badge?: NavigationBadge;
}

/** Links of a mega menu under one heading. */
export interface NavigationGroup {
  name: string;
  links: readonly NavigationLink[];
}

/** What a mega menu shows beside its groups. */
export interface NavigationFeature {
  title: string;
  description: string;
  href: string;
  /** Decoration: the title says what it shows. */
  image?: PictureImage;
}

interface NavigationEntry {
  name: string;
  href: string;
  /**
   * Addresses of what belongs to the entry beside its own, where its links do not say it: those of a menu may lead into
   * another section, or through a redirect.
   * @default the links below it
   */
  section?: readonly string[];
}

/** One entry of the site's navigation. */
export type NavigationItem = NavigationEntry &
  (
    | { type: 'simple' }
    | { type: 'dropdown'; links: readonly NavigationLink[] }
    | { type: 'mega'; groups: readonly NavigationGroup[]; featured?: NavigationFeature }
  );

/** Whether the page that is shown belongs to the entry: it is marked as the current one. */
export function holdsPath(item: NavigationItem, path: string | undefined): boolean {
  const section = item.section ?? linksOf(item).map(({ href }) => href);
  return [item.href, ...section].some((href) => leadsTo(href, path));
}

function linksOf(item: NavigationItem): readonly NavigationLink[] {
  if (item.type === 'simple') return [];
  return item.type === 'mega' ? item.groups.flatMap((group) => group.links) : item.links;
}

/** Whether a link leads to the page or to one above it. A link into a page does not stand for it. */
function leadsTo(href: string, path: string | undefined): boolean {
  if (path === undefined || href.includes('#')) return false;
  const [target = ''] = href.split('?');
  return path === target || (target !== '/' && path.startsWith(`${target}/`));
}
