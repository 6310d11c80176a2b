import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { TechnologyCard } from './index.ts';

const card = (
  <TechnologyCard
    id="air-bearing"
    title="Air-foil bearing"
    text="The shaft rides on air."
    media={<svg role="img" aria-label="Bearing" />}
    features={['No oil', 'No contact']}
    badge={{ text: 'Patent', tone: 'patent' }}
  />
);

describe('TechnologyCard', () => conformance(card));

test('shows its media, title, badge and features, and no link without href', async () => {
  const screen = await render(card);
  await expect.element(screen.getByRole('article')).toHaveAttribute('id', 'air-bearing');
  await expect.element(screen.getByRole('img', { name: 'Bearing' })).toBeInTheDocument();
  await expect
    .element(screen.getByRole('heading', { level: 3 }))
    .toHaveAccessibleName('Air-foil bearing');
  await expect.element(screen.getByText('Patent')).toBeVisible();
  expect(screen.getByRole('listitem').all()).toHaveLength(2);
  expect(screen.getByRole('link').query()).toBeNull();
});

test('the link covers the whole card', async () => {
  const screen = await render(
    <TechnologyCard
      title="Impeller"
      text="Milled from one block."
      media={<svg width="320" height="180" />}
      href="#impeller"
      as="div"
    />,
  );
  const link = screen.getByRole('link', { name: 'Impeller' }).element();
  const { left, top } = screen.container.querySelector('svg')?.getBoundingClientRect() ?? {};
  expect(document.elementFromPoint((left ?? 0) + 10, (top ?? 0) + 10)).toBe(link);
});
