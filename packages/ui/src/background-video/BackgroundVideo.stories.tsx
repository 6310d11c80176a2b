import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { squareFilm } from '../../test/films.ts';
import { heroImpeller } from '../../test/pictures.ts';
import { PauseMotion } from '../pause-motion/index.ts';
import { Picture } from '../picture/index.ts';
import { BackgroundVideo } from './index.ts';

const meta = {
  title: 'Media/BackgroundVideo',
  tags: ['0.1.0'],
  component: BackgroundVideo,
  args: {
    sources: squareFilm,
    poster: <Picture {...heroImpeller} priority />,
  },
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

export const Playground: Story = { args: { threshold: 0.7, parallax: true } };

/** The video loads after the page; the poster's alternative text describes it. */
export const Film: Story = {
  play: async ({ canvasElement }) => {
    const film = await waitFor(
      () => {
        const video = canvasElement.querySelector('video');
        if (!video) throw new Error('no film yet');
        return video;
      },
      // The idle callback runs two seconds after the load at the latest.
      { timeout: 10_000 },
    );
    await expect(film.muted).toBe(true);
    await expect(film.loop).toBe(true);
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(film.parentElement).toHaveAttribute('data-state', 'playing'));
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(heroImpeller.alt);
  },
};

/** The video follows the mouse and returns to the centre when the mouse leaves. */
export const Parallax: Story = {
  args: { parallax: true, sources: [] },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-parallax]');
    if (!root) throw new Error('no film');
    const { left, top, width, height } = root.getBoundingClientRect();
    const move = (x: number, y: number) =>
      fireEvent.pointerMove(root, {
        pointerType: 'mouse',
        clientX: left + x * width,
        clientY: top + y * height,
      });
    await waitFor(() => {
      move(0.75, 0.5);
      // Safari rounds the coordinates.
      return expect(Number(root.style.getPropertyValue('--parallax-x'))).toBeCloseTo(0.5, 2);
    });
    move(2, 0.5);
    await expect(root.style.getPropertyValue('--parallax-x')).toBe('0.000');
  },
};

/** Without a video only the poster is shown. */
export const PosterOnly: Story = { args: { sources: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
