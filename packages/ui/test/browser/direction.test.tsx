import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthorBox } from '../../src/author-box/index.ts';
import { BlogCard } from '../../src/blog-card/index.ts';
import { CommentList } from '../../src/comment-list/index.ts';
import { PostHeader } from '../../src/post-header/index.ts';
import { RecentPosts } from '../../src/recent-posts/index.ts';
import { RecordList } from '../../src/record-list/index.ts';
import { SearchResults } from '../../src/search-results/index.ts';

const date = '2026-01-21';
const cards: Record<string, (text: string) => React.ReactElement> = {
  AuthorBox: (text) => <AuthorBox author="Kim" bio={text} postsHref="#posts" />,
  BlogCard: (text) => <BlogCard href="#post" title={text} text={text} date={date} />,
  CommentList: (text) => <CommentList items={[{ id: '1', name: text, message: '1', date }]} />,
  PostHeader: (text) => <PostHeader title={text} date={date} />,
  RecentPosts: (text) => <RecentPosts items={[{ href: '#post', title: text, date }]} />,
  RecordList: (text) => <RecordList.Title>{text}</RecordList.Title>,
  SearchResults: (text) => (
    <SearchResults items={[{ type: 'page', href: '#page', title: text, text }]} />
  ),
};

test.each(
  Object.keys(cards).flatMap(
    (name) =>
      [
        { name, dir: 'rtl', edge: 'right', text: 'Surge' },
        { name, dir: 'ltr', edge: 'left', text: 'שלום' },
      ] as const,
  ),
)('$name in a page $dir has "$text" at its start', async ({ name, dir, edge, text }) => {
  const { container } = await render(<div dir={dir}>{cards[name]?.(text)}</div>);
  const boxes = [...container.querySelectorAll('[dir="auto"]')].filter(
    ({ textContent }) => textContent === text,
  );
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) {
    const line = document.createRange();
    line.selectNodeContents(box);
    expect(line.getBoundingClientRect()[edge]).toBeCloseTo(box.getBoundingClientRect()[edge], 0);
  }
});
