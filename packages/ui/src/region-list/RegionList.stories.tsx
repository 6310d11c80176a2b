import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegionList } from './index.ts';

const names = [
  'U.K.',
  'Europe Poland',
  'Turkey',
  'Russia',
  'Korea',
  'U.S.A',
  'India',
  'China',
  'Japan',
  'Singapore',
  'Malaysia',
  'Indonesia',
  'Australia',
];

const meta = {
  title: 'Lists/RegionList',
  tags: ['0.1.0'],
  component: RegionList,
  args: {
    'aria-label': 'Sales and service network',
    items: names.map((name) => ({ name })),
  },
} satisfies Meta<typeof RegionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithDetails: Story = {
  args: {
    'aria-label': 'Global presence',
    items: [
      { name: 'South Korea', detail: 'Headquarters' },
      { name: 'China', detail: 'Changzhou' },
      { name: 'India', detail: 'Mumbai' },
      { name: 'Japan' },
      { name: 'Europe' },
      { name: 'North America' },
    ],
  },
};

/** Regions that link to the office in charge. */
export const WithLinks: Story = {
  args: {
    items: [
      { name: 'U.K.', detail: 'Munich', href: '#munich' },
      { name: 'Korea', detail: 'Seoul', href: '#seoul' },
      { name: 'Japan' },
    ],
  },
};

export const One: Story = { args: { items: [{ name: 'Korea', detail: 'Headquarters' }] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...WithDetails, globals: { ground: 'dark' } };
