import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectionGuide } from './index.ts';

const items = [
  {
    title: 'Air bearing',
    when: ['Air has to stay free of oil', 'Maintenance should be rare', 'Speed changes often'],
    href: '#air-bearing',
  },
  {
    title: 'NSTB+ bearing',
    badge: { text: 'Patent', tone: 'patent' },
    when: [
      'The machine starts and stops often, up to 150,000 on/off cycles',
      'Air has to stay free of oil',
    ],
    href: '#nstb-plus',
  },
  {
    title: 'Magnetic bearing',
    when: ['Power for the bearing is secured', 'Control of the bearing is maintained'],
    href: '#comparison',
  },
] as const;

const meta = {
  title: 'Products/SelectionGuide',
  tags: ['0.1.0'],
  component: SelectionGuide,
  args: { items, headingLevel: 2 },
} satisfies Meta<typeof SelectionGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Two: Story = { args: { items: items.slice(0, 2) } };

export const WithoutLinks: Story = {
  args: { items: items.map(({ href: _, ...option }) => option) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
