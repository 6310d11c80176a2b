import { BookmarkButton, Link, ShareRail } from '@brand/ui';
import { company } from '../company/company.ts';
import { bookmarks, toggleBookmark } from './bookmarks.ts';
import { blog } from './content.ts';

interface ShareProps {
  postId: number;
  /** Path of the post. */
  path: string;
  title: string;
  summary: string;
}

/** Beside a post: three networks to share it on, and the bookmark. */
export function Share({ postId, path, title, summary }: ShareProps) {
  const url = company.origin + path;
  return (
    <ShareRail url={url} title={title} items={networks(url, title, summary)}>
      <Bookmark postId={postId} look="icon" />
    </ShareRail>
  );
}

/** Keeps a post among the bookmarks of this browser. */
export function Bookmark({ postId, look }: { postId: number; look?: 'button' | 'icon' }) {
  const kept = bookmarks.useItems().includes(postId);
  return (
    <BookmarkButton pressed={kept} onPressedChange={() => toggleBookmark(postId)} look={look} />
  );
}

/** The way to the articles that this browser keeps. */
export function BookmarksLink() {
  return (
    <Link href="/bookmarks" tone="standalone">
      {blog.bookmarks.action}
    </Link>
  );
}

function networks(url: string, title: string, summary: string) {
  const address = (share: string, parameters: Record<string, string>) =>
    `${share}?${new URLSearchParams(parameters)}`;
  return [
    {
      network: 'LinkedIn',
      mark: 'in',
      href: address('https://www.linkedin.com/shareArticle', { mini: 'true', url, title, summary }),
    },
    {
      network: 'Twitter',
      mark: 'X',
      href: address('https://twitter.com/intent/tweet', { url, text: title }),
    },
    {
      network: 'Facebook',
      mark: 'f',
      href: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
    },
  ];
}
