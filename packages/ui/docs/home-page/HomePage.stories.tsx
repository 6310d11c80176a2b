import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { bleed: true },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };

export const SecondBrand: Story = { globals: { brand: 'pumps' } };
