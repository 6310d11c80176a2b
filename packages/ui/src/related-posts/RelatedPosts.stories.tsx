import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bearing, impeller, map } from '../../test/pictures.ts';
import { RelatedPosts } from './index.ts';

const posts = [
  {
    href: '#aeration',
    title: 'Aeration takes 55% of a plant’s power. Where it goes',
    category: 'Wastewater',
    date: '2026-10-28',
    image: { ...impeller, alt: '' },
  },
  {
    href: '#surge',
    title: 'Surge, choke and the band between them',
    category: 'Controls',
    date: '2026-01-21',
    image: { ...map, alt: '' },
  },
  {
    href: '#air-foil-bearing',
    title: 'Why an air-foil bearing survives 100,000 starts',
    category: 'Bearings',
    date: '2026-11-04',
    image: { ...bearing, alt: '' },
  },
  {
    href: '#payback',
    title: 'Payback in two to three years: the arithmetic',
    category: 'Energy',
    date: '2026-03-25',
  },
];

const meta = {
  title: 'Blog/RelatedPosts',
  tags: ['0.1.0'],
  component: RelatedPosts,
  args: { items: posts },
} satisfies Meta<typeof RelatedPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the first three posts are shown. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'More like this' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Playground: Story = { args: { title: 'Read next', items: posts.slice(0, 2) } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
