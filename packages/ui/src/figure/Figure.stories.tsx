import type { Meta, StoryObj } from '@storybook/react-vite';
import { bearing, scaledMachine } from '../../test/pictures.ts';
import { Picture } from '../picture/index.ts';
import { Section } from '../section/index.ts';
import { Figure } from './index.ts';

const meta = {
  title: 'Media/Figure',
  tags: ['0.1.0'],
  component: Figure,
  args: { number: 2, caption: 'Air-foil bearing, section', children: <Picture {...bearing} /> },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithoutNumber: Story = { args: { number: undefined } };

/** An inline drawing in the colours of its ground. */
export const Drawing: Story = {
  args: {
    number: 3,
    caption: 'Shaft on its film of air',
    children: (
      <svg
        role="img"
        aria-label="A shaft between two foils"
        viewBox="0 0 120 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.3"
      >
        <path d="M8 10q52-6 104 0M8 30q52 6 104 0M4 20h112" strokeDasharray="2 1" />
        <rect x="8" y="13" width="104" height="14" />
      </svg>
    ),
  },
};

/** Machines side by side, cut by the edge of the window. */
export const Bleed: Story = {
  args: {
    bleed: true,
    number: undefined,
    caption: 'Machines in a row',
    children: <Picture {...scaledMachine('Row', [9, 2.4], 160)} />,
  },
  decorators: [
    (Story) => (
      <Section title="One aisle for the whole row">
        <Story />
      </Section>
    ),
  ],
  parameters: { layout: 'fullscreen' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
