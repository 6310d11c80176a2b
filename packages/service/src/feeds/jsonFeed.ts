import { coverImage } from '../client/cover.ts';
import { changedAt, DEFAULT_AUTHOR } from '../contract/blogs.ts';
import type { Feed } from './feed.ts';

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ title, path, self, posts, addressOf }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: addressOf(path),
    feed_url: addressOf(self.json),
    language: 'en',
    items: posts.map((post) => {
      const address = addressOf(`/blog/${post.slug}`);
      const image = coverImage(post.image)?.src;
      return {
        id: address,
        url: address,
        title: post.title,
        content_text: post.excerpt ?? post.title,
        ...(image && { image: addressOf(image) }),
        date_published: post.created_at,
        date_modified: changedAt(post),
        authors: [{ name: post.author_name ?? DEFAULT_AUTHOR }],
        tags: post.tags ?? [],
      };
    }),
  };
}
