import type { UnitText } from '@brand/catalogue/shapes';

/** Headings of the site map, in order. */
export const pageGroups = [
  'Company',
  'Products',
  'Models',
  'Technology',
  'Services',
  'Resources',
  'Legal',
] as const;

/** Record of a page. It contains no components and no pictures, so that scripts can import it. */
export interface Page {
  path: string;
  /** Name without the company, for the window title, lists and breadcrumbs. */
  title: string;
  /** Product, use and figure for the window title, at most 52 characters. @default `title` */
  searchTitle?: string;
  /** One or two sentences for search engines. */
  description: string;
  /** The same for visitors, in both systems of units if it has quantities. */
  text: UnitText;
  /** Heading in the site map. Pages without one, such as personal pages, are `noindex`. */
  group?: (typeof pageGroups)[number];
  /** Open Graph image: `public/media/open-graph/card-<name>.jpg`. @default 'home' */
  card?: string;
  /** Pages between the home page and this one, for breadcrumbs. */
  parents?: readonly Page[];
  /** Rendered per request instead of at build time, because its content changes between builds. */
  live?: boolean;
  /** Omitted from `sitemap.xml` and marked `noindex`. */
  draft?: boolean;
  /** Whether the page starts with a dark hero under a transparent header. @default true */
  hero?: boolean;
  /** Whether the page has a form with the id `contact-form`. */
  contactForm?: boolean;
}

interface PageRecord extends Omit<Page, 'description' | 'text'> {
  /** One or two sentences for search engines, the site search and the site map. */
  description: UnitText;
}

/** Defines the record of a page in its `page.ts`. */
export const definePage = ({ description: text, ...page }: PageRecord): Page => ({
  ...page,
  description: typeof text === 'string' ? text : text.metric,
  text,
});
