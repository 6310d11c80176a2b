import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { NewsletterForm, type NewsletterResult } from './index.ts';

describe('NewsletterForm', () => conformance(<NewsletterForm action="/newsletter" />));

test('on the server it is a form that the browser checks and sends', () => {
  const html = renderToString(
    <NewsletterForm
      action="/newsletter"
      hiddenFields={{ from: '/blog' }}
      initialEmail="operator@"
      initialResult={{ ok: false, message: 'Wrong.', invalidEmail: true }}
    />,
  );
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.noValidate).toBe(false);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    from: '/blog',
    email: 'operator@',
    website: '',
  });
  expect(form?.querySelector('[type="email"]')?.getAttribute('aria-invalid')).toBe('true');
});

test('a page with a form that waits does not lose its focus', async () => {
  const screen = await render(<NewsletterForm action="/newsletter" />);
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus();
});

test('an empty field is told so, each time', async () => {
  const screen = await render(<NewsletterForm action="/newsletter" />);
  const field = screen.getByRole('textbox', { name: 'Work email' });
  for (const _attempt of [1, 2]) {
    await screen.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(field).toHaveFocus();
  }
  await expect.element(screen.getByText('Please enter your email address.')).toBeVisible();
});

test('a form on its way is not sent twice', async () => {
  const onSubmit = vi.fn(() => new Promise<NewsletterResult>(() => {}));
  const screen = await render(
    <NewsletterForm action="/newsletter" initialEmail="a@b.example" onSubmit={onSubmit} />,
  );
  await screen.getByRole('button', { name: 'Subscribe' }).click();
  await expect.element(screen.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
