import type { Page } from '../shell/page.ts';
import { page as aboutUs } from './about-us/page.ts';
import { page as accessibility } from './accessibility/page.ts';
import { page as afterSaleSupport } from './after-sale-support/page.ts';
import { page as applications } from './applications/page.ts';
import { page as blog } from './blog/page.ts';
import { page as bookmarks } from './bookmarks/page.ts';
import { page as careers } from './careers/page.ts';
import { page as caseStudies } from './case-studies/page.ts';
import { pages as caseStudyPages } from './case-study/page.ts';
import { page as compare } from './compare/page.ts';
import { page as contact } from './contact/page.ts';
import { page as demo } from './demo/page.ts';
import { page as downloads } from './downloads/page.ts';
import { page as emxSeries } from './emx-series/page.ts';
import { page as faqs } from './faqs/page.ts';
import { page as home } from './home/page.ts';
import { pages as legalPages } from './legal/page.ts';
import { page as maxInstallation } from './max-installation/page.ts';
import { page as maxSeries } from './max-series/page.ts';
import { page as media } from './media/page.ts';
import { pages as modelPages } from './model/page.ts';
import { page as newSeries } from './new-series/page.ts';
import { page as newsletter } from './newsletter/page.ts';
import { page as notFound } from './not-found/page.ts';
import { pages as productPages } from './product/page.ts';
import { page as productManuals } from './product-manuals/page.ts';
import { page as products } from './products/page.ts';
import { page as rmxSeries } from './rmx-series/page.ts';
import { page as savings } from './savings/page.ts';
import { page as search } from './search/page.ts';
import { page as selector } from './selector/page.ts';
import { page as services } from './services/page.ts';
import { page as sitemap } from './sitemap/page.ts';
import { page as support } from './support/page.ts';
import { page as technologies } from './technologies/page.ts';
import { page as troubleshooting } from './troubleshooting/page.ts';
import { page as videoTutorials } from './video-tutorials/page.ts';

/** Every folder of pages with its pages. Routes, prerendering, search and site maps are derived from this list. */
export const pageFolders: Readonly<Record<string, Page | readonly Page[]>> = {
  home,
  'about-us': aboutUs,
  'max-series': maxSeries,
  'rmx-series': rmxSeries,
  'emx-series': emxSeries,
  technologies,
  services,
  'after-sale-support': afterSaleSupport,
  applications,
  contact,
  demo,
  blog,
  newsletter,
  'case-studies': caseStudies,
  'case-study': caseStudyPages,
  products,
  selector,
  product: productPages,
  savings,
  compare,
  'new-series': newSeries,
  model: modelPages,
  'product-manuals': productManuals,
  'max-installation': maxInstallation,
  careers,
  support,
  troubleshooting,
  faqs,
  media,
  downloads,
  'video-tutorials': videoTutorials,
  accessibility,
  legal: legalPages,
  sitemap,
  bookmarks,
  search,
  'not-found': notFound,
};

const all = Object.values(pageFolders).flat();

/** Pages for search and site maps, in their order. */
export const pages = all.filter(({ group }) => group);

/** Paths of pages that are rendered at build time. */
export const prerenderedPaths = all.filter(({ live }) => !live).map(({ path }) => path);
