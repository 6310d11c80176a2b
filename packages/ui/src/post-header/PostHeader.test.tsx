import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { PostHeader } from './index.ts';

const post = { title: 'Surge and choke', date: '2026-01-21' };

describe('PostHeader', () => conformance(<PostHeader {...post} />));

test('shows a reading time of 0 minutes, and none without `minutes`', async () => {
  const screen = await render(<PostHeader {...post} minutes={0} />);
  await expect.element(screen.getByText('0 min read')).toBeVisible();
  await screen.rerender(<PostHeader {...post} />);
  expect(screen.getByText('min read').query()).toBeNull();
});
