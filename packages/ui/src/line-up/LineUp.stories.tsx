import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { scaledMachine } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { LineUp } from './index.ts';

const machine = (name: string, text: string, metres: readonly [number, number]) => ({
  name,
  text,
  href: `#${name}`,
  image: <Picture {...scaledMachine(name, metres, 160)} fit="own" />,
});

const meta = {
  title: 'Products/LineUp',
  tags: ['1.0.0'],
  component: LineUp,
  args: {
    'aria-label': 'MAX series',
    scale: 160,
    items: [
      machine('MAX50', '40–60 m³/min', [2.0, 1.5]),
      machine('MAX75', '60–90 m³/min', [2.2, 1.6]),
      machine('MAX100', '90–120 m³/min', [2.4, 1.7]),
      machine('MAX125', '120–150 m³/min', [2.6, 1.8]),
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LineUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'MAX50' })).toHaveAttribute('href', '#MAX50');
  },
};

export const Playground: Story = {};

const onAxis = (name: string, range: readonly [number, number], width: number) => ({
  ...machine(name, `${range.join('–')} m³/min`, [width, 1.6]),
  image: <Picture {...scaledMachine(name, [width, 1.6], 109)} fit="own" />,
  range,
  ends: [String(range[0]), `${range[1]}${range[1] === 150 ? ' m³/min' : ''}`] as const,
  width: width * 109,
});

/** Each stands at the middle of its range of flow. */
export const Axis: Story = {
  args: {
    'aria-label': 'MAX series by flow rate',
    scale: 109,
    items: [
      onAxis('MAX50', [40, 60], 1.9),
      onAxis('MAX75', [60, 90], 2.1),
      onAxis('MAX100', [90, 120], 2.3),
      onAxis('MAX125', [120, 150], 2.5),
    ],
  },
  parameters: { layout: 'padded' },
};

/** Suggestions of machines that belong together. Each group is one link. */
export const Groups: Story = {
  args: {
    'aria-label': 'Comparisons to start with',
    scale: 66,
    items: [
      {
        name: 'Two designs',
        text: 'RMX and EMX in the same size.',
        href: '#designs',
        machines: ['RMX75', 'EMX75'].map((name) => ({
          name,
          text: '65–85 m³/min',
          image: <Picture {...scaledMachine(name, [1.5, 1.4], 66)} fit="own" />,
        })),
      },
      {
        name: 'Two sizes',
        text: 'The smallest and the largest MAX.',
        href: '#sizes',
        machines: [
          {
            name: 'MAX50',
            text: '40–60 m³/min',
            image: <Picture {...scaledMachine('MAX50', [2, 1.5], 66)} fit="own" />,
          },
          {
            name: 'MAX125',
            text: '120–150 m³/min',
            image: <Picture {...scaledMachine('MAX125', [2.6, 1.8], 66)} fit="own" />,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const feet = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().bottom);
    await expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
