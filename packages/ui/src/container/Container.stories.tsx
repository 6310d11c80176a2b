import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Text } from '../text/index.ts';
import { Container } from './index.ts';

const meta = {
  title: 'Layout/Container',
  tags: ['0.1.0'],
  component: Container,
  parameters: { bleed: true },
  args: {
    children: (
      <Card>
        <Text>
          Between the margins of the page: 16 px on a phone, 40 px on a desktop, and never wider
          than 1320 px.
        </Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'wide' } };

export const OfText: Story = { args: { width: 'text' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
