import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Progress } from './index.ts';

const meta = {
  title: 'Feedback/Progress',
  tags: ['0.2.0'],
  component: Progress,
  args: { label: 'Uploading', value: 0.42 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
  },
};

export const Playground: Story = { args: { value: 2, max: 5, valueText: '2 of 5 files' } };

/** Without `value`, for a task of unknown duration. */
export const Indeterminate: Story = { args: { label: 'Checking the files', value: undefined } };

export const Ends: Story = {
  render: () => (
    <Stack gap="l">
      <Progress label="Not begun" value={0} />
      <Progress label="Done" value={1} />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { label: 'Uploading photographs of the nameplate', value: 3, max: 5 },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { ground: 'dark' } };
