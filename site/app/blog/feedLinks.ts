import type { MetaDescriptor } from 'react-router-dom';

/** Paths of a feed in its two formats. */
export interface FeedPaths {
  atom: string;
  json: string;
}

/** Paths of the feeds of all posts, or of one category. */
export function feedPaths(category?: string): FeedPaths {
  const folder = category ? `/blog/category/${encodeURIComponent(category)}` : '/blog';
  return { atom: `${folder}/feed.atom`, json: `${folder}/feed.json` };
}

/** `<link>` elements by which readers discover the feeds of a page. */
export function feedLinks(category?: string): MetaDescriptor[] {
  const { atom, json } = feedPaths(category);
  return [
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: atom, title: 'Atom' },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/feed+json',
      href: json,
      title: 'JSON Feed',
    },
  ];
}
