import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { formatDate } from '../internal/formatDate.ts';
import { BlogCard, BlogCardSkeleton } from './index.ts';

const post = { href: '#post', title: 'Surge and choke', date: '2026-01-21' };

describe('BlogCard', () => conformance(<BlogCard {...post} />));
describe('BlogCardSkeleton', () => conformance(<BlogCardSkeleton />));

test('a post without an author shows only its date', async () => {
  const { container } = await render(<BlogCard {...post} />);
  expect(container.querySelector('p')?.textContent).toBe('January 21, 2026');
});

test('labels and the language of the date can be set', async () => {
  const screen = await render(
    <BlogCard {...post} author="Prüffeld" labels={{ byline: 'Von {author}' }} locale="de-DE" />,
  );
  await expect.element(screen.getByText(/Von Prüffeld/)).toBeVisible();
  await expect.element(screen.getByText('21. Januar 2026')).toBeVisible();
});

test('the date stays on one line', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 200 }}>
      <BlogCard {...post} author="Controls Group" />
    </div>,
  );
  expect(container.querySelector('time')?.getClientRects()).toHaveLength(1);
});

test.each([
  ['2026-11-04', 'November 4, 2026'],
  ['2026-11-04T23:59:00.000Z', 'November 4, 2026'],
  ['2026-11-04T23:59:00-05:00', 'November 5, 2026'],
  ['soon', 'soon'],
])('the date %s is shown as %s in every time zone', (date, text) => {
  expect(formatDate(date)).toBe(text);
});
