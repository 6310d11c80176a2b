import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Cards/Card',
  tags: ['0.1.0'],
  component: Card,
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={3}>MAX50</Heading>
        <Text tone="muted">40-60 m³/min at 0.6-1.0 bar</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { selected: true } };

export const OneSelected: Story = {
  render: ({ children }) => (
    <Grid as="ul">
      <Card as="li">{children}</Card>
      <Card as="li" selected>
        {children}
      </Card>
      <Card as="li">{children}</Card>
    </Grid>
  ),
};

/** The result beside a form. */
export const Subtle: Story = { args: { tone: 'subtle' } };

export const Narrow: Story = { ...OneSelected, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...OneSelected, globals: { ground: 'dark' } };
