import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { NewsletterForm } from './index.ts';

describe('NewsletterForm', () => conformance(<NewsletterForm action="/newsletter" />));

test('without JavaScript the browser validates and submits the form', () => {
  const html = renderToString(
    <NewsletterForm
      action="/newsletter"
      hiddenFields={{ from: '/blog' }}
      honeypot={{ name: 'website', fillTime: 'fill_ms' }}
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

test('the form does not take focus on mount', async () => {
  const screen = await render(<NewsletterForm action="/newsletter" />);
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus();
});

test('every attempt to submit an empty field shows an error and moves focus to the field', async () => {
  const screen = await render(<NewsletterForm action="/newsletter" />);
  const field = screen.getByRole('textbox', { name: 'Work email' });
  for (const _attempt of [1, 2]) {
    await screen.getByRole('button', { name: 'Subscribe' }).click();
    await expect.element(field).toHaveFocus();
  }
  await expect.element(screen.getByText('Please enter your email address.')).toBeVisible();
});
