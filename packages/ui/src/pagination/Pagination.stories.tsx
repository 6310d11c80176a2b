import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './index.ts';

const meta = {
  title: 'Blog/Pagination',
  tags: ['0.1.0'],
  component: Pagination,
  args: { page: 1, pages: 3, hrefTemplate: '#page-{page}' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
    for (const name of ['First page', 'Previous page']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '#page-2',
    );
    await expect(canvas.getByRole('link', { name: 'Last page' })).toHaveAttribute(
      'href',
      '#page-3',
    );
  },
};

export const Playground: Story = { args: { page: 6, pages: 12 } };

/** Five numbers around the current page, with ellipses for the other pages. */
export const Middle: Story = {
  args: { page: 6, pages: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const numbers = canvas.getAllByRole('link', { name: /^Page/ });
    await expect(numbers.map((link) => link.textContent)).toEqual(['4', '5', '6', '7', '8']);
    await expect(canvas.getAllByText('…')).toHaveLength(2);
  },
};

export const End: Story = { args: { page: 12, pages: 12 } };

/** Two lines, and no horizontal scrolling. */
export const Narrow: Story = {
  args: { page: 106, pages: 112 },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { page: 2, pages: 12 }, globals: { ground: 'dark' } };
