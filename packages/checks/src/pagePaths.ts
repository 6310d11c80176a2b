import { pageFolders, pages } from 'site/pages/index';

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

/** Paths to open instead: a search needs a query, and any unknown path leads to the missing page. */
const opened: Readonly<Record<string, string>> = {
  '/search': '/search?q=bearing',
  '/404': missingPage,
};

/** Pages with `noindex`: drafts, those without a group, and one of the administration. */
export const privatePages: readonly string[] = [
  ...Object.values(pageFolders)
    .flat()
    .filter(({ draft, group }) => draft || !group)
    .map(({ path }) => opened[path] ?? path),
  '/admin/sign-in',
];
