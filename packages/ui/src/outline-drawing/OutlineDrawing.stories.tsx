import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutlineDrawing, outlineDrawingSizes } from './index.ts';

const length = { length: 1150, label: '1150 mm' };
const width = { length: 700, label: '700 mm' };
const height = { length: 1050, label: '1050 mm' };

const meta = {
  title: 'Products/OutlineDrawing',
  tags: ['0.2.0'],
  component: OutlineDrawing,
  argTypes: { size: { control: 'inline-radio', options: outlineDrawingSizes } },
  args: {
    label: 'Outline of the machine',
    items: [
      { name: 'Front', across: width, up: height },
      { name: 'Side', across: length, up: height },
      { name: 'Top', across: width, up: length },
    ],
    note: 'An outline: connections and clearances are not part of this drawing.',
  },
} satisfies Meta<typeof OutlineDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Doors, connections and a person for comparison, with lengths in both systems. */
export const Elevation: Story = {
  args: {
    person: { length: 1800, label: { metric: '1.8 m', us: '5 ft 11 in' } },
    items: [
      {
        name: 'Front',
        across: { length: 700, label: { metric: '700 mm', us: '27.6 in' } },
        up: { length: 1050, label: { metric: '1050 mm', us: '41.3 in' } },
        above: 170,
        beyond: 258,
        lines: {
          edges:
            'M0 0h700v930h-700zM0 930h700v90h-700zM187 -133h185v133h-185zM159 -170h241v37h-241zM700 733h194v142h-194zM894 693h64v222h-64z',
          detail: 'M50 57h600v363h-600zM50 433h600v487h-600zM125 570h450v282h-450z',
          accent: 'M50 427h600',
          axis: 'M640 804h378',
        },
        points: [
          { name: 'Inlet', x: 280, y: -170 },
          { name: 'Discharge', x: 958, y: 693 },
        ],
      },
      {
        name: 'Side',
        across: { length: 1150, label: { metric: '1150 mm', us: '45.3 in' } },
        up: { length: 1050, label: { metric: '1050 mm', us: '41.3 in' } },
      },
    ],
  },
};

/** In half of the page its texts grow where it shrinks, so that it never scrolls. */
export const Half: Story = { args: { size: 'half', items: meta.args.items.slice(0, 2) } };

/** Lengths in inches; the drawing is the same. */
export const Inches: Story = {
  args: {
    items: [
      {
        name: 'Front',
        across: { length: 27.6, label: '27.6 in' },
        up: { length: 41.3, label: '41.3 in' },
      },
      {
        name: 'Side',
        across: { length: 45.3, label: '45.3 in' },
        up: { length: 41.3, label: '41.3 in' },
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
