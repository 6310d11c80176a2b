import { addressOf, company } from '@brand/catalogue/company';
import type { MetaDescriptor } from 'react-router-dom';
import type { Page } from './page.ts';

export interface PageMeta
  extends Pick<
    Page,
    'path' | 'title' | 'searchTitle' | 'description' | 'card' | 'group' | 'draft'
  > {
  /** Path of the Open Graph image, 1200 px wide. @default the image of `card` */
  image?: string | undefined;
  /** Text alternative of the image. @default the words of the card */
  imageAlt?: string;
  type?: 'website' | 'article';
  /** Excludes the page from search engines. @default true for drafts and for pages without a group */
  noindex?: boolean;
}

/** Title, description, canonical URL and Open Graph data of a page. */
export function pageMeta({
  title,
  searchTitle = title,
  description,
  path,
  card = 'home',
  // A card shows the name of the company and its own.
  imageAlt = `${company.name}: ${card === 'home' ? 'oil-free turbo blowers' : card.replaceAll('-', ' ')}`,
  image = `/media/open-graph/card-${card}.jpg`,
  type = 'website',
  group,
  draft,
  noindex = draft || !group,
}: PageMeta): MetaDescriptor[] {
  const address = addressOf(path);
  return [
    { title: `${searchTitle} | ${company.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: searchTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    { property: 'og:image', content: addressOf(image) },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
