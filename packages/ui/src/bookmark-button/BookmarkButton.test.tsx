import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { BookmarkButton, bookmarkButtonLooks } from './index.ts';

describe.each(bookmarkButtonLooks)('BookmarkButton as %s', (look) => {
  conformance(<BookmarkButton look={look} />, {
    interactive: {
      onClick: {
        send: (root) => root.click(),
        acted: ({ dataset }) => dataset.state === 'on',
      },
    },
  });

  test('is large enough for a finger', async () => {
    const screen = await render(<BookmarkButton look={look} />);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

test('controlled, it calls its handler and does not change itself', async () => {
  const onPressedChange = vi.fn();
  const screen = await render(<BookmarkButton pressed onPressedChange={onPressedChange} />);
  const button = screen.getByRole('button', { name: 'Bookmarked' });
  await button.click();
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(button).toHaveAttribute('data-state', 'on');
  // Its name tells the state; one that is pressed too would say it twice.
  await expect.element(button).not.toHaveAttribute('aria-pressed');
});
