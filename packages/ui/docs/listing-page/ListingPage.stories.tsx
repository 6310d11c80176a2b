import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListingPage } from './ListingPage.tsx';

const meta = {
  title: 'Pages/Listing',
  component: ListingPage,
  parameters: { bleed: true },
} satisfies Meta<typeof ListingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };

export const SecondBrand: Story = { globals: { brand: 'pumps' } };
