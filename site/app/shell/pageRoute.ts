import type { MetaDescriptor } from 'react-router-dom';
import { pageMeta } from './meta.ts';
import type { Page } from './page.ts';
import type { RouteHandle } from './Shell.tsx';

/** Exports of a route that shows one page or several: `export const { meta, handle } = pageRoute(page)`. */
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

/** Finds the page of a path in any encoding, with or without a trailing slash. @throws Error if there is none */
export function pageAt<Shown extends Pick<Page, 'path'>>(
  pages: readonly Shown[],
  pathname: string,
): Shown {
  const address = decodeURI(pathname);
  const found = pages.find(({ path }) => path === address || `${path}/` === address);
  if (!found) throw new Error(`There is no page at ${pathname}`);
  return found;
}
