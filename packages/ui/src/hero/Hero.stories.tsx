import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { squareFilm } from '../../test/films.ts';
import { blowerFront, heroImpeller } from '../../test/pictures.ts';
import { BackgroundVideo } from '../background-video/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { ButtonLink } from '../button/index.ts';
import { LineUp } from '../line-up/index.ts';
import { Axis as LineUpAxis } from '../line-up/LineUp.stories.tsx';
import { MeasureBand } from '../measure-band/index.ts';
import { PauseMotion } from '../pause-motion/index.ts';
import { Picture } from '../picture/index.ts';
import { Hero } from './index.ts';

const meta = {
  title: 'Sections/Hero',
  tags: ['0.1.0'],
  component: Hero,
  args: {
    headlines: [
      {
        title: 'Air that carries nothing but pressure.',
        text: 'High-speed turbo blowers on air-foil bearings. No oil, no gears, no contact, and 30–40% less energy.',
      },
      {
        title: 'Quieter than the room it stands in.',
        text: 'No gearbox, no pulsation, no acoustic room.',
      },
      {
        title: 'Every kilowatt on the screen.',
        text: 'Smart IoT monitoring of bearing temperature, flow and power.',
      },
    ],
    media: <Picture {...heroImpeller} priority />,
    actions: (
      <>
        <ButtonLink href="#products">Explore Products</ButtonLink>
        <ButtonLink href="#contact" tone="quiet">
          Contact Us
        </ButtonLink>
      </>
    ),
    tags: ['Industrial', 'Commercial', 'Residential'],
    control: <PauseMotion />,
    foot: (
      <MeasureBand
        items={[
          { value: '30–40', unit: '%', label: 'Energy savings' },
          { value: '< 45', unit: 'dB', label: 'Noise' },
          { value: '99.9', unit: '%', label: 'Uptime' },
          { value: '2–3', unit: 'years', label: 'Return on investment' },
        ]}
      />
    ),
  },
  parameters: { bleed: true },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The headlines rotate in the `<h1>`, and only the visible one is read out. */
export const Rotating: Story = {
  args: { interval: 1200 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { level: 1 });
    const height = title.offsetHeight;
    for (const headline of [args.headlines[1], args.headlines[2], args.headlines[0]]) {
      await waitFor(
        () =>
          expect(title.querySelector('[data-state="current"]')).toHaveTextContent(
            headline?.title ?? '',
          ),
        { timeout: 3000 },
      );
      await waitFor(() => expect(title).toHaveAccessibleName(headline?.title ?? ''));
      await expect(title.offsetHeight).toBe(height);
    }
  },
};

/** A single headline with an image and no motion. */
export const OneHeadline: Story = {
  args: {
    headlines: [
      {
        title: 'MAX series',
        text: '40 to 150 m³/min for wastewater, food and pneumatic conveying.',
      },
    ],
    control: undefined,
  },
};

/** A video over its poster, following the mouse. */
export const Film: Story = {
  args: {
    media: (
      <BackgroundVideo
        parallax
        sources={squareFilm}
        poster={<Picture {...heroImpeller} priority />}
      />
    ),
  },
};

/** The copy ends before the subject, so that nothing darkens it. */
export const WideMedia: Story = {
  args: {
    ...OneHeadline.args,
    headlines: [
      { title: 'RMX. Sized to the duty.', text: 'Twenty-one models in four pressure bands.' },
    ],
    mediaPlace: 'wide',
  },
};

/** For an image with its subject in the middle. */
export const MediaAtTheEnd: Story = { args: { ...OneHeadline.args, mediaPlace: 'end' } };

/** A picture with a transparent background, whole beside the copy. */
export const ObjectMedia: Story = {
  args: {
    height: 'content',
    headlines: [{ title: 'RMX50-C080', text: 'An oil-free turbo blower of the RMX series.' }],
    media: <Picture {...blowerFront} color={undefined} priority />,
    mediaPlace: 'object',
    tags: undefined,
    control: undefined,
  },
};

/** It stands on a line across the page, larger, and its subject ends with the row. */
export const OnTheFloor: Story = {
  args: {
    ...ObjectMedia.args,
    media: <Picture {...blowerFront} color={undefined} ratio="1:1" priority />,
    mediaPlace: 'floor',
  },
};

/** A faint ground for machines on their axis, with the actions beside the figures. */
export const MediaBehind: Story = {
  args: {
    ...OneHeadline.args,
    headlines: [
      { title: 'MAX. Air in bulk.', text: 'Four models for the largest plants, without oil.' },
    ],
    mediaPlace: 'behind',
    tags: undefined,
    children: <LineUp scale={109} items={[]} {...LineUpAxis.args} />,
  },
};

/** As high as its content, without media: for listings and articles. */
export const Content: Story = {
  args: {
    height: 'content',
    headlines: [{ title: 'Technical resources', text: 'Bearings, aeration, energy and controls.' }],
    media: undefined,
    actions: undefined,
    tags: undefined,
    control: undefined,
    foot: undefined,
    children: <Breadcrumbs items={[{ name: 'Home', href: '/' }, { name: 'Blog' }]} />,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
