import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { scaledMachine } from '../../test/pictures.ts';
import { linkedModels, maxModels, properties } from '../../test/specifications.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { ComparisonTable } from './index.ts';

const meta = {
  title: 'Products/ComparisonTable',
  tags: ['0.1.0'],
  component: ComparisonTable,
  args: { label: 'Comparison of models', properties, items: maxModels },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { highlighted: 'MAX75' } };

export const Playground: Story = {
  args: { items: linkedModels, highlighted: 'MAX50', differences: true, note: 'Typical values.' },
};

/** Values that no other model shares are highlighted, where others agree. */
export const Differences: Story = {
  args: { items: linkedModels.slice(0, 3), differences: true },
};

/** Machines to the same scale beside a person, and actions for each model. */
export const Machines: Story = {
  args: {
    scale: 120,
    differences: true,
    items: linkedModels.slice(0, 3).map((model, index) => ({
      ...model,
      image: (
        <Picture
          {...scaledMachine(model.code, [1.8 + index / 5, 1.6 + index / 10], 120)}
          fit="own"
        />
      ),
      actions: (
        <Link href={`#quote-${model.code}`} tone="standalone">
          Request a quote
        </Link>
      ),
    })),
    properties: properties.map((property) => ({ ...property, align: 'start' as const })),
  },
};

/** The header of each column is the card that selects its model. */
export const Selection: Story = {
  args: {
    ...Machines.args,
    differences: false,
    highlighted: 'MAX75',
    items: Machines.args?.items?.map((model) => ({
      ...model,
      href: `#${model.code}`,
      pageHref: `#page-of-${model.code}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Select MAX50' })).toHaveAttribute(
      'href',
      '#MAX50',
    );
    await expect(canvas.getByRole('link', { name: 'Selected MAX75' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const SelectionOnPhone: Story = {
  ...Selection,
  globals: { viewport: { value: 'phone' } },
};

export const MachinesOnPhone: Story = {
  ...Machines,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /^Power/ });
    const [name, first, , last] = [...row.children].map((cell) => cell.getBoundingClientRect());
    await expect(name?.bottom).toBeLessThanOrEqual(first?.top ?? 0);
    await expect(last?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
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

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Default, globals: { ground: 'dark' } };
