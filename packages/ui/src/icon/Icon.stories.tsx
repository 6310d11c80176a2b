import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, CircleCheck, Crosshair, DropletOff, MonitorCheck } from 'lucide';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconSizes } from './index.ts';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { icon: Crosshair },
  argTypes: {
    icon: { control: false },
    size: { control: 'inline-radio', options: iconSizes },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large', label: 'Efficiency' } };

export const Sizes: Story = {
  render: () => (
    <Stack direction="inline" gap="l">
      {iconSizes.map((size) => (
        <Icon key={size} icon={Crosshair} size={size} />
      ))}
      <Icon icon={Activity} size="large" />
      <Icon icon={MonitorCheck} size="large" />
      <Icon icon={DropletOff} size="large" />
    </Stack>
  ),
};

/** Beside its word an icon is decoration, and takes the size of the text. */
export const InText: Story = {
  render: () => (
    <Stack direction="inline" gap="xs">
      <Icon icon={DropletOff} />
      <Text as="span">Oil-free</Text>
    </Stack>
  ),
};

/** Alone it needs a name. */
export const Named: Story = { args: { icon: CircleCheck, size: 'medium', label: 'Included' } };

export const Narrow: Story = { ...Sizes, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Sizes, globals: { ground: 'dark' } };
