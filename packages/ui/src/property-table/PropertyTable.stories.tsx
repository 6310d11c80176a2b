import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PropertyTable } from './index.ts';

const meta = {
  title: 'Products/PropertyTable',
  tags: ['0.1.0'],
  component: PropertyTable,
  args: {
    label: 'Operating conditions',
    items: [
      { name: 'Ambient temperature', values: ['-10 to 40 °C'] },
      { name: 'Atmospheric pressure', values: ['90–110 kPa'] },
      { name: 'Humidity', values: ['At most 95%, non-condensing'] },
      { name: 'Altitude', values: ['At most 1,500 m'] },
      { name: 'Supply', values: ['380–400 VAC, 50–60 Hz'] },
    ],
  },
} satisfies Meta<typeof PropertyTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Materials: Story = {
  args: {
    label: 'Materials and standards',
    columns: [{ label: 'Specification', align: 'start' }],
    items: [
      { name: 'Impeller', values: ['Al7075-T6'] },
      { name: 'Motor insulation', values: ['Class H'] },
      { name: 'Enclosure', values: ['IP51'] },
      { name: 'Flange', values: ['ANSI class 150, DIN 2576'] },
      {
        name: 'Approvals and standards',
        values: ['CE, ISO 9001, ISO 14001, ASME-PTC13, ISO 5389'],
      },
    ],
    labels: { name: 'Part' },
  },
};

const limits = [
  { label: 'Average', unit: 'mg/m³' },
  { label: 'Maximum', unit: 'mg/m³' },
];

/** Limits with two values each. Missing values read “On request”. */
export const Gases: Story = {
  args: {
    label: 'Limits of gases in the air',
    columns: limits,
    items: [
      { name: 'Hydrogen sulfide', values: [] },
      { name: 'Ammonia', values: [] },
      { name: 'Chlorine', values: [] },
    ],
    labels: { name: 'Gas' },
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Limits of gases in the air' });
    await expect(within(table).getAllByText('On request')).toHaveLength(1);
  },
};

export const Narrow: Story = { ...Materials, globals: { viewport: { value: 'narrow' } } };

export const NarrowGases: Story = { ...Gases, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
