import { addressOf } from '@brand/catalogue/company';
import { companyReference, type NodeOf } from '@brand/catalogue/structuredData';
import { coverImage } from '@brand/service/client';
import { changedAt, DEFAULT_AUTHOR, type PostSummary } from '@brand/service/contract';
import type { BlogPosting } from 'schema-dts';

/** Structured data of a post. Departments sign the articles, so authors are organizations. */
export function blogPosting(post: PostSummary): NodeOf<BlogPosting> {
  const { title, excerpt, slug, categories, tags, image, created_at, author_name } = post;
  const address = addressOf(`/blog/${slug}`);
  const cover = coverImage(image);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    mainEntityOfPage: address,
    headline: title,
    ...(excerpt && { description: excerpt }),
    ...(cover && { image: addressOf(cover.src) }),
    datePublished: created_at,
    dateModified: changedAt(post),
    author: { '@type': 'Organization', name: author_name ?? DEFAULT_AUTHOR },
    publisher: companyReference,
    articleSection: (categories ?? []).map(({ name }) => name),
    keywords: (tags ?? []).join(', '),
    inLanguage: 'en',
  };
}
