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

const cities = [
  { name: 'Americas', cities: [{ name: 'Houston', detail: 'USA', href: '#usa' }] },
  { name: 'EMEA', cities: [{ name: 'Munich' }, { name: 'Dubai' }] },
];

describe('RegionList with cities', () => conformance(<RegionList items={cities} />));

test('a region with cities is their heading', async () => {
  const screen = await render(<RegionList items={cities} headingLevel={4} />);
  await expect.element(screen.getByRole('heading', { name: 'EMEA', level: 4 })).toBeVisible();
  const [, , emea] = screen.getByRole('list').elements();
  expect([...(emea?.children ?? [])].map((item) => item.textContent)).toEqual(['Munich', 'Dubai']);
});

test('the link of a city is named after it and its detail, and at least 44 px high', async () => {
  const screen = await render(<RegionList items={cities} />);
  const link = screen.getByRole('link', { name: 'Houston USA' });
  await expect.element(link).toHaveAttribute('href', '#usa');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
