import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TagList } from './index.ts';

describe('TagList', () => conformance(<TagList items={[{ name: 'turn-down' }]} />));

test('renders nothing without tags', async () => {
  const { container } = await render(<TagList items={[]} />);
  expect(container.innerHTML).toBe('');
});

test('a tag is a link if it has an href, and text otherwise', async () => {
  const tags = [{ name: 'turn-down', href: '#turn-down' }, { name: 'noise' }];
  const screen = await render(<TagList items={tags} />);
  await expect.element(screen.getByText('noise')).toBeVisible();
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['turn-down']);
});
