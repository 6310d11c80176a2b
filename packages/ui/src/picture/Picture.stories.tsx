import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { bearing, brokenSrc, impeller } from '../../test/pictures.ts';
import { Grid } from '../grid/index.ts';
import { Picture, pictureRatios } from './index.ts';

const meta = {
  title: 'Media/Picture',
  tags: ['0.1.0'],
  component: Picture,
  args: { ...impeller, sizes: '(width >= 64rem) 60rem, 100vw' },
  argTypes: { color: { control: 'color' } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ratio: '3:2', priority: true } };

export const Fading: Story = { args: { ratio: '1:1', fades: true } };

export const WithCaption: Story = {
  args: { ...bearing, caption: 'Fig. 2 - Air-foil bearing, section' },
};

export const Ratios: Story = {
  render: (props) => (
    <Grid columns="three">
      {pictureRatios.map((ratio) => (
        <Picture key={ratio} {...props} ratio={ratio} caption={ratio} />
      ))}
    </Grid>
  ),
};

/** A background fills the frame, which suits a grid of images. */
export const FailedWithGround: Story = {
  args: { src: brokenSrc, sources: [], ratio: '16:9', fallback: 'ground', priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await waitFor(() => expect(image.closest('[data-state="failed"]')).toBeVisible());
  },
};

/** Image and caption are hidden. */
export const FailedAndHidden: Story = {
  args: { src: brokenSrc, caption: 'Fig. 2 - Air-foil bearing, section', priority: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('figure')).toBeNull());
  },
};

export const Narrow: Story = {
  args: { caption: 'Fig. 1 - Impeller' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = {
  args: { caption: 'Fig. 1 - Impeller' },
  globals: { ground: 'dark' },
};
