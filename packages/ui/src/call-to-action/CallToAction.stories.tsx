import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/index.ts';
import { CallToAction } from './index.ts';

const meta = {
  title: 'Sections/CallToAction',
  tags: ['0.1.0'],
  component: CallToAction,
  args: {
    title: 'Tell us the air you need.',
    text: 'An engineer answers within 24 hours with a model, its power and its return.',
    actions: (
      <>
        <ButtonLink href="/contact">Get a Free Consultation</ButtonLink>
        <ButtonLink href="/demo" tone="quiet">
          Schedule Live Demo
        </ButtonLink>
      </>
    ),
  },
  parameters: { bleed: true },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Light: Story = { args: { ground: 'light' } };

export const StatementOnly: Story = { args: { text: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
