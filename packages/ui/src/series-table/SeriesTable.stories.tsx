import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  linkedModels,
  maxModels,
  properties,
  rmxFrames,
  rmxModels,
} from '../../test/specifications.ts';
import { SeriesTable } from './index.ts';

const meta = {
  title: 'Products/SeriesTable',
  tags: ['1.1.0'],
  component: SeriesTable,
  args: {
    label: 'Comparison of the RMX series',
    properties,
    items: rmxModels,
    series: 'RMX',
    frames: rmxFrames,
    highlighted: 'RMX50-C080',
    choosable: true,
  },
} satisfies Meta<typeof SeriesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const maxSeries = {
  label: 'Comparison of the MAX series',
  items: maxModels,
  series: undefined,
  frames: undefined,
  highlighted: undefined,
};

/** Frames, sizes and bands, with links to the frames. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { hash } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Large frame' });
    await expect(document.getElementById(hash.slice(1))).toHaveTextContent('RMX75-C040');
  },
};

export const Playground: Story = {
  args: { ...maxSeries, items: linkedModels, highlighted: 'MAX50', note: 'Typical values.' },
};

export const FramesOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const twentyOneModels = {
  series: undefined,
  frames: undefined,
  highlighted: 'RMX10-C060',
  note: 'Typical values.',
};

export const TwentyOneModels: Story = { args: twentyOneModels };

/** Every row of the keyboard table in the docs; the last model cannot be removed. */
export const Choosing: Story = {
  args: { ...maxSeries, defaultValue: ['MAX50', 'MAX75'] },
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

/** A table that initially shows some of many models. */
export const Some: Story = {
  args: {
    ...twentyOneModels,
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

export const Dark: Story = { globals: { ground: 'dark' } };
