import { changedAt, type PostSummary } from '../contract/blogs.ts';

/** A feed of posts, newest first. */
export interface Feed {
  title: string;
  /** Holder of the rights to the posts. */
  owner: string;
  /** Path of the page that shows the same posts. */
  path: string;
  /** Paths of the feed itself in its formats. */
  self: Readonly<Record<'atom' | 'json', string>>;
  posts: readonly PostSummary[];
  /** Returns the absolute URL of a path of the site. */
  addressOf: (path: string) => string;
}

/** Time of the last change of any post; undefined without posts. */
export function lastChange(posts: readonly PostSummary[]): string | undefined {
  return posts.map(changedAt).sort().at(-1);
}
