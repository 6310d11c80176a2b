import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from './meta.ts';
import type { Page } from './page.ts';
import type { RouteHandle } from './Shell.tsx';

/**
 * Exports of a page's route: `export const { meta, handle } = pageRoute(page)`.
 *
 * @param shown the page; or all that the route shows, each at its own address
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
 * The page at an address, however it is encoded, with or without a slash at its end.
 *
 * @throws Error where none is there: routes and pages come from the same records
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
