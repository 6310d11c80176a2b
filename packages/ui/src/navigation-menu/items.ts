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

/** One entry of the site's navigation. */
export type NavigationItem =
  | { type: 'simple'; name: string; href: string }
  | { type: 'dropdown'; name: string; href: string; links: readonly NavigationLink[] }
  | {
      type: 'mega';
      name: string;
      href: string;
      groups: readonly NavigationGroup[];
      featured?: NavigationFeature;
    };

/** Whether the entry or a link below it leads to the page that is shown. */
export function holdsPath(item: NavigationItem, path: string | undefined): boolean {
  const links = item.type === 'mega' ? item.groups.flatMap((group) => group.links) : [];
  const below = item.type === 'dropdown' ? item.links : links;
  return [item, ...below].some(({ href }) => leadsTo(href, path));
}

/** Whether a link leads to the page or to one above it. A link into a page does not stand for it. */
function leadsTo(href: string, path: string | undefined): boolean {
  if (path === undefined || href.includes('#')) return false;
  const [target = ''] = href.split('?');
  return path === target || (target !== '/' && path.startsWith(`${target}/`));
}
