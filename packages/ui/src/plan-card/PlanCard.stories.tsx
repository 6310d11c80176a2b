import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { PlanCard } from './index.ts';

const meta = {
  title: 'Cards/PlanCard',
  tags: ['0.1.0'],
  component: PlanCard,
  args: {
    title: 'Premium Support',
    price: '$2,500/year',
    features: [
      '24/7 emergency support',
      '4-hour response time',
      'Annual preventive maintenance',
      'Priority parts availability',
      '2-year warranty extension',
    ],
    href: '/contact?plan=premium',
    bestValue: true,
    headingLevel: 2,
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const action = within(canvasElement).getByRole('link', {
      name: 'Select Plan Premium Support',
    });
    await expect(action).toHaveAttribute('href', '/contact?plan=premium');
  },
};

export const Playground: Story = { args: { bestValue: false } };

/** Cards of equal height with aligned actions. */
export const Plans: Story = {
  render: (props) => (
    <Grid columns="three" as="ul">
      <PlanCard
        {...props}
        as="li"
        title="Basic Support"
        price="Included"
        features={[
          'Business hours support',
          'Remote diagnostics',
          'Software updates',
          '1-year warranty extension',
        ]}
        href="/contact?plan=basic"
        bestValue={false}
      />
      <PlanCard {...props} as="li" />
      <PlanCard
        {...props}
        as="li"
        title="Platinum Support"
        price="Custom Quote"
        features={[
          'Dedicated account manager',
          'On-site technician within 24h',
          'Quarterly system inspections',
          'Full operational analysis',
          'Lifetime warranty extension',
        ]}
        href="/contact?plan=platinum"
        bestValue={false}
      />
    </Grid>
  ),
};

export const WithoutAction: Story = { args: { href: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Plans, globals: { ground: 'dark' } };
