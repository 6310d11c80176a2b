import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UnitsProvider } from '../units/index.ts';
import { Measured } from './index.ts';

const meta = {
  title: 'Type/Measured',
  tags: ['0.2.0'],
  component: Measured,
  args: { metric: '40–60 m³/min', us: '1,413–2,119 CFM' },
} satisfies Meta<typeof Measured>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** On a page with US units. */
export const Us: Story = {
  decorators: [
    (Story) => (
      <UnitsProvider value="us">
        <Story />
      </UnitsProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,413–2,119 CFM')).toBeVisible();
    await expect(canvas.getByText('40–60 m³/min')).not.toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
