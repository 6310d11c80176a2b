import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TableOfContents } from './index.ts';

const items = [
  { id: 'surge', name: 'Surge' },
  { id: 'choke', name: 'Choke' },
];

describe('TableOfContents', () => conformance(<TableOfContents items={items} />));

test('is a list on wide screens, and a disclosure on narrow screens', async () => {
  const screen = await render(<TableOfContents items={items} />);
  const links = screen.getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements()).toHaveLength(2);
  await page.viewport(390, 800);
  expect(links.elements()).toHaveLength(0);
  await screen.getByText('On this page', { exact: true }).last().click();
  expect(links.elements()).toHaveLength(2);
});
