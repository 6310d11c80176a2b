import type { Meta, StoryObj } from '@storybook/react-vite';
import { CityList } from './index.ts';

const regions = [
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
      { name: 'Dubai', detail: 'United Arab Emirates', href: '#office-uae' },
    ],
  },
];

const meta = {
  title: 'Offices/CityList',
  tags: ['0.2.0'],
  component: CityList,
  args: { items: regions, headingLevel: 2 },
} satisfies Meta<typeof CityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithoutLinks: Story = {
  args: {
    items: regions.map(({ name, cities }) => ({
      name,
      cities: cities.map(({ href: _href, ...city }) => city),
    })),
  },
};

export const OneRegion: Story = { args: { items: regions.slice(1, 2) } };

export const LongWords: Story = {
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
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
