import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CommentList } from './index.ts';

const comments = [
  {
    id: 1,
    name: 'Operator, aeration',
    message:
      'We hold 0.5 bar at the header.\n\nHow much of the range is left when the inlet filter is at its limit?',
    date: '2026-11-06T09:30:00.000Z',
  },
  {
    id: 2,
    name: 'Maintenance planner',
    message: 'The filter is the only part we stock. That agrees with the article.',
    date: '2026-11-08T16:05:00.000Z',
  },
];

const meta = {
  title: 'Blog/CommentList',
  tags: ['0.1.0'],
  component: CommentList,
  args: { items: comments },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The owner of the site has answered a question. */
export const Answered: Story = {
  args: {
    items: comments.map((comment, index) => ({
      ...comment,
      ...(index === 0 && {
        answer: {
          name: 'Technical support',
          message: 'Send us the reading of the filter gauge, and we will work it out with you.',
          date: '2026-11-07T08:00:00.000Z',
        },
      }),
    })),
  },
  play: async ({ canvasElement }) => {
    const [question, other] = within(canvasElement).getAllByRole('listitem');
    await expect(question).toHaveTextContent('Answer of Technical support');
    await expect(other).not.toHaveTextContent('Answer of');
  },
};

export const Playground: Story = { args: { locale: 'en-GB' } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No comments yet. Be the first to comment!')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Markup is shown as text, line breaks are kept, and very long words wrap. */
export const Hostile: Story = {
  args: {
    items: [
      {
        id: 3,
        name: 'x'.repeat(80),
        message: `<script>alert(1)</script>\n[link](javascript:alert(1))\n${'y'.repeat(300)}`,
        date: '2026-11-08',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, a')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
