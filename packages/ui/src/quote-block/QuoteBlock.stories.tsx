import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuoteBlock } from './index.ts';

const meta = {
  title: 'Sections/QuoteBlock',
  tags: ['0.1.0'],
  component: QuoteBlock,
  args: {
    children: 'Clean air for every process, with less energy than the process before it.',
    name: 'Mission',
    detail: 'since 2007',
  },
} satisfies Meta<typeof QuoteBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithoutSource: Story = { args: { name: undefined, detail: undefined } };

export const SeveralParagraphs: Story = {
  args: {
    children: (
      <>
        <p>A shaft that touches nothing has nothing to wear.</p>
        <p>That is why there is no oil, no gearbox and no filter to change.</p>
      </>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
