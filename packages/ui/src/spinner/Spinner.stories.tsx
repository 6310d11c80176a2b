import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  tags: ['0.1.0'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Loading the article' } };

export const WithText: Story = {
  render: () => (
    <Stack direction="inline" gap="s">
      <Spinner label="" />
      <Text as="span">Loading the article</Text>
    </Stack>
  ),
};

/** Shown over the page while the next one loads. */
export const Overlay: Story = {
  args: { look: 'overlay' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
