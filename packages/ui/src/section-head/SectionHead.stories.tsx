import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { SectionHead } from './index.ts';

const meta = {
  title: 'Layout/SectionHead',
  tags: ['0.1.0'],
  component: SectionHead,
  args: {
    title: 'Find the machine by the air you need.',
    lead: 'Every model as the rectangle of flow and pressure it covers. Move the cross to your duty point.',
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };

export const TitleAlone: Story = { args: { title: 'Specifications', lead: undefined } };

export const Stack: Story = { args: { layout: 'stack' } };

export const Ruled: Story = { args: { layout: 'ruled' } };

export const Statement: Story = { args: { layout: 'statement' } };

export const Sentence: Story = { args: { layout: 'sentence' } };

export const WithLink: Story = {
  args: {
    children: (
      <Link href="#technologies" tone="standalone">
        All technologies
      </Link>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
