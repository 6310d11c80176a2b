import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { linkedModels, maxModels, properties, rmxModels } from '../../test/specifications.ts';
import { ComparisonTable } from './index.ts';

const meta = {
  title: 'Products/ComparisonTable',
  tags: ['0.1.0'],
  component: ComparisonTable,
  args: { label: 'Comparison of the MAX series', properties, items: maxModels },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { highlighted: 'MAX75' } };

export const Playground: Story = {
  args: { items: linkedModels, highlighted: 'MAX50', choosable: true, note: 'Typical values.' },
};

/** Differences are highlighted, and the first model stays next to the names. */
export const Differences: Story = {
  args: { items: linkedModels, fixed: 'MAX100', differences: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first] = canvas.getAllByRole('columnheader');
    await expect(first).toHaveTextContent('MAX100');
    await expect(canvas.getByRole('rowheader', { name: /^Power.*\(differs\)$/ })).toBeVisible();
  },
};

export const TwentyOneModels: Story = {
  args: {
    label: 'Comparison of the RMX series',
    items: rmxModels,
    highlighted: 'RMX10-C060',
    choosable: true,
    note: 'Typical values.',
  },
};

/** Every row of the keyboard table in the docs; the last model cannot be removed. */
export const Choosing: Story = {
  args: { choosable: true, defaultValue: ['MAX50', 'MAX75'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent?.trim());
    await expect(heads()).toEqual(['Property', 'MAX50', 'MAX75']);
    await userEvent.click(canvas.getByText('Choose models'));
    canvas.getByRole('button', { name: 'MAX50' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads()).toEqual(['Property', 'MAX75']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 models shown');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(heads()).toEqual(['Property', 'MAX75']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 models shown');
  },
};

/** Text wraps and aligns with the start of its column. */
export const Words: Story = {
  args: {
    label: 'Comparison of bearings',
    labels: { property: 'Quality' },
    properties: [
      { key: 'friction', label: 'Friction at speed', align: 'start' },
      { key: 'needs', label: 'Needs', align: 'start' },
    ],
    items: [
      { code: 'Air-foil', values: { friction: 'Very low', needs: 'Clean air' } },
      {
        code: 'Magnetic',
        values: { friction: 'Very low at the shaft', needs: 'Supply, controller and a reserve' },
      },
      { code: 'Rolling', values: { friction: 'Moderate', needs: 'Grease or an oil system' } },
    ],
  },
};

/** A table that initially shows some of many models. */
export const Some: Story = {
  args: {
    ...TwentyOneModels.args,
    defaultValue: ['RMX10-C060', 'RMX15-C060', 'RMX20-C060'],
    allHref: '#all',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const all = canvas.getByRole('link', { name: 'Show all' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(22);
    await expect(all).not.toBeInTheDocument();
    await expect(canvas.getByText('Choose models')).toHaveFocus();
    await userEvent.click(canvas.getByText('Choose models'));
    await userEvent.click(canvas.getByRole('button', { name: 'RMX10-C060' }));
    await expect(canvas.getByRole('link', { name: 'Show all' })).toBeVisible();
  },
};

export const Phone: Story = { ...TwentyOneModels, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { ...TwentyOneModels, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Default, globals: { ground: 'dark' } };
