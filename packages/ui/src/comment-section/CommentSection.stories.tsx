import type { Meta, StoryObj } from '@storybook/react-vite';
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
} satisfies Meta<typeof CommentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { count: 12, defaultOpen: true } };

export const Open: Story = { args: { defaultOpen: true } };

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { ground: 'dark' } };
