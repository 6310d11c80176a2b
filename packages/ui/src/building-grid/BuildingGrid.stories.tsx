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

const buildings = [
  { name: 'Offices', text: 'Cooling that follows the floors in use.', icon: Building2 },
  { name: 'Hospitals', text: 'Oil-free air where it is breathed.', icon: Hospital },
  { name: 'Hotels', text: 'Machines that no guest hears.', icon: Hotel },
  { name: 'Shopping centres', text: 'Full load at noon, little at night.', icon: ShoppingBag },
  { name: 'Schools and universities', text: 'Still while a lecture is on.', icon: GraduationCap },
  { name: 'Airports', text: 'Around the clock, all year.', icon: Plane },
  { name: 'Data centres', text: 'Cooling that must not stop.', icon: Server },
  { name: 'Sports halls', text: 'From empty to full in an hour.', icon: Trophy },
];

const meta = {
  title: 'Content/BuildingGrid',
  component: BuildingGrid,
  args: { buildings, headingLevel: 2 },
  argTypes: { buildings: { control: false } },
} satisfies Meta<typeof BuildingGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { buildings: { control: 'object' } } };

export const NamesAlone: Story = {
  args: { buildings: buildings.map(({ name, icon }) => ({ name, icon })) },
};

export const Five: Story = { args: { buildings: buildings.slice(0, 5) } };

export const LongWords: Story = {
  args: {
    buildings: [
      { name: 'Krankenhausversorgungszentren', text: 'Rund um die Uhr.', icon: Hospital },
      { name: 'Rechenzentren', icon: Server },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
