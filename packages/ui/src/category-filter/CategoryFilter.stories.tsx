import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryFilter, categoryFilterLooks } from './index.ts';

const options = [
  { value: 'energy', label: 'Energy', href: '#energy', count: 7 },
  { value: 'wastewater', label: 'Wastewater', href: '#wastewater', count: 6 },
  { value: 'bearings', label: 'Bearings', href: '#bearings', count: 5 },
  { value: 'maintenance', label: 'Maintenance', href: '#maintenance', count: 4 },
  { value: 'controls', label: 'Controls', href: '#controls', count: 2 },
];

const meta = {
  title: 'Blog/CategoryFilter',
  tags: ['0.1.0'],
  component: CategoryFilter,
  args: { options, allHref: '#all' },
  argTypes: { look: { control: 'select', options: categoryFilterLooks } },
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

export const Playground: Story = { args: { value: 'energy', look: 'list', allCount: 24 } };

export const Chosen: Story = {
  args: { value: 'energy' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Energy');
  },
};

/** A category without posts is text. */
export const Disabled: Story = {
  args: {
    options: options.map((option) => ({ ...option, disabled: option.value === 'controls' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Controls')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Controls' })).toBeNull();
  },
};

/** Next to a listing, in a column of 320 px. */
export const List: Story = {
  args: { value: 'energy', look: 'list', allHref: undefined },
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { value: 'energy' }, globals: { ground: 'dark' } };

export const DarkList: Story = { args: { look: 'list' }, globals: { ground: 'dark' } };
