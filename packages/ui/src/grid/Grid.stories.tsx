import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Grid } from './index.ts';

const cards = (...names: string[]) => names.map((name) => <Card key={name}>{name}</Card>);

const meta = {
  title: 'Layout/Grid',
  tags: ['0.1.0'],
  component: Grid,
  args: {
    children: cards('Korea', 'China', 'India', 'Japan', 'Singapore', 'Malaysia'),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Small pictures of one subject. */
export const Pair: Story = { args: { columns: 'pair', children: cards('Front', 'Back') } };

export const Playground: Story = { args: { columns: 'two' } };

export const Four: Story = {
  args: { columns: 'four', children: cards('MAX50', 'MAX75', 'MAX100', 'MAX125') },
};

/** The first of three articles. */
export const Lead: Story = {
  args: { columns: 'lead', children: cards('Bearings', 'Energy', 'Controls') },
};

/** Seven items in four columns would leave one place empty. */
export const Seven: Story = {
  args: {
    columns: 'four',
    children: cards('Seoul', 'Shanghai', 'Bangalore', 'Houston', 'São Paulo', 'Munich', 'Dubai'),
  },
};

/** On a desktop the results are beside their map, which stays in view. */
export const Figure: Story = { args: { columns: 'figure', children: cards('Results', 'Map') } };

export const Sidebar: Story = {
  args: { columns: 'sidebar', children: cards('Articles', 'Categories') },
};

export const Index: Story = { args: { columns: 'index', children: cards('Topics', 'Answers') } };

export const Split: Story = { args: { columns: 'split', children: cards('Drawing', 'Text') } };

/** The children before the text are in the margins. */
export const Rail: Story = {
  args: { columns: 'rail', children: cards('Share', 'Contents', 'Article') },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
