import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { AuthorBox } from './index.ts';

describe('AuthorBox', () => conformance(<AuthorBox author="Kim" postsHref="#posts" />));

test('is named after the author and links to the posts', async () => {
  const screen = await render(<AuthorBox author="Kim" postsHref="#posts" />);
  await expect.element(screen.getByRole('region', { name: 'About Kim' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'View all posts' });
  await expect.element(link).toHaveAttribute('href', '#posts');
});

test('without a bio there is no paragraph', async () => {
  const screen = await render(<AuthorBox author="Kim" postsHref="#posts" />);
  expect(screen.getByRole('paragraph').query()).toBeNull();
});
