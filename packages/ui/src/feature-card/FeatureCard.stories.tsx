import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge } from 'lucide';
import { FeatureCard } from './index.ts';

const meta = {
  title: 'Cards/FeatureCard',
  tags: ['0.2.0'],
  component: FeatureCard,
  argTypes: { icon: { control: false } },
  args: {
    icon: Gauge,
    title: 'Energy Efficiency',
    text: '30–40% savings, verified to ±1%.',
    headingLevel: 2,
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { as: 'article' } };

/** A figure instead of the icon. */
export const WithFigure: Story = {
  args: {
    icon: undefined,
    figure: '4',
    unit: 'hours',
    title: 'Basic Operator Training',
    text: 'Start and stop, modes, alarms and filters.',
  },
};

export const WordsAlone: Story = { args: { icon: undefined } };

export const LongWords: Story = {
  args: {
    title: 'Schwingungsüberwachungseinrichtungen',
    text: 'Geschwindigkeitsmessungen an Hochgeschwindigkeitsgebläsen.',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const WithLink: Story = {
  args: {
    icon: undefined,
    title: 'Product Manuals',
    text: 'Installation, operation and maintenance of every series.',
    link: { name: 'Open manuals', href: '#manuals' },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
