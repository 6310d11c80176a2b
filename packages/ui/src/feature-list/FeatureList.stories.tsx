import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureList } from './index.ts';

const meta = {
  title: 'Lists/FeatureList',
  tags: ['0.2.0'],
  component: FeatureList,
  args: {
    'aria-label': 'Installation',
    items: [
      'Survey of the site and the access route',
      'Lifting, setting down and levelling',
      'Discharge pipe, check valve and blow-off',
      'Intake and exhaust ducts, room ventilation',
      'Power supply and earthing',
      'Signals to the control system',
    ],
  },
} satisfies Meta<typeof FeatureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const One: Story = { args: { items: ['Software updates'] } };

export const Line: Story = {
  args: { layout: 'line', items: ['Food and beverage', 'Packaging lines', 'Textiles'] },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
