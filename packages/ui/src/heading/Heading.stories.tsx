import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Heading, headingSizes } from './index.ts';

const meta = {
  title: 'Type/Heading',
  tags: ['0.1.0'],
  component: Heading,
  args: { level: 2, children: 'Why an air-foil bearing survives 100,000 starts' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 1, size: 'display' } };

export const Sizes: Story = {
  render: () => (
    <Stack gap="xl">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Air that carries nothing but pressure.
        </Heading>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { ...Sizes, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Sizes, globals: { ground: 'dark' } };
