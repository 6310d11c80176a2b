import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { AppShell } from './index.ts';

const items = [
  { name: 'Posts', href: '/work/posts' },
  { name: 'Postings', href: '/work/postings' },
];

describe('AppShell', () => conformance(<AppShell brand="Aero" items={items} path="/" />));

test.each([
  ['/work/posts', 'Posts'],
  ['/work/posts/7', 'Posts'],
  ['/work/postings', 'Postings'],
])('on %s, marks the item that contains the page', async (path, name) => {
  const screen = await render(<AppShell brand="Aero" items={items} path={path} />);
  const current = screen.container.querySelectorAll('[aria-current]');
  expect([...current].map((link) => link.textContent)).toEqual([name]);
});
