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

const cities = [
  {
    name: 'Asia Pacific',
    cities: [
      { name: 'Seoul', detail: 'Headquarters', href: '#office-hq' },
      { name: 'Shanghai', detail: 'China', href: '#office-china' },
      { name: 'Bangalore', detail: 'India', href: '#office-india' },
    ],
  },
  {
    name: 'Americas',
    cities: [
      { name: 'Houston', detail: 'USA', href: '#office-usa' },
      { name: 'São Paulo', detail: 'Brazil', href: '#office-brazil' },
    ],
  },
  {
    name: 'EMEA',
    cities: [
      { name: 'Munich', detail: 'Germany', href: '#office-germany' },
      { name: 'Dubai', detail: 'United Arab Emirates' },
    ],
  },
];

/** Regions with the cities of their offices. */
export const Cities: Story = { args: { items: cities, headingLevel: 2 } };

export const CitiesOfOneRegion: Story = {
  args: { items: cities.slice(1, 2), headingLevel: 2 },
};

export const CitiesWithLongNames: Story = {
  args: {
    items: [
      {
        name: 'Mittel- und Osteuropa',
        cities: [
          { name: 'Frankfurt-Niederursel', detail: 'Bundesrepublik Deutschland' },
          { name: 'Ustí nad Labem', detail: 'Vertrieb und Instandsetzung' },
        ],
      },
    ],
    headingLevel: 2,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const CitiesOnDark: Story = { ...Cities, globals: { ground: 'dark' } };

export const One: Story = { args: { items: [{ name: 'Korea', detail: 'Headquarters' }] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...WithDetails, globals: { ground: 'dark' } };
