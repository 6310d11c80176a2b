import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing, impeller } from '../../test/pictures.ts';
import { ClientList } from './index.ts';

const meta = {
  title: 'Lists/ClientList',
  tags: ['0.1.0'],
  component: ClientList,
  args: {
    'aria-label': 'Clients by sector',
    items: [
      { name: 'Municipal wastewater' },
      { name: 'Aquaculture' },
      { name: 'Food' },
      { name: 'Chemical plants' },
      { name: 'Pneumatic conveying' },
      { name: 'Manufacturing' },
      { name: 'Air conditioning' },
      { name: 'Power plants' },
    ],
  },
} satisfies Meta<typeof ClientList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithLinks: Story = {
  args: {
    items: [
      { name: 'Municipal wastewater', href: '#wastewater' },
      { name: 'Power plants', href: '#power' },
      { name: 'Food' },
    ],
  },
};

export const WithLogos: Story = {
  args: {
    items: [
      { name: 'Impellers', logo: impeller },
      { name: 'Bearings', logo: bearing, href: '#bearings' },
      { name: 'Food' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
