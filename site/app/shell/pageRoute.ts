import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from './meta.ts';
import type { Page } from './page.ts';
import type { RouteHandle } from './Shell.tsx';

/**
 * Exports of a page's route: `export const { meta, handle } = pageRoute(page)`.
 *
 * @param shown the page, or all pages of the route
 */
export function pageRoute(shown: Page | readonly Page[]) {
  const pages = [shown].flat();
  return {
    handle: {
      hero: pages.every(({ hero = true }) => hero),
      contactForm: pages.some(({ contactForm }) => contactForm),
    } satisfies RouteHandle,
    meta: ({ location }: { location: { pathname: string } }): MetaDescriptor[] =>
      pageMeta('path' in shown ? shown : pageAt(shown, location.pathname)),
  };
}

/**
 * Finds the page of a path in any encoding, with or without a trailing slash.
 *
 * @throws Error if there is none, which cannot happen for a route's own paths
 */
export function pageAt<Shown extends Pick<Page, 'path'>>(
  pages: readonly Shown[],
  pathname: string,
): Shown {
  const address = decodeURI(pathname);
  const found = pages.find(({ path }) => path === address || `${path}/` === address);
  if (!found) throw new Error(`There is no page at ${pathname}`);
  return found;
}
