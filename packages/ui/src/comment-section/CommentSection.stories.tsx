import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CommentForm } from '../comment-form/index.ts';
import { CommentList } from '../comment-list/index.ts';
import { CommentSection } from './index.ts';

const meta = {
  title: 'Blog/CommentSection',
  tags: ['0.1.0'],
  component: CommentSection,
  args: {
    count: 1,
    children: (
      <>
        <CommentList
          items={[
            {
              id: 1,
              name: 'Operator, aeration',
              message: 'How much of the range is left with the inlet filter at its limit?',
              date: '2026-11-06',
            },
          ]}
        />
        <CommentForm action="/comments" />
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CommentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Comments (1)')).toBeVisible();
    await expect(canvas.getByText('Show Comments')).toBeVisible();
    await expect(canvas.getByText('Hide Comments')).not.toBeVisible();
    await expect(canvas.getByLabelText('Name')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show Comments'));
    await expect(canvas.getByText('Hide Comments')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toBeVisible();
    await userEvent.click(canvas.getByText('Comments (1)'));
    await expect(canvas.getByText('Show Comments')).toBeVisible();
  },
};

export const Playground: Story = { args: { count: 12, defaultOpen: true } };

export const Open: Story = { args: { defaultOpen: true } };

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { ground: 'dark' } };
