import * as about from './about.ts';
import * as applications from './applications.ts';
import { blog } from './blog.ts';
import * as careers from './careers.ts';
import * as caseStudies from './caseStudies.ts';
import { company } from './company.ts';
import * as contact from './contact.ts';
import * as downloadsPage from './downloadsPage.ts';
import { emx } from './emx.ts';
import * as faqs from './faqs.ts';
import { legalDocuments } from './legal.ts';
import * as manuals from './manuals.ts';
import { max } from './max.ts';
import * as mediaCentre from './mediaCentre.ts';
import * as newSeries from './newSeries.ts';
import { newsletter } from './newsletter.ts';
import * as products from './products.ts';
import { rmx } from './rmx.ts';
import * as services from './services.ts';
import * as siteMap from './siteMap.ts';
import * as support from './support.ts';
import * as supportCentre from './supportCentre.ts';
import * as technologies from './technologies.ts';
import * as troubleshooting from './troubleshooting.ts';
import * as videoTutorials from './videoTutorials.ts';

/** Headings under which the pages of the site are listed, in their order. */
export const pageGroups = [
  'Company',
  'Products',
  'Technology',
  'Services',
  'Resources',
  'Legal',
] as const;

/** A page that visitors and search engines should find. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  group: (typeof pageGroups)[number];
  /** Rendered for each request instead of once at build: it shows what changes without a build. */
  live?: boolean;
}

/** Every page but the articles: the one list for prerendering, search, the site map and its page. */
export const pages: readonly SitePage[] = [
  { path: '/', title: 'Home', description: company.description, group: 'Company' },
  { path: '/about-us', title: about.name, description: about.description, group: 'Company' },
  ...[max, rmx, emx].map((series) => page(series.path, series, 'Products')),
  page('/technologies', technologies, 'Technology'),
  page('/services', services, 'Services'),
  page('/after-sale-support', support, 'Services'),
  page('/applications', applications, 'Technology'),
  {
    path: '/contact',
    title: contact.name,
    description: contact.description,
    group: 'Company',
  },
  {
    path: '/demo',
    title: contact.demo.name,
    description: contact.demo.description,
    group: 'Company',
  },
  {
    path: '/blog',
    title: blog.title,
    description: blog.description,
    group: 'Resources',
    live: true,
  },
  page('/newsletter', newsletter, 'Resources'),
  page('/case-studies', caseStudies, 'Resources'),
  ...caseStudies.caseStudies.map((study) =>
    page(
      caseStudies.caseStudyHref(study),
      { title: `${study.title}, ${study.location}`, description: study.summary },
      'Resources',
    ),
  ),
  landing('/products', products, 'Products'),
  landing('/products/new-series', newSeries, 'Products'),
  landing('/product-manuals', manuals, 'Services'),
  landing('/careers', careers, 'Company'),
  landing('/support', supportCentre, 'Services'),
  landing('/troubleshooting', troubleshooting, 'Services'),
  landing('/faqs', faqs, 'Services'),
  landing('/media', mediaCentre, 'Resources'),
  landing('/media/downloads', downloadsPage, 'Resources'),
  landing('/video-tutorials', videoTutorials, 'Resources'),
  ...legalDocuments.map((document) => page(document.path, document, 'Legal')),
  landing('/sitemap', siteMap, 'Legal'),
];

function page(
  path: string,
  { title, description }: Pick<SitePage, 'title' | 'description'>,
  group: SitePage['group'],
): SitePage {
  return { path, title, description, group };
}

function landing(
  path: string,
  { name, description }: { name: string; description: string },
  group: SitePage['group'],
): SitePage {
  return { path, title: name, description, group };
}

/** Pages that are rendered once, at build. */
export const prerenderedPaths = pages.filter(({ live }) => !live).map(({ path }) => path);
