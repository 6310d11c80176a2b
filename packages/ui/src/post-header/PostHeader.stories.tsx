import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { brokenSrc, map } from '../../test/pictures.ts';
import { Section } from '../section/index.ts';
import { PostHeader } from './index.ts';

const meta = {
  title: 'Blog/PostHeader',
  tags: ['0.1.0'],
  component: PostHeader,
  // The cover runs to its edge.
  decorators: [
    (Story) => (
      <Section aria-label="Post">
        <Story />
      </Section>
    ),
  ],
  args: {
    title: 'Turn-down from 100% to 40% without a blow-off valve',
    categories: [
      { name: 'Energy', href: '#energy' },
      { name: 'Controls', href: '#controls' },
    ],
    date: '2026-10-12',
    minutes: 6,
  },
} satisfies Meta<typeof PostHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/^By/)).toBeNull();
    await expect(canvas.getByText('October 12, 2026')).toBeVisible();
    await expect(canvas.getByText('6 min read')).toBeVisible();
  },
};

export const Playground: Story = {
  args: { author: 'Applications Engineering' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('By Applications Engineering')).toBeVisible();
  },
};

const caption = 'Fig. 1 - Operating map with surge line and speed lines';

export const WithCover: Story = { args: { cover: { ...map, caption } } };

/** A cover that fails to load is hidden with its caption. */
export const BrokenCover: Story = {
  args: { cover: { src: brokenSrc, alt: '', caption } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText(caption)).toBeNull());
  },
};

export const Narrow: Story = {
  args: { cover: { ...map, caption } },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { cover: { ...map, caption } }, globals: { ground: 'dark' } };
