import { describe, expect, test } from 'vitest';
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
