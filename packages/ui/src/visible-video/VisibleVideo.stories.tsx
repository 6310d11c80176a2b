import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { squareFilm } from '../../test/films.ts';
import { bearing } from '../../test/pictures.ts';
import { Figure } from '../figure/index.ts';
import { PauseMotion } from '../pause-motion/index.ts';
import { Picture } from '../picture/index.ts';
import { Section } from '../section/index.ts';
import { Text } from '../text/index.ts';
import { VisibleVideo } from './index.ts';

const meta = {
  title: 'Media/VisibleVideo',
  tags: ['0.2.0'],
  component: VisibleVideo,
  argTypes: { sources: { control: false } },
  args: { sources: squareFilm, poster: <Picture {...bearing} /> },
} satisfies Meta<typeof VisibleVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { ratio: '4:3', threshold: 0.5 } };

const state = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('video')?.parentElement?.dataset.state;

/** Plays while 70 % of it is in the window. */
export const Visibility: Story = {
  decorators: [
    (Story) => (
      <>
        <Section>
          <Text>The text above the video.</Text>
        </Section>
        <Story />
        <Section tall>
          <Text>The text below the video.</Text>
        </Section>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-state="still"]')?.getBoundingClientRect();
    if (!frame) throw new Error('no video');
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    scrollTo(frame.top);
    await waitFor(() => expect(state(canvasElement)).toBe('playing'), { timeout: 10_000 });
    scrollTo(frame.top + frame.height * 0.8);
    await waitFor(() => expect(state(canvasElement)).toBe('still'));
    scrollTo(0);
  },
};

/** Its control pauses all motion on the page, and stays in sync with the other controls. */
export const Paused: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <PauseMotion />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(state(canvasElement)).toBe('playing'), { timeout: 10_000 });
    const controls = within(canvasElement).getAllByRole('button', { name: 'Pause motion' });
    await expect(controls).toHaveLength(2);
    controls[0]?.click();
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: 'Play motion' })).toHaveLength(2),
    );
    await waitFor(() => expect(state(canvasElement)).toBe('still'));
    await expect(canvasElement.querySelector('video')?.paused).toBe(true);
  },
};

export const WithCaption: Story = {
  render: (props) => (
    <Figure number={2} caption="Air-foil bearing, section">
      <VisibleVideo {...props} />
    </Figure>
  ),
};

/** Without sources the frame shows only the poster, and no control. */
export const PosterOnly: Story = {
  args: { sources: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
