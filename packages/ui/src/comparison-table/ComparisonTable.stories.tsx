import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { scaledMachine } from '../../test/pictures.ts';
import {
  linkedModels,
  maxModels,
  properties,
  rmxFrames,
  rmxModels,
} from '../../test/specifications.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
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

/** Values that no other model shares are highlighted, where others agree. */
export const Differences: Story = {
  args: { items: linkedModels.slice(0, 3), differences: true },
};

/** Machines to the same scale beside a person, and actions for each model. */
export const Machines: Story = {
  args: {
    scale: 120,
    place: <a href="#add">Add a model</a>,
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

/** Frames, sizes and bands, with links to the frames. */
export const Frames: Story = {
  args: {
    label: 'Comparison of the RMX series',
    items: rmxModels,
    series: 'RMX',
    frames: rmxFrames,
    highlighted: 'RMX50-C080',
    choosable: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { hash } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Large frame' });
    await expect(document.getElementById(hash.slice(1))).toHaveTextContent('RMX75-C040');
  },
};

export const FramesOnPhone: Story = { ...Frames, globals: { viewport: { value: 'phone' } } };

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
