import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EnergySplit } from './index.ts';

const meta = {
  title: 'Figures/EnergySplit',
  tags: ['0.1.0'],
  component: EnergySplit,
  args: {
    caption: 'Energy use of a wastewater treatment plant',
    items: [
      { label: 'Compressed air', share: 55 },
      { label: 'Pumps', share: 20 },
      { label: 'Clarifier', share: 12 },
      { label: 'Lighting', share: 8 },
      { label: 'Others', share: 5 },
    ],
  },
} satisfies Meta<typeof EnergySplit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { part: 'Process', share: 'Share' } } };

/** The chart is hidden from assistive technology, because its table has the same content. */
export const TextAlternative: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Energy use of a wastewater treatment plant' });
    const rows = within(table).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'ConsumerShare of energy',
      'Compressed air55%',
      'Pumps20%',
      'Clarifier12%',
      'Lighting8%',
      'Others5%',
    ]);
  },
};

/** Two parts fill the bar regardless of their sum. */
export const TwoParts: Story = {
  args: {
    caption: 'Compressed air and everything else',
    items: [
      { label: 'Compressed air', share: 55 },
      { label: 'All other consumers of the plant together', share: 45 },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
