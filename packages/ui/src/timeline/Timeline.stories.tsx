import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './index.ts';

const meta = {
  title: 'Lists/Timeline',
  tags: ['0.1.0'],
  component: Timeline,
  args: {
    headingLevel: 2,
    items: [
      {
        year: '2007',
        event: 'Air-foil bearings',
        milestone: 'Development begins: a shaft that rides on air and needs no oil.',
      },
      {
        year: '2016',
        event: '3,000 units sold',
        milestone: 'Turbo blowers run in wastewater, aquaculture, food and chemical plants.',
      },
      {
        year: '2023',
        event: 'NSTB+ bearing',
        milestone: 'Built for 150,000 on/off cycles.',
      },
      {
        year: '2025',
        event: 'Goals for the machine',
        milestone: '80% efficiency, 95% recyclable, 500M kWh saved every year.',
        highlight: true,
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

export const WithoutMilestones: Story = {
  args: {
    items: [
      { year: '2007', event: 'Air-foil bearings' },
      { year: '2016', event: '3,000 units sold' },
      { year: '2023', event: 'NSTB+ bearing' },
    ],
  },
};

/** A range of years, and an event of several lines. */
export const LongWords: Story = {
  args: {
    items: [
      {
        year: '2007–2016',
        event: 'High-speed permanent magnet motors and air-foil bearings on one shaft',
        milestone:
          'Motor, bearing and impeller are developed together, because a machine without a gearbox has no other place to lose its efficiency.',
      },
      { year: '2023', event: 'NSTB+ bearing', milestone: 'Built for 150,000 on/off cycles.' },
    ],
  },
};

export const One: Story = { args: { items: [{ year: '2007', event: 'Air-foil bearings' }] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
