import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing } from '../../test/pictures.ts';
import { AnnotatedPicture } from './index.ts';

const meta = {
  title: 'Media/AnnotatedPicture',
  tags: ['1.1.0'],
  component: AnnotatedPicture,
  args: {
    picture: { ...bearing, width: 900, height: 600 },
    callouts: [
      { text: 'Foil', from: [450, 260], to: [250, 80] },
      { text: 'Housing', from: [640, 380], to: [700, 520] },
    ],
  },
} satisfies Meta<typeof AnnotatedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
