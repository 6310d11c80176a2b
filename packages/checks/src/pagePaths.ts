import { pages } from 'site/pages/index';

/** The 46 models share one layout; this one represents them all. */
const modelPage = '/products/rmx40-c080';

/** Indexed pages: those of the sitemap, and one example of each dynamic route. */
export const publicPages: readonly string[] = [
  ...pages.filter(({ draft, group }) => !draft && group !== 'Models').map(({ path }) => path),
  modelPage,
  '/blog/category/bearings',
  '/blog/surge-and-choke',
];

/** A path without a page. */
export const missingPage = '/no-such-page';

/** Pages with `noindex`. */
export const privatePages: readonly string[] = [
  ...pages.filter(({ draft }) => draft).map(({ path }) => path),
  '/search?q=bearing',
  '/bookmarks',
  '/admin/sign-in',
  missingPage,
];
