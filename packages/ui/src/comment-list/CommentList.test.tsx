import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CommentList } from './index.ts';

const comment = { id: 7, name: 'Operator', message: 'One\nTwo', date: '2026-11-06' };

describe('CommentList', () => conformance(<CommentList items={[comment]} />));
describe('CommentList without comments', () => conformance(<CommentList items={[]} />));

test('a comment has an anchor', async () => {
  const screen = await render(<CommentList items={[comment]} />);
  await expect.element(screen.getByRole('listitem')).toHaveAttribute('id', 'comment-7');
});

test('names and messages have the direction of their first letter', async () => {
  const hebrew = { ...comment, name: 'דוד', message: 'שלום! RMX50 רועש.' };
  const screen = await render(<CommentList items={[hebrew]} />);
  for (const text of ['דוד', 'שלום! RMX50 רועש.']) {
    await expect.element(screen.getByText(text)).toHaveStyle({ direction: 'rtl' });
  }
  await expect.element(screen.getByText('November 6, 2026')).toHaveStyle({ direction: 'ltr' });
});
