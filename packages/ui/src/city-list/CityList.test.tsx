import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { CityList } from './index.ts';

const regions = [
  { name: 'Americas', cities: [{ name: 'Houston', detail: 'USA', href: '#usa' }] },
  { name: 'EMEA', cities: [{ name: 'Munich' }, { name: 'Dubai' }] },
];

describe('CityList', () => conformance(<CityList items={regions} />));

test('every region has a heading and its cities', async () => {
  const screen = await render(<CityList items={regions} headingLevel={4} />);
  await expect.element(screen.getByRole('heading', { name: 'EMEA', level: 4 })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
});

test('a link is named after the city and its detail, and its target is at least 44 px', async () => {
  const screen = await render(<CityList items={regions} />);
  const link = screen.getByRole('link', { name: 'Houston USA' });
  await expect.element(link).toHaveAttribute('href', '#usa');
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
