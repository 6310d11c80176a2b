import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { SavingFigure } from './index.ts';

const meta = {
  title: 'Figures/SavingFigure',
  tags: ['1.0.0'],
  component: SavingFigure,
  args: {
    value: 38,
    title: 'Energy savings, as stated for this site',
    note: 'Energy use, with the use before as 100%.',
  },
} satisfies Meta<typeof SavingFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { before: 'Old', after: 'New' } } };

/** A claim from its low to its high end. */
export const Range: Story = {
  args: { value: [20, 30], title: 'less power than today, as stated for the series' },
};

/** The money that is saved, with the range of the share. */
export const Amount: Story = {
  args: {
    value: [20, 30],
    amount: { value: '21,600–32,400', unit: 'EUR' },
    title: 'saved in a year, with 20–30% less power than today',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** In a quarter and in half of a wide page. */
export const InColumns: Story = {
  render: (args) => (
    <>
      <Grid columns="four">
        <SavingFigure {...args} />
      </Grid>
      <Grid columns="two">
        <SavingFigure {...args} />
      </Grid>
    </>
  ),
};

export const Dark: Story = { globals: { ground: 'dark' } };
