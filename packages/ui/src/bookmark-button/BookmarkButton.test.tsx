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

  test('its touch target is at least 44 px', async () => {
    const screen = await render(<BookmarkButton look={look} />);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

test('when controlled, it calls onPressedChange and keeps its state', async () => {
  const onPressedChange = vi.fn();
  const screen = await render(<BookmarkButton pressed onPressedChange={onPressedChange} />);
  const button = screen.getByRole('button', { name: 'Bookmarked' });
  await button.click();
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(button).toHaveAttribute('data-state', 'on');
  // The name reflects the state; `aria-pressed` would announce it twice.
  await expect.element(button).not.toHaveAttribute('aria-pressed');
});
