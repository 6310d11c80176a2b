import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticlePage } from './ArticlePage.tsx';

const meta = {
  title: 'Pages/Article',
  component: ArticlePage,
  parameters: { bleed: true },
} satisfies Meta<typeof ArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };

export const SecondBrand: Story = { globals: { brand: 'pumps' } };
