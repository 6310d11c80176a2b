import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CommentSection } from './index.ts';

const onOpenChange = vi.fn();
afterEach(() => onOpenChange.mockClear());

describe('CommentSection', () =>
  conformance(<CommentSection count={0} onOpenChange={onOpenChange} />, {
    interactive: {
      onToggle: {
        send: (root) => root.querySelector('summary')?.click(),
        acted: () => {
          const called = onOpenChange.mock.calls.length > 0;
          onOpenChange.mockClear();
          return called;
        },
      },
    },
  }));

test('held closed by the caller, it calls its handler and stays closed', async () => {
  const screen = await render(
    <CommentSection count={1} open={false} onOpenChange={onOpenChange}>
      Comment
    </CommentSection>,
  );
  await screen.getByText('Show Comments').click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await expect.element(screen.getByText('Show Comments')).toBeVisible();
  await screen.rerender(
    <CommentSection count={1} open onOpenChange={onOpenChange}>
      Comment
    </CommentSection>,
  );
  await expect.element(screen.getByText('Hide Comments')).toBeVisible();
});

test('stays as the visitor left it when its number changes', async () => {
  const screen = await render(<CommentSection count={1}>Comment</CommentSection>);
  await screen.getByText('Show Comments').click();
  await screen.rerender(<CommentSection count={2}>Comment</CommentSection>);
  await expect.element(screen.getByText('Comments (2)')).toBeVisible();
  await expect.element(screen.getByText('Hide Comments')).toBeVisible();
});

/** Every row of the keyboard table in the docs; only the browser itself toggles on keys. */
test('opens and closes by keyboard', async () => {
  const screen = await render(
    <CommentSection count={1}>
      <button type="button">Inside</button>
    </CommentSection>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Hide Comments')).toBeVisible();
  const inside = screen.getByText('Inside').element();
  await expect.poll(() => inside.checkVisibility()).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(inside);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Show Comments')).toBeVisible();
});

test('an address that names it opens it', async () => {
  const screen = await render(
    <CommentSection count={1} id="comments">
      Comment
    </CommentSection>,
  );
  await expect.element(screen.getByText('Show Comments')).toBeVisible();
  location.hash = '#comments';
  await expect.element(screen.getByText('Hide Comments')).toBeVisible();
  history.replaceState(null, '', location.pathname + location.search);
});
