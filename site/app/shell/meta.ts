import type { MetaDescriptor } from 'react-router-dom';
import { company } from '../content/company.ts';
import { cardHome } from '../content/media.generated.ts';

export interface PageMeta {
  /** Title of the page, without the company. */
  title?: string;
  description: string;
  /** Path of the page, for its canonical address. */
  path: string;
  /**
   * Path of the picture shown where the page is shared, 1200 px wide.
   * @default that of the home page
   */
  image?: string | undefined;
  type?: 'website' | 'article';
}

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta({
  title,
  description,
  path,
  image = cardHome.src,
  type = 'website',
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title
    ? `${title} | ${company.name}`
    : `${company.name} | Oil-free turbo blowers`;
  const address = company.origin + path;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title ?? fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    { property: 'og:image', content: company.origin + image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
