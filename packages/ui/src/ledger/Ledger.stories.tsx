import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Ledger } from './index.ts';

const meta = {
  title: 'Figures/Ledger',
  tags: ['1.0.0'],
  component: Ledger,
  args: {
    items: [
      {
        value: '78–84',
        unit: '%',
        share: [78, 84],
        title: 'Efficiency by model',
        text: 'MAX50 to MAX125',
      },
      {
        value: '40–100',
        unit: '%',
        share: [40, 100],
        title: 'Turn-down',
        text: 'Of the flow, by speed alone',
      },
      { value: '100,000+', title: 'Start/stop cycles', text: 'Rated, air-foil bearing' },
      { value: '2–3', unit: 'years', title: 'Payback' },
    ],
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Statements without figures. */
export const Words: Story = {
  args: {
    items: [
      { title: '38% energy savings' },
      { title: 'No oil in the air, and none to change' },
      { title: 'Flow that follows the shift', text: 'By the pressure in the main' },
    ],
  },
};

/** Rows beside a large heading. */
export const Dense: Story = {
  args: {
    dense: true,
    items: [
      { title: 'Clean air', text: 'There is no oil in the machine, so it adds none to the air.' },
      { title: 'Lasting machines', text: 'At speed nothing in the bearings touches.' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** In a quarter and in half of a wide page. */
export const InColumns: Story = {
  render: (args) => (
    <>
      <Grid columns="four">
        <Ledger {...args} />
      </Grid>
      <Grid columns="two">
        <Ledger {...args} />
      </Grid>
    </>
  ),
};

export const Dark: Story = { globals: { ground: 'dark' } };
