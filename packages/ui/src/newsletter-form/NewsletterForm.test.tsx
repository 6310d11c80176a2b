import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { NewsletterForm } from './index.ts';

describe('NewsletterForm', () => conformance(<NewsletterForm action="/newsletter" />));

test('on the server it is a form that the browser checks and sends', () => {
  const html = renderToString(
    <NewsletterForm
      action="/newsletter"
      hiddenFields={{ from: '/blog' }}
      defaultValues={{ email: 'operator@' }}
      defaultResult={{ ok: false, message: 'Wrong.', fields: { email: 'Wrong.' } }}
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

test('an empty field is reported on every attempt', async () => {
  const screen = await render(<NewsletterForm action="/newsletter" />);
  const field = screen.getByRole('textbox', { name: 'Work email' });
  for (const _attempt of [1, 2]) {
    await screen.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(field).toHaveFocus();
  }
  await expect.element(screen.getByText('Please enter your email address.')).toBeVisible();
});
