import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Activity,
  CircleCheck,
  Crosshair,
  DropletOff,
  type IconNode,
  icons,
  MonitorCheck,
} from 'lucide';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CopyName } from '../../test/CopyName.tsx';
import { Grid } from '../grid/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconSizes } from './index.ts';

const meta = {
  title: 'Foundations/Icon',
  tags: ['0.1.0'],
  component: Icon,
  argTypes: { icon: { control: false } },
  args: { icon: Crosshair },
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

/** Next to text an icon is decorative and has the size of the text. */
export const InText: Story = {
  render: () => (
    <Stack direction="inline" gap="xs">
      <Icon icon={DropletOff} />
      <Text as="span">Oil-free</Text>
    </Stack>
  ),
};

/** A standalone icon needs a label. */
export const Named: Story = { args: { icon: CircleCheck, size: 'medium', label: 'Included' } };

/** Every icon of `lucide`. Click a name to copy its import. */
export const Gallery: Story = {
  render: () => <IconGallery />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'droplet off{Enter}');
    await expect(await canvas.findByRole('button', { name: /DropletOff/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of/);
  },
};

/** Maximum number of icons shown; the search finds the rest. */
const most = 48;

function IconGallery() {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = Object.entries<IconNode>(icons).filter(([name]) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  return (
    <Stack gap="l">
      <SearchField action="" value={search} onSearch={setSearch} />
      <Text role="status" size="small" tone="muted">
        {Math.min(most, found.length)} of {found.length} icons
      </Text>
      <Grid columns="four">
        {found.slice(0, most).map(([name, icon]) => (
          <Stack key={name} gap="xs">
            <Icon icon={icon} size="medium" />
            <CopyName name={name} copies={`import { ${name} } from 'lucide';`} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

export const Narrow: Story = { ...Sizes, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { ...Sizes, globals: { ground: 'dark' } };
