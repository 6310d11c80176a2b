import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Foundations/VisuallyHidden',
  tags: ['0.1.0'],
  component: VisuallyHidden,
  args: { children: ' about the RMX series' },
  render: (props) => (
    <Link href="#rmx-series">
      More
      <VisuallyHidden {...props} />
    </Link>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleName('More about the RMX series');
  },
};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
