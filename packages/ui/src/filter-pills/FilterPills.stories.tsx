import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterPills } from './index.ts';

const regions = [
  { value: 'global', label: 'All Offices', count: 7 },
  { value: 'asia', label: 'Asia Pacific', count: 3 },
  { value: 'americas', label: 'Americas', count: 2 },
  { value: 'emea', label: 'EMEA', count: 2 },
];

const meta = {
  title: 'Actions/FilterPills',
  tags: ['0.2.0'],
  component: FilterPills,
  args: {
    label: 'Offices by region',
    options: regions.map(({ value, label }) => ({ value, label })),
  },
} satisfies Meta<typeof FilterPills>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('button', { name: 'All Offices' });
    const americas = canvas.getByRole('button', { name: 'Americas' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(americas);
    await expect(americas).toHaveAttribute('aria-pressed', 'true');
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('americas');
  },
};

export const Playground: Story = { args: { options: regions, defaultValue: 'asia' } };

export const WithCounts: Story = { args: { options: regions } };

/** Each option has a URL: it works before and without hydration. */
export const Links: Story = {
  args: {
    options: regions.map(({ value, ...option }) => ({ ...option, value, href: `#${value}` })),
    value: 'emea',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'EMEA 2' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toHaveAttribute('href', '#emea');
  },
};

export const LongWords: Story = {
  args: {
    options: [
      { value: 'all', label: 'Alle Niederlassungen', count: 1204 },
      { value: 'sales', label: 'Vertriebs- und Servicegesellschaften in Südostasien', count: 32 },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Disabled: Story = {
  args: {
    options: [
      { value: 'all', label: 'All' },
      { value: 'asia', label: 'Asia', count: 3 },
      { value: 'africa', label: 'Africa', count: 0, disabled: true },
    ],
  },
};

/** Next to a listing, in a column of 320 px. */
export const List: Story = {
  args: {
    label: 'Articles by category',
    look: 'list',
    value: 'energy',
    options: [
      { value: 'energy', label: 'Energy', href: '#energy', count: 7 },
      { value: 'bearings', label: 'Bearings', href: '#bearings', count: 5 },
      { value: 'controls', label: 'Controls', href: '#controls', count: 0, disabled: true },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Energy');
    await expect(canvas.queryByRole('link', { name: /Controls/ })).toBeNull();
  },
};

export const DarkList: Story = { args: List.args, globals: { ground: 'dark' } };

export const Narrow: Story = {
  args: { options: regions },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { options: regions }, globals: { ground: 'dark' } };
