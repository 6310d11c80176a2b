import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { SelectionGuide } from './index.ts';

const items = [
  { title: 'Air bearing', when: ['Speed changes often'], href: '#air-bearing' },
  { title: 'Ball bearing', when: ['Speed is constant'] },
];

describe('SelectionGuide', () => conformance(<SelectionGuide items={items} />));

test('options list their conditions, and options with href have a link with their name', async () => {
  const screen = await render(<SelectionGuide items={items} headingLevel={4} />);
  const [air, ball] = screen.getByRole('heading', { level: 4 }).elements();
  expect(air?.closest('li')?.textContent).toContain('Choose it whenSpeed changes often');
  expect(ball?.closest('li')?.querySelector('a')).toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'More about Air bearing' }))
    .toHaveAttribute('href', '#air-bearing');
});
