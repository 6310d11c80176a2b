import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchResults } from './index.ts';

const meta = {
  title: 'Lists/SearchResults',
  tags: ['0.2.0'],
  component: SearchResults,
  args: {
    terms: ['rmx', '50', 'c060'],
    items: [
      {
        type: 'Model',
        title: 'RMX50-C060',
        text: '50 to 60 m³/min at 0.4 to 0.6 bar, 380 kg.',
        href: '#rmx50-c060',
      },
      {
        type: 'Page',
        title: 'RMX series',
        text: 'Twenty-one turbo blowers from 10 to 135 m³/min, oil-free on air-foil bearings.',
        href: '#rmx-series',
      },
      {
        type: 'Article',
        title: 'Surge and choke: the two ends of a compressor map',
        text: 'Why a machine that delivers too little air pulses, and how its controller prevents this.',
        href: '#surge',
      },
      { type: 'Office', title: 'Munich, Germany', href: '#munich' },
    ],
  },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { terms: ['surge'], headingLevel: 3 } };

export const WithoutTerms: Story = { args: { terms: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
