import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '../section-head/index.ts';
import { grounds } from '../styles/index.ts';
import { Section, sectionSpaces, sectionTones } from './index.ts';

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: { bleed: true },
  args: {
    'aria-labelledby': 'advantages',
    children: (
      <SectionHead
        headingId="advantages"
        title="Our Advantages"
        lead="Four decisions made at the shaft decide what the machine costs you for fifteen years."
      />
    ),
  },
  argTypes: {
    ground: { control: 'inline-radio', options: grounds },
    tone: { control: 'inline-radio', options: sectionTones },
    space: { control: 'inline-radio', options: sectionSpaces },
    children: { control: false },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'subtle', space: 'half' } };

/** Dark where a machine is shown, light where a reader compares. */
export const Alternating: Story = {
  render: () => (
    <>
      <Section ground="dark" aria-label="Technology">
        <SectionHead title="The shaft rides on air" lead="No oil, no gears, no contact." />
      </Section>
      <Section ground="light" aria-label="Specifications">
        <SectionHead title="Specifications" lead="Every figure with its unit." />
      </Section>
      <Section ground="light" tone="subtle" aria-label="Models">
        <SectionHead title="Models" lead="Four of the MAX series, from 40 to 150 m³/min." />
      </Section>
    </>
  ),
};

export const HalfSpace: Story = { args: { space: 'half' } };

/** Content that comes in later finds its room: what follows is out of view, and stays where it is. */
export const Tall: Story = { args: { tall: true, tone: 'subtle' } };

export const Narrow: Story = { ...Alternating, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { tone: 'subtle' }, globals: { ground: 'dark' } };
