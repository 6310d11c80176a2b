import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { impeller } from '../../test/pictures.ts';
import { ClientList } from './index.ts';

describe('ClientList', () => conformance(<ClientList items={[{ name: 'Food' }]} />));

test('the alternative text of a logo is the name of the client and of the link', async () => {
  const screen = await render(
    <ClientList items={[{ name: 'Food', logo: impeller, href: '/food' }]} />,
  );
  const link = screen.getByRole('link', { name: 'Food' });
  await expect.element(link.getByRole('img', { name: 'Food' })).toBeInTheDocument();
});

test('a logo stays within its cell on a narrow screen', async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <ClientList items={[{ name: 'Impellers', logo: impeller }, { name: 'Food' }]} />,
  );
  const cell = screen.getByRole('listitem').first().element().getBoundingClientRect();
  const logo = screen.getByAltText('Impellers').element().getBoundingClientRect();
  expect(logo.left).toBeGreaterThanOrEqual(cell.left);
  expect(logo.right).toBeLessThan(cell.right);
});
