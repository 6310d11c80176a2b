import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandLink } from './index.ts';

const meta = {
  title: 'Shell/BrandLink',
  tags: ['0.1.0'],
  component: BrandLink,
  args: {
    href: '/',
    name: 'Northwind Air',
    mark: (
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
        <path d="M2 6c5-4 8 4 20 0M2 13c5-3 9 3 20 0M2 21h20" />
      </svg>
    ),
  },
} satisfies Meta<typeof BrandLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { 'aria-label': 'Northwind Air, home' } };

export const NameAlone: Story = { args: { mark: undefined } };

export const LongName: Story = { args: { name: 'Vereinigte Turbogebläsewerke Oberschwaben' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
