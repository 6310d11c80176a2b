import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModelPage } from './ModelPage.tsx';

const meta = {
  title: 'Pages/Model',
  component: ModelPage,
  parameters: { bleed: true },
} satisfies Meta<typeof ModelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };

export const SecondBrand: Story = { globals: { brand: 'pumps' } };
