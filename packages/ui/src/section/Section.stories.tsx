import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ledger } from '../ledger/index.ts';
import { Section } from './index.ts';

const meta = {
  title: 'Layout/Section',
  tags: ['0.1.0'],
  component: Section,
  parameters: { bleed: true },
  args: {
    title: 'Our Advantages',
    lead: 'Four decisions made at the shaft decide what the machine costs you for fifteen years.',
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'subtle', space: 'half' } };

/** Dark to show a machine, light to compare figures. */
export const Alternating: Story = {
  render: () => (
    <>
      <Section
        title="The shaft rides on air"
        lead="No oil, no gears, no contact."
        ground="dark"
      ></Section>
      <Section title="Specifications" lead="Every figure with its unit." ground="light"></Section>
      <Section
        title="Models"
        lead="Four of the MAX series, from 40 to 150 m³/min."
        ground="light"
        tone="subtle"
      ></Section>
    </>
  ),
};

/** The head in a column before the content. */
export const HeadAtTheSide: Story = {
  args: {
    head: 'side',
    title: 'Performance',
    lead: 'Four figures that decide what a machine costs to run.',
    children: (
      <Ledger
        items={[
          { value: '75–85', unit: '%', title: 'Efficiency by model', share: [75, 85] },
          { value: '40–100', unit: '%', title: 'Turn-down', share: [40, 100] },
        ]}
      />
    ),
  },
};

export const HalfSpace: Story = { args: { space: 'half' } };

/** Reserves the height of the window, so that content that loads late shifts nothing visible. */
export const Tall: Story = { args: { tall: true, tone: 'subtle' } };

export const Narrow: Story = { ...Alternating, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { tone: 'subtle' }, globals: { ground: 'dark' } };
