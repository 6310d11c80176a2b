import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { AuthorBox } from './index.ts';

const meta = {
  title: 'Blog/AuthorBox',
  tags: ['0.1.0'],
  component: AuthorBox,
  args: { author: 'Controls Group', postsHref: '#posts' },
} satisfies Meta<typeof AuthorBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    author: 'Applications Engineering',
    bio: 'The team that sizes blowers against duty points, and answers the telephone when the duty point moves.',
  },
};

export const WithActions: Story = {
  args: {
    ...Playground.args,
    actions: (
      <Button tone="ghost" size="small">
        <Icon icon={Bookmark} />
        Bookmark
      </Button>
    ),
  },
};

export const Narrow: Story = { ...WithActions, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...WithActions, globals: { ground: 'dark' } };
