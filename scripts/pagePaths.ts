import { pages } from '../site/app/content/pages.ts';

/** Pages that search engines are to find: those of the site map, and one each of those with an address of their own. */
export const publicPages: readonly string[] = [
  ...pages.map(({ path }) => path),
  '/blog/category/bearings',
  '/blog/surge-and-choke',
];

/** No page has this address. */
export const missingPage = '/no-such-page';

/** Pages for one visitor, which say that they are not for search engines. */
export const privatePages: readonly string[] = [
  '/search?q=bearing',
  '/bookmarks',
  '/admin/sign-in',
  missingPage,
];
