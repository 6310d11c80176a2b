import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Shell/Breadcrumbs',
  tags: ['0.1.0'],
  component: Breadcrumbs,
  args: {
    items: [
      { name: 'Home', href: '/' },
      { name: 'Products', href: '/products' },
      { name: 'MAX series' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** A long path wraps. */
export const Narrow: Story = {
  args: {
    items: [
      { name: 'Home', href: '/' },
      { name: 'Technical resources', href: '/blog' },
      { name: 'Wastewater', href: '/blog/category/wastewater' },
      { name: 'Aeration takes 55% of a plant’s power' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { globals: { ground: 'dark' } };
