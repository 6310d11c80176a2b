import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../section/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Bleed } from './index.ts';

const meta = {
  title: 'Layout/Bleed',
  tags: ['0.1.0'],
  component: Bleed,
  parameters: { bleed: true },
  args: { children: <Skeleton shape="image" />, id: 'bleed' },
  argTypes: { children: { control: false } },
  render: (props) => (
    <Section space="half">
      <Stack gap="xl">
        <Text>The text keeps the margins of the page.</Text>
        <Bleed {...props} />
        <Text>The picture above does not.</Text>
      </Stack>
    </Section>
  ),
} satisfies Meta<typeof Bleed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [section, bleed] = ['section', '#bleed'].map((selector) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect(),
    );
    await expect([bleed?.left, bleed?.right]).toEqual([section?.left, section?.right]);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Playground: Story = {};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { globals: { ground: 'dark' } };
