import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Text, textSizes, textTones } from './index.ts';

const meta = {
  title: 'Type/Text',
  tags: ['0.1.0'],
  component: Text,
  args: {
    children:
      'The machine turns down from 100 to 40% of its flow by speed alone, without a blow-off valve.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lead', tone: 'muted' } };

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="l">
      {textSizes.flatMap((size) =>
        textTones.map((tone) => (
          <Text key={size + tone} size={size} tone={tone}>
            {children}
          </Text>
        )),
      )}
    </Stack>
  ),
};

export const Tabular: Story = {
  render: () => (
    <Stack gap="xxs">
      {['25,000 rpm', '22,000 rpm', '20,000 rpm', '18,000 rpm'].map((speed) => (
        <Text key={speed} tabular>
          {speed}
        </Text>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = { ...Sizes, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Sizes, globals: { ground: 'dark' } };
