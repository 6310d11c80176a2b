import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['0.1.0'],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'title' } };

export const OfArticles: Story = {
  render: () => (
    <Grid columns="two" aria-busy="true">
      {['one', 'two'].map((name) => (
        <Stack key={name} gap="s">
          <Skeleton shape="image" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Narrow: Story = { ...OfArticles, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...OfArticles, globals: { ground: 'dark' } };
