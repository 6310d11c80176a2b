import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContactPage } from './ContactPage.tsx';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { bleed: true },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Selecting a region shows only its offices, as cards and on the map. */
export const Region: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Americas' }).focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('heading', { name: /Houston|São Paulo/ })).toHaveLength(2);
    await expect(canvas.queryByRole('heading', { name: 'Seoul' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };

export const SecondBrand: Story = { globals: { brand: 'pumps' } };
