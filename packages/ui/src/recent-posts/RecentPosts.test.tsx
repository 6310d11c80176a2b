import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { RecentPosts } from './index.ts';

const posts = [{ href: '#surge', title: 'Surge and choke', date: '2026-01-21' }];

describe('RecentPosts', () => conformance(<RecentPosts items={posts} />));

test('each post is one link, named by its title', async () => {
  const screen = await render(<RecentPosts items={posts} />);
  await expect.element(screen.getByRole('link')).toHaveAccessibleName('Surge and choke');
  await expect.element(screen.getByText('January 21, 2026')).toBeVisible();
});

test('a long title is truncated after three lines, and is the whole name of its link', async () => {
  const title = 'A title that goes on and on '.repeat(60).trim();
  const screen = await render(
    <RecentPosts items={[{ href: '#long', title, date: '2026-01-21' }]} />,
  );
  const link = screen.getByRole('link', { name: title }).element();
  const { clientHeight } = link.parentElement as HTMLElement;
  expect(Math.round(clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight))).toBe(3);
});
