import type { Meta, StoryObj } from '@storybook/react-vite';
import { PowerCurve } from './index.ts';

const point = (flow: number, power: number, estimates: readonly [number, number]) => ({
  flow,
  power,
  estimates,
  flowLabel: String(flow),
  powerLabel: `${power} kW`,
});

const meta = {
  title: 'Figures/PowerCurve',
  tags: ['1.1.0'],
  component: PowerCurve,
  args: {
    axis: 'Flow rate, m³/min',
    powerAxis: 'Power, kW',
    name: 'Within the stated range',
    estimatesName: 'From the stated efficiency, 0.6–0.8 bar',
    items: [
      point(40, 58, [44, 55]),
      point(42.5, 64, [46, 60]),
      point(45, 70, [48, 60]),
      point(47.5, 76, [50, 65]),
      point(50, 82, [55, 70]),
    ],
  },
} satisfies Meta<typeof PowerCurve>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The stated power cannot be used, so there is no curve. */
export const WithoutCurve: Story = {
  args: {
    name: undefined,
    items: [
      { flow: 40, estimates: [44, 65], flowLabel: '40', powerLabel: 'about 44–65 kW' },
      { flow: 60, estimates: [65, 100], flowLabel: '60', powerLabel: 'about 65–100 kW' },
    ],
  },
};

/** The pressure is on request, so there is no second estimate. */
export const WithoutEstimates: Story = {
  args: {
    estimatesName: undefined,
    items: [
      { flow: 90, power: 500, flowLabel: '90', powerLabel: '500 kW' },
      { flow: 120, power: 700, flowLabel: '120', powerLabel: '700 kW' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
