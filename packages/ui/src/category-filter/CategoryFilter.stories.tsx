import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryFilter, categoryFilterLooks } from './index.ts';

const items = [
  { name: 'Energy', href: '#energy', count: 7 },
  { name: 'Wastewater', href: '#wastewater', count: 6 },
  { name: 'Bearings', href: '#bearings', count: 5 },
  { name: 'Maintenance', href: '#maintenance', count: 4 },
  { name: 'Controls', href: '#controls', count: 2 },
];
const inEnergy = items.map((item) => ({ ...item, current: item.name === 'Energy' }));

const meta = {
  title: 'Blog/CategoryFilter',
  component: CategoryFilter,
  args: { items, allHref: '#all' },
  argTypes: { look: { control: 'inline-radio', options: categoryFilterLooks } },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links[0]).toHaveTextContent('All');
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
  },
};

export const Playground: Story = { args: { items: inEnergy, look: 'list', allCount: 24 } };

export const Chosen: Story = {
  args: { items: inEnergy },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Energy');
  },
};

/** Beside a listing, in a column of 320 px. */
export const List: Story = {
  args: { items: inEnergy, look: 'list', allHref: undefined },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { items: inEnergy }, globals: { ground: 'dark' } };

export const DarkList: Story = { args: { look: 'list' }, globals: { ground: 'dark' } };
