import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../../test/conformance.tsx';
import { PlanCard } from './index.ts';

const plan = { title: 'Basic Support', price: 'Included', features: ['Software updates'] };

describe('PlanCard', () => conformance(<PlanCard {...plan} />));

test('only the recommended plan has the badge “Best value”', async () => {
  const screen = await render(<PlanCard {...plan} />);
  await expect.element(screen.getByText('Best value')).not.toBeInTheDocument();
  await screen.rerender(<PlanCard {...plan} bestValue />);
  await expect.element(screen.getByText('Best value')).toBeVisible();
});

test('without `href` the card has no action', async () => {
  const screen = await render(<PlanCard {...plan} />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

test('the price of a year is on one line in three columns of a tablet', async () => {
  await page.viewport(768, 1024);
  const screen = await render(
    <div style={{ inlineSize: 218 }}>
      <PlanCard {...plan} price="$2,500/year" />
    </div>,
  );
  const price = screen.getByText('$2,500/year').element();
  expect(price.getBoundingClientRect().height).toBeLessThan(
    2 * Number.parseFloat(getComputedStyle(price).fontSize),
  );
});
