import type { Meta, StoryObj } from '@storybook/react-vite';
import { impeller } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Link } from '../link/index.ts';
import { RangeBar } from '../range-bar/index.ts';
import { ResultRow } from './index.ts';

const meta = {
  title: 'Products/ResultRow',
  tags: ['1.0.0'],
  component: ResultRow,
  args: {
    title: 'RMX50-C080',
    href: '#model',
    text: 'When machines stand in a row',
    image: impeller,
    figure: { value: '86', unit: 'kW', label: 'estimated' },
    actions: (
      <>
        <Link href="#quote" tone="standalone">
          Request a quote
        </Link>
        <Link href="#datasheet" tone="standalone">
          Datasheet
        </Link>
      </>
    ),
    details: 'A straight line between the stated ends.',
    children: (
      <>
        <RangeBar dense label="Flow" value="55 m³/min" range={['50', '60']} position={0.5} />
        <RangeBar dense label="Pressure" value="0.62 bar" range={['0.6', '0.8']} position={0.1} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Grid as="ul" columns="two">
        {Story()}
      </Grid>
    ),
  ],
} satisfies Meta<typeof ResultRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { highlighted: true } };

/** A model that misses the duty point. */
export const Gap: Story = {
  args: {
    title: 'MAX75',
    text: 'From 8.7 psi at your flow',
    tone: 'gap',
    figure: { value: '+2', unit: '%', label: 'pressure' },
    details: undefined,
    children: undefined,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { highlighted: true }, globals: { ground: 'dark' } };
