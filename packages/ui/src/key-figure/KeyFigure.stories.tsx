import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Split } from '../split/index.ts';
import { KeyFigure } from './index.ts';

const meta = {
  title: 'Figures/KeyFigure',
  tags: ['1.1.0'],
  component: KeyFigure,
  args: { value: '38', unit: '%', label: 'Energy savings' },
} satisfies Meta<typeof KeyFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Large: Story = { args: { size: 'large' } };

/** Above the title, and after it for screen readers. */
export const InSplit: Story = {
  args: { size: 'large' },
  render: (args) => (
    <Split title="Automotive plant, Detroit" media={null}>
      <KeyFigure {...args} />
    </Split>
  ),
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('Energy savings')).toBeLessThan(top('Automotive plant, Detroit'));
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
