import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ComparisonTray, type ComparisonTrayItem } from './index.ts';

const codes = ['RMX40-C080', 'EMX40-C080', 'MAX50'];
const item = (code: string): ComparisonTrayItem => ({
  value: code.toLowerCase(),
  label: code,
  removeHref: `?without=${code.toLowerCase()}`,
});

const meta = {
  title: 'Products/ComparisonTray',
  tags: ['0.2.0'],
  component: ComparisonTray,
  args: { items: codes.map(item), href: '/compare', clearHref: '?' },
} satisfies Meta<typeof ComparisonTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** Nothing is visible without items. */
export const Empty: Story = { args: { items: [] } };

/** The caller keeps the items: removals are announced, and the tray disappears with the last item. */
export const Removing: Story = {
  render: (args) => {
    const [items, setItems] = useState(args.items);
    return <ComparisonTray {...args} items={items} onItemsChange={setItems} />;
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 chosen');
    await userEvent.click(canvas.getByRole('link', { name: 'Remove MAX50 from comparison' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 chosen');
    await userEvent.click(canvas.getByRole('link', { name: 'Clear comparison' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
