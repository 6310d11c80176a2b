import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Building2,
  GraduationCap,
  Hospital,
  Hotel,
  Plane,
  Server,
  ShoppingBag,
  Trophy,
} from 'lucide';
import { BuildingGrid } from './index.ts';

const items = [
  { title: 'Offices', text: 'Cooling that follows the floors in use.', icon: Building2 },
  { title: 'Hospitals', text: 'Oil-free air where it is breathed.', icon: Hospital },
  { title: 'Hotels', text: 'Machines that no guest hears.', icon: Hotel },
  { title: 'Shopping centres', text: 'Full load at noon, little at night.', icon: ShoppingBag },
  { title: 'Schools and universities', text: 'Still while a lecture is on.', icon: GraduationCap },
  { title: 'Airports', text: 'Around the clock, all year.', icon: Plane },
  { title: 'Data centres', text: 'Cooling that must not stop.', icon: Server },
  { title: 'Sports halls', text: 'From empty to full in an hour.', icon: Trophy },
];

const meta = {
  title: 'Lists/BuildingGrid',
  tags: ['0.2.0'],
  component: BuildingGrid,
  args: { items, headingLevel: 2 },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof BuildingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { items: { control: 'object' } } };

export const NamesAlone: Story = {
  args: { items: items.map(({ title, icon }) => ({ title, icon })) },
};

export const Five: Story = { args: { items: items.slice(0, 5) } };

export const LongWords: Story = {
  args: {
    items: [
      { title: 'Krankenhausversorgungszentren', text: 'Rund um die Uhr.', icon: Hospital },
      { title: 'Rechenzentren', icon: Server },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
