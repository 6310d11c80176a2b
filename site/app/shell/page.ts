/** Headings under which the pages of the site are listed, in their order. */
export const pageGroups = [
  'Company',
  'Products',
  'Models',
  'Technology',
  'Services',
  'Resources',
  'Legal',
] as const;

/** Record of a page. It holds no React and no pictures, so that every script can read it. */
export interface Page {
  /** Its address. */
  path: string;
  /** Its name, without the company: in the window, in lists and in breadcrumbs. */
  title: string;
  /** One or two sentences for search engines, the search and the site map. */
  description: string;
  /** Heading that lists it. A page without one is for one visitor, or for none: it says `noindex`. */
  group?: (typeof pageGroups)[number];
  /**
   * Name of the picture that is shown where its address is shared: `public/media/open-graph/card-<name>.jpg`.
   * @default 'home'
   */
  card?: string;
  /** Pages between the home page and this one. */
  parents?: readonly Page[];
  /** Rendered for each request instead of once at build time, because its content changes between builds. */
  live?: boolean;
  /** Not for search engines yet: it is left out of `sitemap.xml` and says `noindex`. */
  draft?: boolean;
  /**
   * Whether it opens with a dark hero, over which the header lies.
   * @default true
   */
  hero?: boolean;
  /** It has a form under `#contact-form`. */
  contactForm?: boolean;
}

/** The record of a page, for `page.ts` in its folder. */
export const definePage = (page: Page): Page => page;
