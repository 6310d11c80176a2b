import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { impeller } from '../../test/pictures.ts';
import { ClientList } from './index.ts';

describe('ClientList', () => conformance(<ClientList items={[{ name: 'Food' }]} />));

test('a logo has the name of its client, which names the link', async () => {
  const screen = await render(
    <ClientList items={[{ name: 'Food', logo: impeller, href: '/food' }]} />,
  );
  const link = screen.getByRole('link', { name: 'Food' });
  await expect.element(link.getByRole('img', { name: 'Food' })).toBeInTheDocument();
});
