import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CommentForm, type CommentResult, type CommentSubmission } from './index.ts';
import { validateComment } from './validateComment.ts';

describe('CommentForm', () => conformance(<CommentForm action="/comments" />));
describe('CommentForm after success', () =>
  conformance(
    <CommentForm action="/comments" initialResult={{ ok: true, message: 'Thank you.' }} />,
  ));

const typed = { name: 'Operator', email: 'operator@plant.example', message: 'How much is left?' };

test('on the server it is a form that the browser checks and sends', () => {
  const html = renderToString(
    <CommentForm
      action="/blog/surge/comments"
      hiddenFields={{ blog_id: '7' }}
      initialValues={typed}
      initialResult={{ ok: false, message: 'Please correct.', fields: { email: 'Wrong.' } }}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/blog/surge/comments');
  expect(form?.method).toBe('post');
  expect(form?.noValidate).toBe(false);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...typed,
    blog_id: '7',
    website: '',
  });
  expect(page.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector('[role="alert"] a')?.textContent).toBe('Wrong.');
});

test('hands over what was typed, trimmed, with the signs of a robot', async () => {
  const onSubmit = vi.fn(
    async (_submission: CommentSubmission): Promise<CommentResult> => ({
      ok: true,
      message: 'Thanks',
    }),
  );
  const screen = await render(
    <CommentForm
      action="/comments"
      onSubmit={onSubmit}
      initialValues={{ ...typed, name: ' Operator ' }}
    />,
  );
  const trap = screen.container.querySelector<HTMLInputElement>('[name="website"]');
  if (trap) trap.value = 'https://spam.example';
  await screen.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Thanks');
  const submission = onSubmit.mock.calls[0]?.[0];
  expect(submission).toEqual({
    ...typed,
    website: 'https://spam.example',
    fillMs: expect.any(Number),
  });
  expect(submission?.fillMs).toBeGreaterThan(0);
});

test('people and their tab key do not meet the trap', async () => {
  const screen = await render(<CommentForm action="/comments" initialValues={typed} />);
  await screen.getByRole('textbox', { name: 'Comment' }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Submit Comment' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Website' }).query()).toBeNull();
});

test('a form on its way is not sent twice', async () => {
  const onSubmit = vi.fn(() => new Promise<CommentResult>(() => {}));
  const screen = await render(
    <CommentForm action="/comments" onSubmit={onSubmit} initialValues={typed} />,
  );
  await screen.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('every attempt that fails takes focus to the message again', async () => {
  const onSubmit = async (): Promise<CommentResult> => ({ ok: false, message: 'Failed' });
  const screen = await render(
    <CommentForm action="/comments" onSubmit={onSubmit} initialValues={typed} />,
  );
  for (const _attempt of [1, 2]) {
    await screen.getByRole('button', { name: 'Submit Comment' }).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
  }
});

test.each([
  [{ ...typed }, {}],
  [{ ...typed, name: ' ' }, { name: 'Please enter your name.' }],
  [{ ...typed, name: 'x'.repeat(80) }, {}],
  [{ ...typed, name: 'x'.repeat(81) }, { name: 'Your name can have up to 80 characters.' }],
  [{ ...typed, email: '' }, { email: 'Please enter your email address.' }],
  [{ ...typed, email: 'a@b' }, { email: 'Please enter a valid email address.' }],
  [{ ...typed, email: 'a b@c.example' }, { email: 'Please enter a valid email address.' }],
  [{ ...typed, message: '\n' }, { message: 'Please enter your comment.' }],
  [
    { ...typed, message: 'x'.repeat(5001) },
    { message: 'Your comment can have up to 5000 characters.' },
  ],
])('validates case %#', (values, errors) => {
  expect(validateComment(values)).toEqual(errors);
});
