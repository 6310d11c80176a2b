import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { RegionList } from './index.ts';

const regions = [{ name: 'Korea', detail: 'Headquarters' }, { name: 'Japan' }];

describe('RegionList', () => conformance(<RegionList items={regions} />));

test('lists each region with its detail, in the given order', async () => {
  const screen = await render(<RegionList items={regions} />);
  const items = screen.getByRole('listitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Korea Headquarters', 'Japan']);
});

test('a region with `href` is a link', async () => {
  const screen = await render(
    <RegionList items={[{ name: 'Korea', href: '#seoul' }, { name: 'Japan' }]} />,
  );
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '#seoul');
  await expect.element(link).toHaveTextContent('Korea');
});
