import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Playground: Story = { args: { label: 'Loading the article' } };

export const WithText: Story = {
  render: () => (
    <Stack direction="inline" gap="s">
      <Spinner label="" />
      <Text as="span">Loading the article</Text>
    </Stack>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
