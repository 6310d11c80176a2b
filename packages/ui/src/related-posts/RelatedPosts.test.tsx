import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { RelatedPosts } from './index.ts';

const posts = [{ href: '#surge', title: 'Surge and choke', date: '2026-01-21' }];

describe('RelatedPosts', () => conformance(<RelatedPosts items={posts} />));

test('without posts nothing is rendered', async () => {
  const { container } = await render(<RelatedPosts items={[]} />);
  expect(container.innerHTML).toBe('');
});

test('the titles of the posts are one heading level below `headingLevel`', async () => {
  const screen = await render(<RelatedPosts items={posts} headingLevel={3} />);
  await expect.element(screen.getByRole('heading', { level: 4 })).toBeVisible();
});
