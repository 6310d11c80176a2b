import { company } from '@brand/catalogue/company';
import { BookmarkButton, Icon, Link, ShareRail } from '@brand/ui';
import { bookmarks, toggleBookmark } from './bookmarks.ts';
import { blog } from './content.ts';
import { facebook, linkedIn, twitter } from './networkIcons.ts';

interface ShareProps {
  postId: number;
  /** Path of the post. */
  path: string;
  title: string;
  summary: string;
}

/** Links to share a post on three networks, and its bookmark button. */
export function Share({ postId, path, title, summary }: ShareProps) {
  const url = company.origin + path;
  return (
    <ShareRail url={url} title={title} items={networks(url, title, summary)}>
      <Bookmark postId={postId} look="icon" />
    </ShareRail>
  );
}

/** Button that bookmarks a post in this browser. */
export function Bookmark({ postId, look }: { postId: number; look?: 'button' | 'icon' }) {
  const isBookmarked = bookmarks.useItems().includes(postId);
  return (
    <BookmarkButton
      pressed={isBookmarked}
      onPressedChange={() => toggleBookmark(postId)}
      look={look}
    />
  );
}

/** Link to the bookmarks. */
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
      mark: <Icon icon={linkedIn} />,
      href: address('https://www.linkedin.com/shareArticle', { mini: 'true', url, title, summary }),
    },
    {
      network: 'Twitter',
      mark: <Icon icon={twitter} />,
      href: address('https://twitter.com/intent/tweet', { url, text: title }),
    },
    {
      network: 'Facebook',
      mark: <Icon icon={facebook} />,
      href: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: title }),
    },
  ];
}
