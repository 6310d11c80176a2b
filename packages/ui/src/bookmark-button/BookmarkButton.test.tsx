import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { BookmarkButton, bookmarkButtonLooks } from './index.ts';

describe.each(bookmarkButtonLooks)('BookmarkButton as %s', (look) => {
  conformance(<BookmarkButton look={look} />, { interactive: true });

  test('is large enough for a finger', async () => {
    const screen = await render(<BookmarkButton look={look} />);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});

test('held by its caller, it only asks', async () => {
  const onPressedChange = vi.fn();
  const screen = await render(<BookmarkButton pressed onPressedChange={onPressedChange} />);
  const button = screen.getByRole('button', { name: 'Bookmarked' });
  await button.click();
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
});

test('a handler that prevents the default keeps it as it is', async () => {
  const onPressedChange = vi.fn();
  const screen = await render(
    <BookmarkButton
      onClick={(event) => event.preventDefault()}
      onPressedChange={onPressedChange}
    />,
  );
  await screen.getByRole('button').click();
  expect(onPressedChange).not.toHaveBeenCalled();
});
