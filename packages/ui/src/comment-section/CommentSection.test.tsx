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

test('when controlled, it calls onOpenChange and stays closed until `open` changes', async () => {
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

test('stays open when the number of comments changes', async () => {
  const screen = await render(<CommentSection count={1}>Comment</CommentSection>);
  await screen.getByText('Show Comments').click();
  await screen.rerender(<CommentSection count={2}>Comment</CommentSection>);
  await expect.element(screen.getByText('Comments (2)')).toBeVisible();
  await expect.element(screen.getByText('Hide Comments')).toBeVisible();
});

/** Every row of the keyboard table in the docs. Needs trusted key events: others do not toggle `<details>`. */
test('opens and closes with the keyboard', async () => {
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

test('opens when the URL fragment is its id', async () => {
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
