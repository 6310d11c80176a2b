import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CommentSection } from './index.ts';

describe('CommentSection', () => conformance(<CommentSection count={0} />));

test('stays as the visitor left it when its number changes', async () => {
  const screen = await render(<CommentSection count={1}>Comment</CommentSection>);
  await screen.getByText('Show Comments').click();
  await screen.rerender(<CommentSection count={2}>Comment</CommentSection>);
  await expect.element(screen.getByText('Comments (2)')).toBeVisible();
  await expect.element(screen.getByText('Hide Comments')).toBeVisible();
});

/** Every row of the keyboard table in the docs; only the browser itself turns keys into toggles. */
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
