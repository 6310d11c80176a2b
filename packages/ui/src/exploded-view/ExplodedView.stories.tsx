import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section/index.ts';
import { exploded } from './example.ts';
import { ExplodedView } from './index.ts';

const meta = {
  title: 'Figures/ExplodedView',
  tags: ['1.1.0'],
  component: ExplodedView,
  args: exploded,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExplodedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The content after a chapter slides over the stage. */
export const WithCurtain: Story = {
  args: {
    items: exploded.items.map((item, index) =>
      index === 0 ? { ...item, after: <Section title="Development timeline" /> } : item,
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
