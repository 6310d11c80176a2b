import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing, impeller, map } from '../../test/pictures.ts';
import { RecentPosts } from './index.ts';

const meta = {
  title: 'Blog/RecentPosts',
  tags: ['0.1.0'],
  component: RecentPosts,
  args: {
    items: [
      {
        href: '#air-foil-bearing',
        title: 'Why an air-foil bearing survives 100,000 starts',
        date: '2026-11-04',
        image: { ...bearing, alt: '' },
      },
      {
        href: '#aeration',
        title: 'Aeration takes 55% of a plant’s power. Where it goes',
        date: '2026-10-28',
        image: { ...impeller, alt: '' },
      },
      {
        href: '#turn-down',
        title: 'Turn-down from 100% to 40% without a blow-off valve',
        date: '2026-10-12',
        image: { ...map, alt: '' },
      },
      {
        href: '#modbus',
        title: 'Modbus TCP in an afternoon: the register map explained',
        date: '2026-10-02',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof RecentPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { locale: 'de-DE' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
