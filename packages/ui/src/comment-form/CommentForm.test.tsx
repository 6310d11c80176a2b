import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CommentForm } from './index.ts';

describe('CommentForm', () => conformance(<CommentForm action="/comments" />));

const typed = { name: 'Operator', email: 'operator@plant.example', message: 'How much is left?' };

test('server HTML is a form that works without JavaScript', () => {
  const html = renderToString(
    <CommentForm
      action="/blog/surge/comments"
      hiddenFields={{ blog_id: '7' }}
      honeypot={{ name: 'website', fillTime: 'fill_ms' }}
      defaultValues={typed}
      defaultResult={{ ok: false, message: 'Please correct.', fields: { email: 'Wrong.' } }}
    />,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const form = page.querySelector('form');
  expect(form?.enctype).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...typed,
    blog_id: '7',
    website: '',
  });
  expect(page.querySelector('[name="email"]')?.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  [{}, []],
  [{ name: ' ' }, ['Please enter your name.']],
  [{ name: `${'x'.repeat(80)} ` }, []],
  [{ name: 'x'.repeat(81) }, ['Your name can have up to 80 characters.']],
  [{ email: '' }, ['Please enter your email address.']],
  [{ email: 'a@b' }, []],
  [{ email: 'a.@b' }, []],
  [{ email: 'a@-b' }, ['Please enter a valid email address, like name@example.com.']],
  [{ email: 'a b@c.example' }, ['Please enter a valid email address, like name@example.com.']],
  [
    { email: `${'x'.repeat(250)}@b.example` },
    ['Please enter a valid email address, like name@example.com.'],
  ],
  [{ message: '\n' }, ['Please enter your comment.']],
  [{ message: 'x'.repeat(5001) }, ['Your comment can have up to 5000 characters.']],
])('validates its fields: case %#', async (values, mistakes) => {
  const onSubmit = vi.fn(async () => ({ ok: true as const, message: 'Thanks' }));
  const screen = await render(
    <CommentForm
      action="/comments"
      onSubmit={onSubmit}
      maxLengths={{ name: 80, email: 254, message: 5000 }}
      defaultValues={{ ...typed, ...values }}
    />,
  );
  await screen.getByRole('button', { name: 'Submit Comment' }).click();
  await expect.element(screen.getByRole(mistakes.length > 0 ? 'alert' : 'status')).toHaveFocus();
  const links = [...screen.container.querySelectorAll('[role="alert"] a')];
  expect(links.map((link) => link.textContent)).toEqual(mistakes);
  expect(onSubmit).toHaveBeenCalledTimes(mistakes.length > 0 ? 0 : 1);
});
