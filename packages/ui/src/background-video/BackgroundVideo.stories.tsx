import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { heroImpeller } from '../../test/pictures.ts';
import { PauseMotion } from '../pause-motion/index.ts';
import { Picture } from '../picture/index.ts';
import { BackgroundVideo } from './index.ts';

const meta = {
  title: 'Content/BackgroundVideo',
  component: BackgroundVideo,
  args: {
    sources: [],
    poster: <Picture {...heroImpeller} priority />,
  },
  argTypes: { poster: { control: false } },
  render: (props) => (
    <>
      <BackgroundVideo {...props} />
      <PauseMotion />
    </>
  ),
} satisfies Meta<typeof BackgroundVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { visible: 0.7 } };

/** The film comes after the page, under its poster's text: it has none of its own. */
export const Film: Story = {
  play: async ({ canvasElement }) => {
    const film = await waitFor(
      () => {
        const video = canvasElement.querySelector('video');
        if (!video) throw new Error('no film yet');
        return video;
      },
      // The browser is idle when it finds the time, two seconds after the load at the latest.
      { timeout: 10_000 },
    );
    await expect(film.muted).toBe(true);
    await expect(film.loop).toBe(true);
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(heroImpeller.alt);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
