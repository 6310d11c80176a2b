import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChallengeSolution } from './index.ts';

const meta = {
  title: 'Sections/ChallengeSolution',
  tags: ['0.1.0'],
  component: ChallengeSolution,
  args: {
    items: [
      {
        challenge: 'Aeration takes more than half of the energy of a treatment plant.',
        solution: 'Speed follows the oxygen demand: 30–50% less energy than before.',
      },
      {
        challenge: 'Oil in the air spoils product and membranes.',
        solution: 'The shaft rides on air. There is no oil that could get into it.',
      },
      {
        challenge: 'Demand swings with the shift, the season and the hour.',
        solution: 'Turn-down from 100 to 40% by speed alone, without a blow-off valve.',
      },
      {
        challenge: 'Blower rooms need acoustic walls.',
        solution: 'Under 85 dB beside the machine.',
      },
    ],
  },
} satisfies Meta<typeof ChallengeSolution>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { labels: { challenge: 'Industry challenges', solution: 'Turbo blower solutions' } },
};

export const One: Story = {
  args: {
    items: [
      {
        challenge: 'Blower rooms need acoustic walls.',
        solution: 'Under 85 dB beside the machine.',
      },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
