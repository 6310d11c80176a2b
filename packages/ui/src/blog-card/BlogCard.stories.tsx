import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bearing, brokenSrc, impeller, map } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { BlogCard, type BlogCardProps, BlogCardSkeleton } from './index.ts';

const post = {
  href: '#air-foil-bearing',
  title: 'Why an air-foil bearing survives 100,000 starts',
  text: 'Lift-off happens at a few thousand rpm. What the coating does before that point decides the life of the machine, and it can be measured.',
  category: 'Bearings',
  date: '2026-11-04T08:00:00.000Z',
  image: { ...bearing, alt: '' },
} satisfies BlogCardProps;

const others: BlogCardProps[] = [
  {
    href: '#aeration',
    title: 'Aeration takes 55% of a plant’s power. Where it goes',
    text: 'Compressed air, pumps, clarifiers, lighting: the split of a municipal plant, and the two settings which move the largest share.',
    category: 'Wastewater',
    date: '2026-10-28',
    image: { ...impeller, alt: '' },
  },
  {
    href: '#turn-down',
    title: 'Turn-down from 100% to 40% without a blow-off valve',
    text: 'Reading an operating map: surge line, choke line and the band between them that a variable-speed machine can hold.',
    category: 'Energy',
    date: '2026-10-12',
    image: { ...map, alt: '' },
  },
];

const meta = {
  title: 'Blog/BlogCard',
  tags: ['0.1.0'],
  component: BlogCard,
  parameters: { parts: { BlogCardSkeleton } },
  args: post,
  decorators: [
    (Story, { parameters }) =>
      parameters.grid ? (
        <Story />
      ) : (
        <Grid columns="three">
          <Story />
        </Grid>
      ),
  ],
} satisfies Meta<typeof BlogCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: post.title });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('November 4, 2026')).toHaveAttribute('datetime', post.date);
    // The whole card is the link, including its image.
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
};

export const Playground: Story = { args: { author: 'Bearing Laboratory', headingLevel: 2 } };

export const Listing: Story = {
  parameters: { grid: true },
  render: (props) => (
    <Grid columns="two">
      {[props, ...others].map((card) => (
        <BlogCard key={card.href} {...card} />
      ))}
    </Grid>
  ),
};

/** The older ones of a listing, side by side. */
export const Compact: Story = {
  parameters: { grid: true },
  render: (props) => (
    <Grid columns="two">
      {[props, ...others].map((card) => (
        <BlogCard key={card.href} {...card} layout="compact" sizes="10rem" />
      ))}
    </Grid>
  ),
};

export const NarrowCompact: Story = {
  args: { layout: 'compact', sizes: '10rem' },
  globals: { viewport: { value: 'narrow' } },
};

/** The title is truncated after two lines, the text after three. The link has the whole title as its name. */
export const LongText: Story = {
  args: {
    title:
      'Wire to air: measuring the efficiency of a blower at the meter, from the grid to the air that leaves its flange, on a working day',
    text: `${post.text} ${post.text}`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const linesOf = (text: Element) =>
      Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    await expect(linesOf(canvas.getByRole('heading'))).toBe(2);
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/on a working day$/);
    await expect(linesOf(canvas.getByText(/./, { selector: 'h3 ~ p:not(:last-child)' }))).toBe(3);
  },
};

export const WithoutImage: Story = { args: { image: undefined } };

export const BrokenImage: Story = { args: { image: { src: brokenSrc }, priority: true } };

export const Loading: Story = {
  parameters: { grid: true },
  render: () => (
    <Grid columns="two">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
        <BlogCardSkeleton key={place} />
      ))}
    </Grid>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Listing, globals: { ground: 'dark' } };
